import type { Figure } from "../figures.ts";
import { figuresOfLoad, nameOfRun } from "../load/figures-of-load.ts";
import { type LoadRun, runLoad } from "../load/run-load.ts";

export const title = "Load";

export const about = `Simulated patients from \`packages/therapy\` play real sessions through the real calls, each with the web app's own outbox: who
is signed in, the welcome, the next session saved, the start, 4 to 20 items sent one by one, the welcome again, and before
one session in four the report. They think as long as patients do (about 10 s per item) and arrive within 10 to 40 s, each
already signed in. Driver, servers, and PostgreSQL (which waits for the disk) are separate processes on the same machine, the
servers in \`staging\`, called in turn. Times are the driver's, to the last byte. Afterward, what was acknowledged is compared
with what the database holds. *Ten times as quick* is deliberate overload: it is answered 503 with Retry-After, and the
outboxes retry. One size for longer: \`npm run bench:load -- --engine PostgreSQL --processes 2 --patients 1000 --seconds 120\`.`;

const second = 1_000;

/** The loads, from one room to several clinics; the last one is more than a two-core machine can handle. */
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
