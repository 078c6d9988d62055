/** Hair and headwear, around a head of 50 by 65 whose top is at 64, 27. `behind` is painted before the head. */
import { palette } from "./palette.ts";

interface Hair {
  readonly behind: string;
  readonly front: string;
}

const shape = (path: string, color: string, opacity = 1) =>
  `<path d="${path}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

const circles = (color: string, list: readonly (readonly [number, number, number])[]) =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`).join("");

/** A closed shape over the crown that follows a hairline from right to left. */
const crown = (hairline: string, color: string, top = 18) =>
  shape(
    `M37.5 60C33 ${top + 14} 46 ${top} 64 ${top}C82 ${top} 95 ${top + 14} 90.5 60${hairline}Z`,
    color,
  );

const hairlines = {
  side: "C88 50 87 44 82 39C70 43 58 41 50 33C46 40 40 47 37.5 60",
  straight: "C88 48 86 41 78 38C70 36 58 36 50 38C42 41 40 48 37.5 60",
  bangs: "L87 50C80 47.5 72 47 64 47C56 47 48 47.5 41 50L37.5 60",
  center: "C88 50 81 43 64 30C47 43 40 50 37.5 60",
  peak: "C88 48 85 41 79 37C72 35 68 37 64 42C60 37 56 35 49 37C43 41 40 48 37.5 60",
  swept: "C89 54 88 48 84 44C70 52 52 50 46 38C44 44 39 50 37.5 60",
} as const;

const longBack =
  "M34 56C29 24 47 13 64 13C81 13 99 24 94 56C95 76 98 92 98 106C86 112 42 112 30 106C30 92 33 76 34 56Z";
const bobBack =
  "M34 54C31 26 47 14 64 14C81 14 97 26 94 54C95 68 97 78 94 87C84 92 44 92 34 87C31 78 33 68 34 54Z";
const wavyBack =
  "M35 50C30 24 47 12 64 12C81 12 98 24 93 50C100 56 98 64 95 68C102 76 101 84 96 88C103 96 100 106 93 108L35 108C28 106 25 96 32 88C27 84 26 76 33 68C30 64 28 56 35 50Z";

const sides = (color: string) =>
  shape("M38 64C33 54 34 42 41 35C44 44 41 54 41.5 64Z", color) +
  shape("M90 64C95 54 94 42 87 35C84 44 87 54 86.5 64Z", color);

const ring = (color: string, radius: number) =>
  circles(color, [
    [40, 46, radius],
    [41, 34, radius],
    [49, 25, radius],
    [60, 20, radius],
    [71, 20, radius],
    [81, 26, radius],
    [88, 35, radius],
    [88, 46, radius],
  ]);

