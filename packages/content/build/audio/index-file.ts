/** The one index of all clips: one line each, ordered by their words, so that diffs are readable. */
import { type IndexEntry, indexLine, keyOf, readIndexLine } from "@regain/content/audio-index";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const pathOf = (folder: string) => join(folder, "index.json");

/** @throws Error for a file that is not an index */
export function readEntries(folder: string): IndexEntry[] {
  const path = pathOf(folder);
  const lines: unknown = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
  if (!Array.isArray(lines)) throw new Error(`${path} is not an index`);
  return lines.map((line) => readIndexLine(String(line)));
}

const byKey = (a: IndexEntry, b: IndexEntry) => (keyOf(a.said) < keyOf(b.said) ? -1 : 1);

export function writeEntries(folder: string, entries: readonly IndexEntry[]): void {
  const lines = entries.toSorted(byKey).map(indexLine);
  writeFileSync(pathOf(folder), `${JSON.stringify(lines, null, 2)}\n`);
}
