import type { Figure } from "../figures.ts";
import { figuresOfLoad, nameOfRun } from "../load/figures-of-load.ts";
import { type LoadRun, runLoad } from "../load/run-load.ts";

export const title = "Load";

export const about = `Simulated patients of \`packages/therapy\` play real sessions through the real calls, each with the web app's own
outbox: who is signed in, the welcome, the next session put aside, the start, 4 to 20 items sent one by one, the welcome after it, and
before one session in four the report. They think as long as patients do (about 10 s an item) and come within 10 to 40 s, each
signed in already. Driver, servers and PostgreSQL (which waits for the disk) are processes of their own on the same machine, the
servers in \`staging\`, asked in turn. Times are the driver's, to the last byte. Afterwards what was acknowledged is held against what
the database holds. *Ten times as quick* is overload on purpose: it is answered 503 with Retry-After, and the outboxes come again.
One size for longer: \`npm run bench:load -- --engine PostgreSQL --processes 2 --patients 1000 --seconds 120\`.`;

const second = 1_000;

/** What is asked for, from one room to several clinics; the last is more than a machine of two cores can do. */
const runs: readonly LoadRun[] = [
  {
    engine: "embedded",
    processes: 1,
    patients: 50,
    pace: 1,
    arriveMs: 10 * second,
    measureMs: 25 * second,
  },
  {
    engine: "PostgreSQL",
    processes: 1,
    patients: 200,
    pace: 1,
    arriveMs: 10 * second,
    measureMs: 25 * second,
    logins: 100,
  },
  {
    engine: "PostgreSQL",
    processes: 2,
    patients: 200,
    pace: 1,
    arriveMs: 10 * second,
    measureMs: 25 * second,
    logins: 100,
  },
  {
    engine: "PostgreSQL",
    processes: 1,
    patients: 1_000,
    pace: 1,
    arriveMs: 40 * second,
    measureMs: 20 * second,
  },
  {
    engine: "PostgreSQL",
    processes: 2,
    patients: 1_000,
    pace: 1,
    arriveMs: 40 * second,
    measureMs: 20 * second,
  },
  {
    engine: "PostgreSQL",
    processes: 1,
    patients: 1_000,
    pace: 0.1,
    arriveMs: 10 * second,
    measureMs: 20 * second,
  },
];

export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const run of runs) {
    const outcome = await runLoad(run);
    figures.push(
      ...(outcome
        ? figuresOfLoad(run, outcome)
        : [{ what: nameOfRun(run), value: "PostgreSQL is not installed on this machine" }]),
    );
  }
  return figures;
}
