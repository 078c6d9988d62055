/** Done on a chair or at a table. */
import type { Look } from "../cast.ts";
import {
  box,
  circle,
  curve,
  ground,
  line,
  motion,
  polygon,
  shape,
  stick,
  type Svg,
} from "../draw.ts";
import { sitting, standing } from "../figure.ts";
import { chair, metal, table } from "../props.ts";

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

export const sittingDown = (look: Look): Svg =>
  ground() +
  chair([56, 95], 1) +
  sitting(look, {
    hip: [54, 88],
    hands: [
      [78, 84],
      [74, 86],
    ],
  });

/** At a table with a knife. */
export const slicing = (look: Look, food: Svg): Svg =>
  [
    ground(),
    table(62, 124, 84),
    food,
    standing(look, {
      x: 40,
      lean: 8,
      nod: 14,
      hands: [
        [82, 78],
        [74, 60],
      ],
      holding:
        stick([72, 60], [78, 63], "#4a3026", 4) + shape("M78,59l26,12q-10,4 -28,-5Z", "#dfe6ec"),
    }),
  ].join("");

/** At the wheel of an open car. */
export const driving = (look: Look): Svg =>
  [
    ground(),
    motion(
      [
        [2, 70],
        [14, 70],
      ],
      [
        [0, 80],
        [12, 80],
      ],
    ),
    sitting(look, {
      hip: [54, 94],
      scale: 0.9,
      hands: [
        [80, 76],
        [78, 78],
      ],
    }),
    line(
      [
        [86, 68],
        [80, 84],
      ],
      "#2e2a2b",
      4,
    ),
    line(
      [
        [92, 88],
        [84, 56],
      ],
      "#5b6672",
      3,
    ),
    shape("M10,112V92q0,-6 8,-7l18,-1q4,10 14,10h22q8,0 12,-8l28,4q10,2 10,12v10Z", "#d8402f"),
    ...[32, 98].map((x) => circle([x, 113], 10, "#3a3238") + circle([x, 113], 4, "#c9d1d8")),
  ].join("");
