/** Work in the house. */
import type { Look } from "../cast.ts";
import {
  box,
  circle,
  curve,
  dot,
  ground,
  groundY,
  line,
  polygon,
  shape,
  stick,
  type Svg,
} from "../draw.ts";
import { standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { metal, pot, steam, wood } from "../props.ts";

export const sweeping = (look: Look): Svg =>
  [
    ground(),
    standing(look, {
      x: 44,
      lean: 10,
      nod: 12,
      hands: [
        [68, 58],
        [60, 76],
      ],
      holding: [
        stick([72, 46], [84, 104], "#d49a5b", 3.4),
        polygon(
          [
            [80, 100],
            [88, 99],
            [104, 122],
            [76, 122],
          ],
          "#e9c46a",
        ),
        line(
          [
            [84, 106],
            [84, 119],
          ],
          "#a87a2a",
        ),
        line(
          [
            [89, 106],
            [94, 119],
          ],
          "#a87a2a",
        ),
      ].join(""),
    }),
    dot([110, 120], 2, "#8a7a6a"),
    dot([116, 117], 1.6, "#8a7a6a"),
    dot([119, 121], 2, "#8a7a6a"),
  ].join("");

export const vacuuming = (look: Look): Svg =>
  [
    ground(),
    box([4, 102], [30, 17], "#d8402f", 7),
    circle([12, 119], 4, "#3a3238"),
    circle([27, 119], 4, "#3a3238"),
    curve("M20,102C14,66 40,60 66,74", "#5b6672", 5),
    standing(look, {
      x: 52,
      lean: 10,
      nod: 12,
      hands: [
        [78, 72],
        [72, 80],
      ],
      holding: stick([66, 73], [100, 116], metal, 4),
    }),
    polygon(
      [
        [94, 112],
        [106, 112],
        [114, 123],
        [90, 123],
      ],
      "#5b6672",
    ),
  ].join("");

export const ironing = (look: Look): Svg =>
  [
    ground(),
    line(
      [
        [72, 84],
        [100, groundY],
      ],
      metal,
      4,
    ),
    line(
      [
        [104, 84],
        [76, groundY],
      ],
      metal,
      4,
    ),
    standing(look, {
      x: 42,
      lean: 8,
      nod: 16,
      hands: [
        [66, 76],
        [84, 68],
      ],
    }),
    noto("t-shirt", [92, 83], 30),
    box([54, 80], [70, 6], "#e8f0f7", 3),
    shape("M72,79c0,-9 8,-11 22,-11l4,11Z", "#5b7fb8"),
    curve("M78,68q2,-7 14,-6", "#3a3238", 3.4),
    steam([104, 76]),
  ].join("");

/** Stirring a pot on a stove. */
export const cooking = (look: Look): Svg =>
  [
    ground(),
    box([72, 84], [50, 39], "#e3e8ed", 2),
    box([80, 97], [34, 20], "#4a5560", 2),
    dot([82, 90.5], 2.2, "#d8402f"),
    dot([90, 90.5], 2.2),
    dot([98, 90.5], 2.2),
    stick([88, 56], [96, 76], wood, 3),
    pot([97, 83]),
    steam([102, 62]),
    standing(look, {
      x: 44,
      nod: 14,
      lean: 4,
      hands: [
        [70, 74],
        [87, 58],
      ],
    }),
  ].join("");

export const hanging = (look: Look): Svg =>
  [
    ground(),
    line(
      [
        [4, 22],
        [124, 22],
      ],
      "#5b6672",
      2,
    ),
    noto("socks", [20, 36], 30),
    polygon(
      [
        [100, 22],
        [120, 22],
        [122, 60],
        [113, 60],
        [110, 36],
        [107, 60],
        [98, 60],
      ],
      "#46669b",
    ),
    noto("t-shirt", [78, 39], 40),
    standing(look, {
      x: 42,
      nod: -14,
      mood: "happy",
      hands: [
        [66, 26],
        [62, 26],
      ],
    }),
    line(
      [
        [64, 19],
        [64, 28],
      ],
      wood,
      3,
    ),
    line(
      [
        [92, 19],
        [92, 28],
      ],
      wood,
      3,
    ),
  ].join("");
