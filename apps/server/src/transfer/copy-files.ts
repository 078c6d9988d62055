import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, readdir, rename } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { v7 } from "uuid";
import { StartupError } from "../db/startup-error.ts";
import { property } from "../lib/property.ts";

export interface CopiedFiles {
  readonly files: number;
  readonly bytes: number;
}

/** What belongs to the embedded database, identifies the folder's database, or is recreated automatically. */
const left: ReadonlySet<string> = new Set([
  "postgres",
  "postgres.lock",
  ".regain-folder",
  "compiled",
  "builds",
]);

interface Content {
  readonly bytes: number;
  readonly sha256: string;
}

async function contentOf(path: string): Promise<Content | undefined> {
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  } catch (error) {
    if (property(error, "code") === "ENOENT") return undefined;
    throw error;
  }
  return { bytes, sha256: hash.digest("hex") };
}

async function filesIn(folder: string, others: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => {
      const [first = ""] = path.split(/[/\\]/, 1);
      return !left.has(first) && !others.includes(first);
    })
    .toSorted();
}

/** The copy appears whole or not at all, and is read back. */
async function copyOne(from: string, to: string, wanted: Content): Promise<void> {
  const draft = `${to}.${v7()}`;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await copyFile(from, draft);
  const copied = await contentOf(draft);
  if (copied?.sha256 !== wanted.sha256) throw new Error(`The copy of ${from} differs from it.`);
  await rename(draft, to);
}

/**
 * Copies what Regain keeps on disk next to its embedded database to another data folder. What is already there, as
 * after an interrupted move, stays.
 * @param others also left where they are
 * @throws StartupError if there is a different file of the same name
 */
export async function copyFiles(
  from: string,
  to: string,
  others: readonly string[] = [],
): Promise<CopiedFiles> {
  const paths = await filesIn(from, others);
  let bytes = 0;
  for (const path of paths) {
    const [source, target] = [join(from, path), resolve(to, path)];
    const wanted = await contentOf(source);
    if (!wanted) throw new Error(`${source} has disappeared meanwhile.`);
    const there = await contentOf(target);
    if (there && there.sha256 !== wanted.sha256)
      throw new StartupError(
        `${target} already exists and differs from ${source}, so nothing was moved: set DATA_DIR to a new folder.`,
      );
    if (!there) await copyOne(source, target, wanted);
    bytes += wanted.bytes;
  }
  return { files: paths.length, bytes };
}
