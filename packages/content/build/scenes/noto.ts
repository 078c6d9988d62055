/** Pictures of the Noto Emoji set, as parts of scenes. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { placed, type Point, type Svg } from "./draw.ts";

export type Bodies = Readonly<Record<string, { readonly body: string }>>;

const isIconSet = (value: unknown): value is { readonly icons: Bodies } =>
  typeof value === "object" && value !== null && "icons" in value;

function readBodies(): Bodies {
  const file = fileURLToPath(import.meta.resolve("@iconify-json/noto/icons.json"));
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!isIconSet(content)) throw new Error(`${file} is not an icon set`);
  return content.icons;
}

/** Drawn in a box of 128 by 128, by name. */
export const notoBodies: Bodies = readBodies();

/** Its ids are named after it, so that two pictures in one scene keep their own gradients. */
const named = (name: string, body: string) =>
  body
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);

/**
 * A picture of the set, `size` wide and high, centered at `at`.
 * @throws Error for a name that the set does not have
 */
export function noto(
  name: string,
  at: Point,
  size: number,
  { turn = 0, flip = false }: { turn?: number; flip?: boolean } = {},
): Svg {
  const icon = notoBodies[name];
  if (icon === undefined) throw new Error(`the picture set has no "${name}"`);
  const inner = placed(named(name, icon.body), { at: [-64, -64] });
  // Its parts rely on SVG defaults, not on those of our lines.
  const plain = `<g fill="#000" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter">${inner}</g>`;
  return placed(plain, { at, turn, flip, scale: Math.round((size / 128) * 1000) / 1000 });
}