const braid = (color: string, x: number) =>
  [72, 81, 90, 99, 108]
    .map((y) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="6.5" fill="${color}"/>`)
    .join("") + `<rect x="${x - 4}" y="112" width="8" height="4" rx="2" fill="#c2403e"/>`;

export const hairs = {
  bald: () => ({ behind: "", front: "" }),
  balding: (color) => ({ behind: "", front: sides(color) }),
  buzz: (color) => ({ behind: "", front: crown(hairlines.straight, color, 22) }),
  sidePart: (color) => ({ behind: "", front: crown(hairlines.side, color) }),
  widowsPeak: (color) => ({ behind: "", front: crown(hairlines.peak, color, 19) }),
  quiff: (color) => ({
    behind: "",
    front: shape(
      "M38 58C34 42 38 30 44 27C46 10 80 4 90 20C95 30 93 44 90 58C88 48 86 42 81 38C70 42 58 40 50 37C43 41 40 48 38 58Z",
      color,
    ),
  }),
  shortCurls: (color) => ({
    behind: ring(color, 9),
    front: crown(hairlines.straight, color, 20) + ring(color, 7),
  }),
  roundCurls: (color) => ({
    behind:
      `<circle cx="64" cy="46" r="40" fill="${color}"/>` +
      circles(color, [
        [30, 62, 12],
        [98, 62, 12],
        [34, 76, 9],
        [94, 76, 9],
      ]),
    front: crown(hairlines.straight, color, 18),
  }),
  flatTop: (color) => ({
    behind: "",
    front: shape(
      "M38 56L37 24C37 17 42 14 48 14L80 14C86 14 91 17 91 24L90 56C88 46 86 41 82 39L46 39C42 41 40 46 38 56Z",
      color,
    ),
  }),
  manBun: (color) => ({
    behind: circles(color, [[64, 13, 9]]),
    front: crown(hairlines.straight, color, 21),
  }),
  shoulderLength: (color) => ({
    behind: shape(bobBack, color),
    front: crown(hairlines.center, color, 17),
  }),
  pixie: (color) => ({
    behind: shape("M36 66C33 60 34 50 36 44L92 44C94 50 95 60 92 66Z", color),
    front: crown(hairlines.swept, color, 17),
  }),
  bob: (color) => ({
    behind: shape(bobBack, color),
    front: crown(hairlines.side, color, 16),
  }),
  bobBangs: (color) => ({
    behind: shape(bobBack, color),
    front: crown(hairlines.bangs, color, 16),
  }),
  long: (color) => ({ behind: shape(longBack, color), front: crown(hairlines.side, color, 15) }),
  longCenter: (color) => ({
    behind: shape(longBack, color),
    front: crown(hairlines.center, color, 15),
  }),
  longBangs: (color) => ({
    behind: shape(longBack, color),
    front: crown(hairlines.bangs, color, 15),
  }),
  waves: (color) => ({ behind: shape(wavyBack, color), front: crown(hairlines.swept, color, 14) }),
  topBun: (color) => ({
    behind: circles(color, [[64, 11, 11]]),
    front: crown(hairlines.straight, color, 19),
  }),
  ponytail: (color) => ({
    behind: shape("M82 24C108 22 116 62 102 96C98 102 90 98 92 92C100 70 96 46 80 38Z", color),
    front: crown(hairlines.swept, color, 17),
  }),
  braids: (color) => ({
    behind: shape("M36 70C32 50 34 40 38 34L90 34C94 40 96 50 92 70Z", color),
    front: crown(hairlines.center, color, 16) + braid(color, 33) + braid(color, 95),
  }),
  softCurls: (color) => ({
    behind:
      ring(color, 12) +
      circles(color, [
        [35, 56, 10],
        [93, 56, 10],
        [37, 68, 8],
        [91, 68, 8],
      ]),
    front: crown(hairlines.straight, color, 16) + ring(color, 7),
  }),
  headscarf: (color) => ({
    behind: shape(
      "M30 60C28 26 46 12 64 12C82 12 100 26 98 60C100 84 108 98 104 118L24 118C20 98 28 84 30 60Z",
      color,
    ),
    front: `<path fill-rule="evenodd" fill="${color}" d="M33 58C31 28 47 15 64 15C81 15 97 28 95 58C96 82 98 100 90 112C76 120 52 120 38 112C30 100 32 82 33 58ZM42 60C42 82 52 93 64 93C76 93 86 82 86 60C86 44 78 36 64 36C50 36 42 44 42 60Z"/><path d="M40 100C54 110 74 108 92 96" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="2"/>`,
  }),
  turban: (color) => ({
    behind: "",
    front: `${shape("M34 50C28 22 46 8 64 8C82 8 100 22 94 50C84 42 74 40 64 34C54 40 44 42 34 50Z", color)}<path d="M37 44C50 38 62 28 70 9M91 44C80 38 68 32 58 10M36 34C44 30 52 22 58 10" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="1.6"/>`,
  }),
  flatCap: (color) => ({
    behind: "",
    front:
      sides(palette.hair.grey) +
      shape("M34 44C30 22 50 14 66 15C86 16 98 28 95 42C76 36 52 36 34 44Z", color) +
      shape("M32 46C46 35 82 35 97 43C88 48 76 46 64 45C52 45 42 47 32 46Z", color) +
      `<path d="M34 45C46 37 82 36 96 43" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/>`,
  }),
  beret: (color) => ({
    behind: shape(bobBack, palette.hair.darkBrown),
    front:
      crown(hairlines.bangs, palette.hair.darkBrown, 20) +
      shape("M34 36C30 18 56 8 78 12C98 16 104 30 94 38C76 30 52 30 34 36Z", color) +
      `<rect x="74" y="5" width="4" height="9" rx="2" fill="${color}"/>`,
  }),
} as const satisfies Record<string, (color: string) => Hair>;
