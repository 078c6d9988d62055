/** Takes the pictures that words name out of the Noto Emoji set: `npm run content:pictures`. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { words } from "../src/en/words.ts";
import { type PictureSource, writePictures } from "./picture-files.ts";

interface IconSet {
  readonly icons: PictureSource["bodies"];
}

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === "object" && value !== null && "icons" in value;

const set = fileURLToPath(import.meta.resolve("@iconify-json/noto/icons.json"));
const content: unknown = JSON.parse(readFileSync(set, "utf8"));
if (!isIconSet(content)) throw new Error(`${set} is not an icon set`);
const folder = fileURLToPath(new URL("../pictures", import.meta.url));
const changed = writePictures(folder, {
  keys: words.map((word) => word.picture),
  bodies: content.icons,
});
console.log(`${words.length} words have their pictures; ${changed} files changed.`);
