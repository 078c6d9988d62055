import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toSvg } from "./svg.ts";

export interface PictureSource {
  readonly keys: readonly string[];
  /** The elements inside the svg element, by key. */
  readonly bodies: Readonly<Record<string, { readonly body: string }>>;
}

/** The first 12 hex digits of the sha256 of a file's text. */
export const fileHash = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

function writeChanged(path: string, text: string): boolean {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return false;
  writeFileSync(path, text);
  return true;
}

/**
 * Writes the pictures into a folder, with `manifest.json` from key to file name. Files of earlier builds
 * stay, because items that patients had name them. Writing the same pictures again changes nothing.
 * @returns the number of files that changed
 * @throws Error for a key that the source does not have
 */
export function writePictures(folder: string, { keys, bodies }: PictureSource): number {
  mkdirSync(folder, { recursive: true });
  const pictures = [...new Set(keys)].toSorted().map((key) => {
    const icon = bodies[key];
    if (icon === undefined) throw new Error(`the picture set has no "${key}"`);
    const svg = toSvg(key, icon.body);
    return { key, svg, file: `${fileHash(svg)}.svg` };
  });
  const manifest = Object.fromEntries(pictures.map(({ key, file }) => [key, file]));
  const changed = pictures.filter(({ file, svg }) => writeChanged(join(folder, file), svg)).length;
  const manifestText = `${JSON.stringify(manifest, null, 2)}\n`;
  return changed + (writeChanged(join(folder, "manifest.json"), manifestText) ? 1 : 0);
}
