import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { type Figure, megabytes, quantile } from "./figures.ts";
import { type MeasuredPart, pageOf } from "./page.ts";

const docs = join(import.meta.dirname, "../docs");
const folder = join(docs, "measurements");
/** What was measured in a slow hour, kept next to what was measured in a quick one. */
const slowFolder = join(folder, "slow");
/** The files written here do not change what is measured. */
const ownFiles = ["measurements", "measurements.md", "growth.svg"].map(
  (name) => `:(exclude,top)docs/${name}`,
);

/** What was measured in one run, as stored in `docs/measurements/<name>.json`. */
export interface RecordedPart {
  readonly title: string;
  /** What is run, how and on what; Markdown. */
  readonly about: string;
  /** The command that repeats it. */
  readonly command: string;
  readonly machine: string;
  /** The machine's load before it began: times are meaningful while it is below the number of cores. */
  readonly load: string;
  /** How fast the processor was, before it began and after it ended: {@link machineIndex}. */
  readonly indexes?: readonly [before: number, after: number];
  /** How quickly fresh memory came, MB per second, before and after: {@link freshMemory}. */
  readonly memory?: readonly [before: number, after: number];
  /** The day, YYYY-MM-DD. */
  readonly date: string;
  /** The commit it was built from, with a plus if there were further changes. */
  readonly commit: string;
  readonly figures: readonly Figure[];
}

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: docs, encoding: "utf8" }).trim();

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "cpu"}, ${megabytes(totalmem())}, Node ${process.version}`;

const rounds = 3;
/** A machine below this is slow, or in a slow hour: {@link machineIndex}. */
const leastQuickIndex = 2_000;
/** The same for its memory: {@link freshMemory}. */
const leastQuickMemory = 1_000;

/** A run from before these were recorded counts as quick: all of those were in quick hours. */
const isSlow = ({ indexes, memory }: Pick<RecordedPart, "indexes" | "memory">): boolean =>
  Math.min(...(indexes ?? [])) < leastQuickIndex || Math.min(...(memory ?? [])) < leastQuickMemory;

const medianOf = (measure: () => number): number =>
  Math.round(quantile(Array.from({ length: rounds }, measure), 0.5));

/**
 * How fast the machine's processor is now: Lighthouse's own benchmark, run by Node. The same machine can be half as
 * fast an hour later, when others use the hardware it runs on.
 */
export const machineIndex = (): number => medianOf(() => pageFunctions.computeBenchmarkIndex());

/**
 * How quickly the system provides fresh memory, in MB per second. When others use the hardware that the machine runs
 * on, the processor can be as fast as ever while this drops to a tenth: then whatever starts processes or fills new
 * memory is slow.
 */
export function freshMemory(): number {
  const bytes = 64 * 2 ** 20;
  return medianOf(() => {
    const began = performance.now();
    const fresh = Buffer.allocUnsafeSlow(bytes);
    // A page is provided when it is first written to.
    for (let at = 0; at < bytes; at += 4_096) fresh[at] = 1;
    return bytes / 1e3 / (performance.now() - began);
  });
}

export const load = (): string => loadavg()[0]!.toFixed(1);

const readPart = async (path: string) => JSON.parse(await readFile(path, "utf8")) as RecordedPart;

const readPartIfKept = (path: string): Promise<RecordedPart> | undefined =>
  existsSync(path) ? readPart(path) : undefined;

/**
 * Stores what was measured, and rewrites the page of everything stored. Figures from a slow hour do not replace those
 * from a quick one: they are kept next to them.
 */
export async function recordFigures(
  name: string,
  part: Pick<
    RecordedPart,
    "title" | "about" | "command" | "load" | "indexes" | "memory" | "figures"
  >,
): Promise<void> {
  const commit = git("rev-parse", "--short", "HEAD");
  const changes = git("status", "--porcelain", "--untracked-files=no", "--", ":/", ...ownFiles);
  const record: RecordedPart = {
    ...part,
    machine: machine(),
    date: new Date().toISOString().slice(0, 10),
    commit: changes === "" ? commit : `${commit}+`,
  };
  const file = `${name}.json`;
  const kept = await readPartIfKept(join(folder, file));
  const place = isSlow(record) && kept && !isSlow(kept) ? slowFolder : folder;
  await mkdir(place, { recursive: true });
  await writeFile(join(place, file), `${JSON.stringify(record, undefined, 2)}\n`);
  await writePage();
}

/** Writes `docs/measurements.md` from what is stored: the parts in the order of their names, then the other pages. */
export async function writePage(): Promise<void> {
  const names = (await readdir(folder)).toSorted();
  const parts = await Promise.all(
    names
      .filter((name) => name.endsWith(".json"))
      .map(async (name): Promise<MeasuredPart> => {
        const slow = await readPartIfKept(join(slowFolder, name));
        return { main: await readPart(join(folder, name)), ...(slow && { slow }) };
      }),
  );
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith(".md"))
      .map((name) => readFile(join(folder, name), "utf8")),
  );
  await writeFile(join(docs, "measurements.md"), pageOf(parts, pages));
}
