/** Work in the house. */
import type { Look } from "../cast.ts";
import {
  patch,
  box,
  circle,
  curve,
  dot,
  ellipse,
  ground,
  groundY,
  line,
  polygon,
  shape,
  stick,
  type Svg,
} from "../draw.ts";
import { ankleY, posed, sitting, standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { chair, drop, metal, pot, steam, table, wood } from "../props.ts";

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

/** Plates in a bowl of water under a tap. */
export const washing = (look: Look, thing: Svg): Svg =>
  [
    ground(),
    box([66, 82], [58, 41], "#d8b98f", 2),
    shape("M72,80h46l-4,12h-38Z", "#eef3f7"),
    curve("M112,80V56q0,-10 -10,-10q-8,0 -8,8", metal, 5),
    line(
      [
        [94, 56],
        [94, 78],
      ],
      "#46a6e0",
      4,
    ),
    thing,
    standing(look, {
      x: 42,
      lean: 8,
      nod: 16,
      hands: [
        [84, 76],
        [80, 78],
      ],
    }),
    circle([78, 80], 3.4, "#fff", "#9fc7e0"),
    circle([85, 82], 4.2, "#fff", "#9fc7e0"),
    circle([104, 81], 4, "#fff", "#9fc7e0"),
    circle([97, 83], 3, "#fff", "#9fc7e0"),
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

export const eating = (look: Look, food: Svg): Svg =>
  [
    ground(),
    chair([34, 95], 1),
    sitting(look, {
      hip: [32, 88],
      lean: 6,
      mood: "open",
      hands: [
        [66, 72],
        [56, 45],
      ],
    }),
    table(56, 124, 82),
    food,
  ].join("");

export const reading = (look: Look, text: Svg): Svg =>
  [
    ground(),
    chair([46, 95], 1),
    sitting(look, {
      hip: [44, 88],
      nod: 18,
      hands: [
        [74, 66],
        [70, 70],
      ],
      holding: text,
    }),
  ].join("");

export const typing = (look: Look): Svg =>
  [
    ground(),
    chair([34, 95], 1),
    sitting(look, {
      hip: [32, 88],
      nod: 10,
      hands: [
        [74, 80],
        [70, 80],
      ],
    }),
    table(58, 124, 84),
    polygon(
      [
        [66, 81],
        [92, 81],
        [92, 84],
        [66, 84],
      ],
      "#5b6672",
    ),
    polygon(
      [
        [90, 82],
        [106, 54],
        [110, 55],
        [94, 83],
      ],
      "#46a6e0",
    ),
  ].join("");

export const knitting = (look: Look): Svg =>
  [
    ground(),
    chair([46, 95], 1),
    circle([104, 110], 12, "#d6336c"),
    curve("M95,104q10,-4 18,4M94,112q10,-6 20,2M99,119q4,-10 12,-18", "#f7a8c4"),
    curve("M100,96C92,84 88,84 78,76", "#d6336c", 2),
    sitting(look, {
      hip: [44, 88],
      nod: 18,
      hands: [
        [74, 66],
        [68, 68],
      ],
      holding:
        shape("M66,70l16,-4l4,20l-16,4Z", "#d6336c") +
        line(
          [
            [70, 74],
            [83, 71],
          ],
          "#f7a8c4",
        ) +
        line(
          [
            [72, 80],
            [84, 77],
          ],
          "#f7a8c4",
        ),
    }),
    line(
      [
        [62, 76],
        [86, 64],
      ],
      "#5b6672",
      2.6,
    ),
    line(
      [
        [64, 64],
        [86, 74],
      ],
      "#5b6672",
      2.6,
    ),
  ].join("");

export const sewing = (look: Look): Svg =>
  [
    ground(),
    chair([32, 95], 1),
    sitting(look, {
      hip: [30, 88],
      nod: 16,
      lean: 8,
      hands: [
        [70, 78],
        [66, 78],
      ],
    }),
    table(54, 124, 84),
    shape("M62,84q10,-8 34,-3v3Z", "#d6336c"),
    shape("M74,84v-5h12M108,84v-30h-34v12h6v-5h14v23Z", "#4a5560"),
    line(
      [
        [78, 66],
        [78, 80],
      ],
      metal,
      2.4,
    ),
    circle([111, 62], 5, "#aeb9c4"),
    box([97, 45], [7, 9], "#2f79bd", 1),
  ].join("");

export const opening = (look: Look): Svg =>
  [
    ground(),
    box([70, 12], [46, 111], "#cfe6f2", 1),
    box([70, 12], [46, 111], "none", 1),
    polygon(
      [
        [70, 12],
        [92, 22],
        [92, 123],
        [70, 123],
      ],
      "#a4622e",
    ),
    circle([87, 72], 2.6, "#f5c542"),
    posed(look, {
      hip: [42, 76],
      facing: 1,
      lean: 6,
      arms: [{ turn: [-10, 4] }, { to: [85, 72] }],
      legs: [{ turn: [24, 10] }, { turn: [-12, -26] }],
    }),
    curve("M100,112q10,-3 12,-12", "#7b8794", 2.4),
    line(
      [
        [112, 100],
        [108, 104],
      ],
      "#7b8794",
      2.4,
    ),
    line(
      [
        [112, 100],
        [115, 105],
      ],
      "#7b8794",
      2.4,
    ),
  ].join("");

export const knocking = (look: Look): Svg =>
  [
    ground(),
    box([80, 10], [44, 113], "#a4622e", 1),
    box([87, 20], [30, 38], "#b9793f", 1),
    box([87, 72], [30, 40], "#b9793f", 1),
    circle([85, 66], 2.6, "#f5c542"),
    standing(look, { x: 48, hands: [{ turn: [-6, 6] }, [79, 38]] }),
    line(
      [
        [70, 20],
        [76, 27],
      ],
      "#d8402f",
      2.6,
    ),
    line(
      [
        [62, 26],
        [70, 31],
      ],
      "#d8402f",
      2.6,
    ),
    line(
      [
        [80, 18],
        [82, 25],
      ],
      "#d8402f",
      2.6,
    ),
  ].join("");

/** Putting clothes into a suitcase. */
export const packing = (look: Look): Svg =>
  [
    ground(),
    table(62, 124, 92),
    polygon(
      [
        [70, 66],
        [118, 66],
        [122, 40],
        [74, 40],
      ],
      "#3f6fa8",
    ),
    noto("t-shirt", [92, 66], 26),
    box([68, 72], [52, 20], "#3f6fa8", 3),
    ellipse([94, 82], [7, 2.5], "#f5c542"),
    posed(look, {
      hip: [40, 77],
      facing: 1,
      lean: 12,
      nod: 10,
      arms: [{ to: [78, 62] }, { to: [74, 66] }],
      legs: [{ to: [46, ankleY] }, { to: [34, ankleY] }],
    }),
  ].join("");

/** Water from a jug into a glass. */
export const pouring = (look: Look): Svg =>
  [
    table(4, 124, 108),
    shape("M44,70h30l-4,37h-22Z", "#e6f4fb"),
    patch("M46.500,88h25l-2,18h-21Z", "#46a6e0"),
    line(
      [
        [60, 48],
        [60, 92],
      ],
      "#46a6e0",
      5,
    ),
    shape("M62,46L92,12L118,34L92,66Z", "#e6f4fb"),
    patch("M65,47L110,38L92,63Z", "#46a6e0"),
    curve("M104,50q18,6 8,-22", "#3a3238", 5),
    stick([128, 52], [112, 40], look.top, 14),
    circle([111, 39], 8, look.skin),
    drop([52, 60]),
  ].join("");
