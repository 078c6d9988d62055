import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A film as the three files that a browser requests, which share one name. */
export interface FilmFiles {
  readonly mp4: Uint8Array;
  readonly vtt: string;
  readonly jpg: Uint8Array;
}

const nameOf = ({ mp4, vtt, jpg }: FilmFiles): string =>
  createHash("sha256").update(mp4).update(vtt).update(jpg).digest("hex").slice(0, 12);

function readManifest(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
    throw error;
  }
}

/**
 * Puts films into a folder, by the name of their view. `manifest.json` maps views to files: `<first 12 hex
 * digits of the sha256 of all three>.mp4`, with `.vtt` and `.jpg` next to it. A film that is replaced is
 * removed: no stored item names one.
 */
export function writeFilms(folder: string, films: Readonly<Record<string, FilmFiles>>): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "manifest.json");
  const manifest = readManifest(path);
  for (const [view, film] of Object.entries(films)) {
    const name = nameOf(film);
    manifest[view] = `${name}.mp4`;
    for (const kind of ["mp4", "vtt", "jpg"] as const)
      writeFileSync(join(folder, `${name}.${kind}`), film[kind]);
  }
  const sorted = Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  const kept = new Set(sorted.map(([, file]) => file.replace(/\.mp4$/, "")));
  for (const file of readdirSync(folder))
    if (file !== "manifest.json" && !kept.has(file.replace(/\.\w+$/, "")))
      rmSync(join(folder, file));
}
