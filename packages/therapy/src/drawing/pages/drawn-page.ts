import { pagePicture } from "@regain/content/pages/page";
import { colours, font } from "../look.ts";
import type { Pen } from "../pen.ts";
import type { Piece } from "../piece.ts";
import { type Attributes, element, short } from "../svg.ts";

const text = {
  fill: colours.ink,
  "font-weight": 700,
  "text-anchor": "middle",
  dy: "0.35em",
} as const;

/** The page stylesheet's rules for the classes of clock and map, for use without a stylesheet. */
const looks: Readonly<Record<string, Attributes>> = {
  face: { fill: colours.surface, stroke: colours.ink, "stroke-width": 2.5 },
  tick: { stroke: colours.ink, "stroke-width": 0.7 },
  "tick five": { stroke: colours.ink, "stroke-width": 1.8 },
  "hand hour": { stroke: colours.ink, "stroke-width": 4.4, "stroke-linecap": "round" },
  "hand minute": { stroke: colours.ink, "stroke-width": 2.4, "stroke-linecap": "round" },
  pin: { fill: colours.ink },
  numeral: { ...text, "font-size": 9.5 },
  edge: { stroke: colours.border, "stroke-width": 3 },
  road: { fill: colours.paper },
  door: { fill: colours.border },
  block: { fill: colours.surface, stroke: colours.border, "stroke-width": 1.5 },
  picture: { fill: colours.surface },
  place: { ...text, "font-size": 18 },
  street: { ...text, "font-size": 16, "font-weight": 500 },
  north: { ...text, "font-size": 22 },
  arrow: { fill: colours.ink },
  mark: { fill: colours.ink },
  "mark-text": { ...text, fill: colours.surface, "font-size": 20 },
  closed: { stroke: colours.ink, "stroke-width": 5, "stroke-linecap": "round" },
};

const attributesOf = (look: Attributes) =>
  Object.entries(look)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");

/** The numbers of a clock have no class of their own. */
const dressed = (markup: string) =>
  markup
    .replaceAll("<text x", '<text class="numeral" x')
    .replace(/ class="([a-z -]+)"/g, (_, name: string) => attributesOf(looks[name] ?? {}));

const image =
  /<image href="([^"]+)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="[\d.]+"\/>/g;

/**
 * A page that is one drawing: its own markup, with the look that its stylesheet gives it.
 * @param html undefined if there is no such page
 */
export function drawnPage(pen: Pen, html: string | undefined, width: number): Piece | undefined {
  const [, box = "", inside = ""] =
    /<svg[^>]*viewBox="([-\d. ]+)"[^>]*>([\s\S]*)<\/svg>/.exec(html ?? "") ?? [];
  const [, , across = 0, down = 0] = box.split(" ").map(Number);
  if (across === 0) return undefined;
  const height = short((width * down) / across);
  const own = dressed(inside).replace(
    image,
    (_, path: string, x: string, y: string, size: string) =>
      pen.picture(pagePicture(path), Number(size)).paint(Number(x), Number(y)),
  );
  return {
    width,
    height,
    paint: (x, y) =>
      element(
        "svg",
        { x, y, width, height, viewBox: box, fill: "none", stroke: "none", "font-family": font },
        own,
      ),
  };
}
