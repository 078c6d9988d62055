import { accessories } from "./accessories.ts";
import { beards } from "./beards.ts";
import { clothes } from "./clothes.ts";
import { features, head } from "./face.ts";
import { glasses } from "./glasses.ts";
import { hairs } from "./hair.ts";
import type { Look } from "./look.ts";
import { palette } from "./palette.ts";

/** These are cloth, not hair. */
const headwear: ReadonlySet<Look["hair"]> = new Set(["headscarf", "turban", "flatCap", "beret"]);

/** The elements of a portrait from the shoulders up, in a box of 128 by 128. */
export function portrait(look: Look): string {
  const color = palette.hair[look.hairColor];
  const cloth = palette.cloth[look.clothesColor];
  const hair = hairs[look.hair](
    headwear.has(look.hair) ? palette.cloth[look.headwearColor ?? look.clothesColor] : color,
  );
  const width = look.width ?? 1;
  const stretched = (content: string) =>
    width === 1
      ? content
      : `<g transform="translate(64 0) scale(${width} 1) translate(-64 0)">${content}</g>`;
  const face = [
    head(look),
    look.beard ? beards[look.beard](color) : "",
    features(look),
    hair.front,
    look.glasses ? glasses[look.glasses] : "",
  ].join("");
  return [
    '<rect width="128" height="128" rx="12" fill="#c3d6e2"/>',
    stretched(hair.behind),
    clothes[look.clothes](cloth, palette.skin[look.skin].base),
    stretched(face),
    ...(look.accessories ?? []).map((name) => accessories[name]),
  ].join("");
}
