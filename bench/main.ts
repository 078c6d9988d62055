/**
 * `npm run bench [-- --record] [part …]`: measures what the design's budgets name. Figures of one run belong
 * together; the machine they were measured on matters more than a few percent between two runs. With `--record` they
 * are stored, and docs/measurements.md is written from them.
 */
import { prepareDemo } from "../e2e/support/demo.ts";
import { buildWebIfChanged } from "../tools/web-build.ts";
import { type Figure, printFigures } from "./figures.ts";
import { freshMemory, load, machine, machineIndex, recordFigures } from "./record.ts";

interface Part {
  readonly title: string;
  /** What is run, how and on what; Markdown. */
  readonly about: string;
  measure(): Promise<Figure[]>;
}

const parts: Readonly<Record<string, () => Promise<Part>>> = {
  server: () => import("./parts/server.ts"),
  caseload: () => import("./parts/caseload.ts"),
  institution: () => import("./parts/institution.ts"),
  audit: () => import("./parts/audit.ts"),
  fuzz: () => import("./parts/fuzz.ts"),
  storing: () => import("./parts/storing.ts"),
  load: () => import("./parts/load.ts"),
  faults: () => import("./parts/faults.ts"),
  export: () => import("./parts/export.ts"),
  growth: () => import("./parts/growth.ts"),
  scripts: () => import("./parts/scripts.ts"),
  grid: () => import("./parts/grid.ts"),
  player: () => import("./parts/player.ts"),
  lighthouse: () => import("./parts/lighthouse.ts"),
};

const isRecorded = process.argv.includes("--record");
const wanted = process.argv.slice(2).filter((word) => word !== "--record");
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(", ")}. There are: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}

console.log(`${machine()}, load ${load()}`);
await buildWebIfChanged();
const forgetDemo = await prepareDemo();
try {
  for (const [name, open] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const { title, about, measure } = await open();
    const before = load();
    const [indexBefore, memoryBefore] = [machineIndex(), freshMemory()];
    const figures = await measure();
    const indexes = [indexBefore, machineIndex()] as const;
    const memory = [memoryBefore, freshMemory()] as const;
    printFigures(title, figures);
    console.log(`  the machine's index: ${indexes.join(", then ")}`);
    console.log(`  fresh memory, MB/s: ${memory.join(", then ")}`);
    if (!isRecorded) continue;
    const command = `npm run bench -- ${name}`;
    await recordFigures(name, { title, about, command, load: before, indexes, memory, figures });
  }
} finally {
  await forgetDemo();
}
