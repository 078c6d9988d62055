/**
 * `npm run bench [part …]`: measures what the budgets of the design name. Figures of one run belong together; the
 * machine they were taken on matters more than a few percent between two runs.
 */
import { cpus, loadavg, totalmem } from "node:os";
import { prepareDemoData } from "../e2e/support/server.ts";
import { buildWebIfChanged } from "../tools/web-build.ts";
import { type Figure, megabytes, printFigures } from "./figures.ts";

const parts: Readonly<
  Record<string, () => Promise<{ title: string; measure(): Promise<Figure[]> }>>
> = {
  server: () => import("./parts/server.ts"),
  caseload: () => import("./parts/caseload.ts"),
  institution: () => import("./parts/institution.ts"),
  audit: () => import("./parts/audit.ts"),
  storing: () => import("./parts/storing.ts"),
  export: () => import("./parts/export.ts"),
  scripts: () => import("./parts/scripts.ts"),
  grid: () => import("./parts/grid.ts"),
  player: () => import("./parts/player.ts"),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}

const [cpu] = cpus();
console.log(
  `${cpus().length} × ${cpu?.model ?? "cpu"}, ${megabytes(totalmem())}, Node ${process.version}, load ${loadavg()[0]!.toFixed(1)}`,
);
await buildWebIfChanged();
const forgetDemo = await prepareDemoData();
try {
  for (const [name, load] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const part = await load();
    printFigures(part.title, await part.measure());
  }
} finally {
  await forgetDemo();
}
