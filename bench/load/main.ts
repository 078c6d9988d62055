/** `npm run bench:load -- --patients 1000 …`: one size of load, for as long as wanted, printed and not recorded. */
import { parseArgs } from "node:util";
import { printFigures } from "../figures.ts";
import { load, machine } from "../record.ts";
import { figuresOfLoad } from "./figures-of-load.ts";
import { type LoadRun, runLoad } from "./run-load.ts";

const { values } = parseArgs({
  options: {
    engine: { type: "string", default: "PostgreSQL" },
    processes: { type: "string", default: "1" },
    patients: { type: "string", default: "200" },
    /** What fraction of a patient's time passes: 1 as in real life, 0.1 ten times as fast. */
    pace: { type: "string", default: "1" },
    /** Seconds within which the patients arrive. */
    arrive: { type: "string", default: "20" },
    seconds: { type: "string", default: "60" },
    /** People who log in with a password, all at the same time. */
    logins: { type: "string", default: "0" },
  },
});

const { engine } = values;
if (engine !== "embedded" && engine !== "PostgreSQL")
  throw new Error("--engine is embedded or PostgreSQL.");
const run: LoadRun = {
  engine,
  processes: engine === "embedded" ? 1 : Number(values.processes),
  patients: Number(values.patients),
  pace: Number(values.pace),
  arriveMs: Number(values.arrive) * 1000,
  measureMs: Number(values.seconds) * 1000,
  logins: Number(values.logins),
};
console.log(`${machine()}, load ${load()}`);
const outcome = await runLoad(run);
if (outcome) {
  printFigures("Load", figuresOfLoad(run, outcome));
  console.log("\n  all calls: median, 95th, 99th, count");
  for (const { call, median, p95, p99, count } of outcome.times)
    console.log(
      `  ${call.padEnd(52)} ${[median, p95, p99].map(Math.round).join(" ")} ms, ${count}`,
    );
} else console.error("PostgreSQL is not installed on this machine.");
