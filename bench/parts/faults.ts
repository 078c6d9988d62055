import { type Fault, faults } from "../faults/faults.ts";
import { type FaultOutcome, type FaultSize, runFaults } from "../faults/run-fault.ts";
import type { Figure } from "../figures.ts";

export const title = "Faults: answers acknowledged, stored, doubled";

/** Concurrent sessions. */
const sessions = 200;
const size: FaultSize = { sessions, exercises: 4, itemsEach: 4, pace: 0.1 };

export const about = `
${sessions} simulated patients practice in parallel, each with a session of ${size.exercises * size.itemsEach} items and the web app's own outbox, over the real
calls and a network that can be disturbed, against real server processes; each fault has its own database. *Acknowledged* is
what the server confirmed: only then does a device forget an answer. Every acknowledged answer must be stored, none twice,
neither as a row nor in the counts that the reports read (*doubled*), none scored differently from the player (*differing*),
none ended before it began or after it was received, and in the end nothing may be left on a device. *Failed or refused* are
requests while the fault lasted, by the status of the answer; the outbox sent each again. The servers accept everybody
(\`OVERLOAD_MS\` at its maximum), so any failure is due to the fault. \`npm run test:long\` does the same with a few sessions
(\`bench/faults/faults.test.ts\`). What happens to one person in a browser (a killed tab, two tabs, a device's clock that
jumps) is covered by \`e2e/faults.journey.ts\` and \`e2e/practice.journey.ts\`. What is promised in each case: [decision
63](decisions/0063-what-a-fault-may-cost.md).
`;

const engines = { embedded: "embedded", postgres: "PostgreSQL" } as const;

/** How many failed, and with which status. */
function failuresOf({ failures }: FaultOutcome): string {
  const kinds = Object.entries(failures);
  const sum = kinds.reduce((so, [, count]) => so + count, 0);
  const each = kinds.map(([status, count]) => `${count} ${status === "0" ? "no answer" : status}`);
  return sum === 0 ? "0" : `${sum} (${each.join(", ")})`;
}

function figureOf({ name, engine }: Fault, outcome: FaultOutcome | undefined): Figure {
  const what = `${engines[engine]}: ${name}`;
  if (!outcome) return { what, value: "not to be had on this machine" };
  const { acknowledged, stored, doubled, lost, differing, unsent, given, outOfOrder } = outcome;
  const isRight =
    given === sessions * size.exercises * size.itemsEach &&
    stored === given &&
    acknowledged === given &&
    lost + doubled + differing + unsent + outOfOrder === 0;
  return {
    what,
    value: `${given} given, ${acknowledged} acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled, ${differing} differing, ${unsent} unsent; requests failed or refused meanwhile: ${failuresOf(outcome)}`,
    budget: "all stored once",
    isWithin: isRight,
  };
}

export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const fault of Object.values(faults)) {
    const figure = figureOf(fault, await runFaults([fault], size));
    console.log(`${figure.what}: ${figure.value}`);
    figures.push(figure);
  }
  return figures;
}
