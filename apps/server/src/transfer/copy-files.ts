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

/** What is the embedded database's own, says which database a folder belongs to, or is made anew by itself. */
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

/** Appears whole or not at all, and is read again. */
async function copyOne(from: string, to: string, wanted: Content): Promise<void> {
  const draft = `${to}.${v7()}`;
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, draft);
  const copied = await contentOf(draft);
  if (copied?.sha256 !== wanted.sha256) throw new Error(`${from} arrived with other bytes.`);
  await rename(draft, to);
}

/**
 * Copies what Regain keeps on disk beside its embedded database to another data folder. What is there already, as
 * after a move that was broken off, stays.
 * @param others are left where they are too
 * @throws StartupError where a file of the same name is another one
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
    if (!wanted) throw new Error(`${source} went away meanwhile.`);
    const there = await contentOf(target);
    if (there && there.sha256 !== wanted.sha256)
      throw new StartupError(
        `${target} is there already and is not the same as ${source}, so nothing was moved: set DATA_DIR to a new folder.`,
      );
    if (!there) await copyOne(source, target, wanted);
    bytes += wanted.bytes;
  }
  return { files: paths.length, bytes };
}
