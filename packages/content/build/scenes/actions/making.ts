/** Work with tools, and in the garden. */
import type { Look } from "../cast.ts";
import {
  bars,
  box,
  circle,
  curve,
  dot,
  ellipse,
  ground,
  groundY,
  line,
  motion,
  patch,
  placed,
  type Point,
  polygon,
  shape,
  stick,
  type Svg,
} from "../draw.ts";
import { ankleY, posed, sitting, standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { bricks, chair, drop, metal, soil, table, tub, wood } from "../props.ts";

export const digging = (look: Look): Svg =>
  [
    ground(),
    soil(112, 26, 12),
    shape("M70,120q14,-2 26,0q-3,9-13,9t-13,-9Z", "#6b4526"),
    posed(look, {
      hip: [44, 79],
      facing: 1,
      lean: 32,
      nod: 10,
      arms: [{ to: [76, 84] }, { to: [62, 70] }],
      legs: [{ to: [54, ankleY] }, { to: [30, ankleY] }],
      holding:
        stick([54, 60], [80, 104], "#d49a5b", 3.4) +
        placed(shape("M-6,0h12v12q-6,9-12,0Z", metal), { at: [80, 103], turn: -30 }),
    }),
  ].join("");

export const raking = (look: Look): Svg =>
  [
    ground(),
    ...[
      [70, 118, "#d9822b"],
      [80, 121, "#c1462d"],
      [76, 114, "#e9b44c"],
      [86, 118, "#d9822b"],
      [112, 121, "#c1462d"],
    ].map(([x, y, fill]) => patch(`M${x},${y}q5,-6 10,0q-5,6-10,0Z`, `${fill}`)),
    standing(look, {
      x: 36,
      lean: 12,
      nod: 12,
      hands: [
        [66, 66],
        [56, 76],
      ],
      holding:
        stick([46, 60], [98, 108], "#d49a5b", 3.2) +
        line(
          [
            [91, 115],
            [105, 103],
          ],
          "#4a5560",
          4,
        ) +
        [0, 1, 2, 3, 4]
          .map((tooth) =>
            line(
              [
                [91 + tooth * 3.5, 115 - tooth * 3],
                [94 + tooth * 3.5, 122 - tooth * 2.6],
              ],
              "#4a5560",
              2,
            ),
          )
          .join(""),
    }),
  ].join("");

const wateringCan = (at: Point): Svg =>
  placed(
    [
      line(
        [
          [10, 2],
          [24, -8],
        ],
        "#3d9a4b",
        4,
      ),
      polygon(
        [
          [21, -12],
          [28, -8],
          [25, -3],
          [20, -7],
        ],
        "#3d9a4b",
      ),
      curve("M-9,-6q8,-10 17,0", "#2c6e36", 3),
      box([-10, -6], [20, 17], "#3d9a4b", 2),
    ].join(""),
    { at, turn: 24 },
  );

export const watering = (look: Look, plants: Svg): Svg =>
  [
    ground(),
    plants,
    standing(look, {
      x: 36,
      lean: 6,
      nod: 12,
      hands: [
        [60, 62],
        [68, 58],
      ],
      holding: wateringCan([70, 66]),
    }),
    drop([92, 74]),
    drop([97, 80]),
    drop([92, 85]),
    drop([99, 90]),
    drop([95, 70]),
  ].join("");

const fruit = (at: Point, fill: string): Svg =>
  circle(at, 6, fill) + curve(`M${at[0]},${at[1] - 6}q1,-4 4,-4`);

/** From a tree; `fill` is the colour of the fruit. */
export const picking = (look: Look, fill: string): Svg =>
  [
    ground(),
    stick([104, 60], [104, groundY], wood, 11),
    shape("M70,52a18,18 0 0 1 8,-32a22,22 0 0 1 38,-6a20,20 0 0 1 16,40q-28,14-62,-2Z", "#4c9f45"),
    fruit([102, 30], fill),
    fruit([116, 46], fill),
    fruit([93, 50], fill),
    standing(look, { x: 46, nod: -20, mood: "happy", hands: [{ turn: [20, 40] }, [74, 30]] }),
    fruit([75, 27], fill),
  ].join("");

export const hammering = (look: Look): Svg =>
  [
    ground(),
    table(66, 124, 86),
    box([74, 78], [44, 8], "#e0b27a"),
    line(
      [
        [96, 66],
        [96, 80],
      ],
      "#4a5560",
      2.6,
    ),
    line(
      [
        [92, 66],
        [100, 66],
      ],
      "#4a5560",
      2.6,
    ),
    motion(
      [
        [100, 44],
        [104, 54],
      ],
      [
        [92, 38],
        [96, 48],
      ],
    ),
    standing(look, {
      x: 40,
      lean: 8,
      nod: 12,
      hands: [
        [72, 74],
        [72, 50],
      ],
      holding: placed(
        stick([0, 6], [0, -18], "#d49a5b", 3.4) + box([-7, -24], [16, 8], "#5b6672", 2),
        { at: [72, 50], turn: 38 },
      ),
    }),
  ].join("");

export const sawing = (look: Look): Svg =>
  [
    ground(),
    stick([76, 96], [66, groundY], wood, 4),
    stick([112, 96], [122, groundY], wood, 4),
    box([58, 84], [68, 11], "#e0b27a"),
    noto("carpentry-saw", [92, 78], 46, { flip: true, turn: 8 }),
    dot([90, 108], 1.6, "#d49a5b"),
    dot([94, 114], 1.6, "#d49a5b"),
    dot([88, 116], 1.6, "#d49a5b"),
    standing(look, {
      x: 42,
      lean: 16,
      nod: 10,
      hands: [
        [70, 82],
        [76, 67],
      ],
    }),
  ].join("");

export const chopping = (look: Look): Svg =>
  [
    ground(),
    box([80, 96], [30, 27], "#8a5a34", 3),
    box([86, 74], [17, 22], "#e0b27a", 2),
    motion(
      [
        [84, 32],
        [94, 44],
      ],
      [
        [92, 28],
        [101, 42],
      ],
    ),
    posed(look, {
      hip: [42, 77],
      facing: 1,
      lean: 6,
      arms: [{ to: [62, 26] }, { to: [58, 30] }],
      legs: [{ to: [54, ankleY] }, { to: [30, ankleY] }],
      holding:
        stick([54, 36], [80, 10], "#d49a5b", 3.4) +
        placed(shape("M-4,-6q10,-8 16,-2q-2,10 0,16q-10,2-16,-6Z", metal), {
          at: [76, 15],
          turn: 40,
        }),
    }),
  ].join("");

export const painting = (look: Look): Svg =>
  [
    patch("M70,4h54v119h-54Z", "#f4ead8"),
    patch("M70,4h38v60q-10,6-20,-2q-10,8-18,2Z", "#46a6e0"),
    line([
      [70, 4],
      [70, 123],
    ]),
    ground(),
    noto("bucket", [58, 112], 26),
    standing(look, {
      x: 34,
      nod: -10,
      hands: [{ turn: [10, 20] }, [60, 40]],
      holding:
        stick([56, 46], [76, 30], wood, 3) +
        placed(box([-5, -12], [10, 24], "#2f6fb0", 4), { at: [82, 26], turn: 0 }),
    }),
  ].join("");

/** A picture on an easel. */
export const paintingPicture = (look: Look, picture: Svg): Svg =>
  [
    ground(),
    line(
      [
        [84, groundY],
        [96, 14],
      ],
      wood,
      4,
    ),
    line(
      [
        [118, groundY],
        [104, 14],
      ],
      wood,
      4,
    ),
    box([78, 26], [46, 56], "#fff", 1),
    picture,
    box([76, 82], [50, 5], "#d49a5b"),
    standing(look, {
      x: 40,
      hands: [{ turn: [20, 70] }, [71, 46]],
      holding:
        ellipse([60, 72], [11, 8], "#d49a5b") +
        dot([55, 70], 2, "#d8402f") +
        dot([61, 68], 2, "#46a6e0") +
        dot([66, 72], 2, "#3d9a4b"),
    }),
    stick([70, 46], [83, 44], wood, 2.6),
  ].join("");

export const building = (look: Look): Svg =>
  [
    ground(),
    bricks(72, 124, 77, 122),
    box([78, 66], [16, 9], "#c0674a"),
    posed(look, {
      hip: [42, 78],
      facing: 1,
      lean: 14,
      nod: 8,
      arms: [{ to: [78, 66] }, { to: [70, 68] }],
      legs: [{ to: [54, ankleY] }, { to: [32, ankleY] }],
    }),
    polygon(
      [
        [58, 70],
        [70, 64],
        [72, 73],
      ],
      metal,
    ),
    placed(
      bars(
        [
          {
            along: [
              [0, 0],
              [0, 0.1],
            ],
            width: 6,
          },
        ],
        look.skin,
      ),
      { at: [70, 68] },
    ),
  ].join("");

export const fishing = (look: Look): Svg =>
  [
    patch("M70,108q7,-5 14,0t14,0t14,0t16,0v20h-58Z", "#8cc9ea"),
    box([4, 108], [66, 8], "#b9793f"),
    stick([14, 116], [14, 128], wood, 5),
    stick([58, 116], [58, 128], wood, 5),
    sitting(look, {
      hip: [44, 98],
      hands: [
        [66, 74],
        [62, 78],
      ],
      legs: [{ turn: [86, 6] }, { turn: [90, 0] }],
    }),
    curve("M58,80Q86,50 108,34", "#8a5a2b", 3),
    line(
      [
        [108, 34],
        [110, 88],
      ],
      "#5b6672",
      1.2,
    ),
    noto("fish", [109, 98], 28, { turn: 70 }),
  ].join("");

export const milking = (look: Look): Svg =>
  [
    ground(),
    noto("cow", [78, 72], 100, { flip: true }),
    polygon(
      [
        [66, 103],
        [88, 103],
        [85, 122],
        [69, 122],
      ],
      metal,
    ),
    chair([24, 104], 1),
    sitting(look, {
      hip: [26, 98],
      lean: 14,
      nod: 12,
      scale: 0.8,
      hands: [
        [64, 96],
        [60, 98],
      ],
    }),
  ].join("");

/** An animal in a tub. */
export const bathing = (look: Look, animal: Svg): Svg =>
  [
    ground(),
    animal,
    tub(66, 120, 92),
    ...[
      [74, 88, 5],
      [84, 91, 6],
      [104, 89, 6],
      [113, 91, 4],
      [94, 92, 4],
      [90, 46, 5],
      [98, 48, 4],
    ].map(([x = 0, y = 0, r = 0]) => circle([x, y], r, "#fff", "#9fc7e0")),
    standing(look, {
      x: 40,
      lean: 16,
      nod: 10,
      hands: [
        [74, 70],
        [70, 76],
      ],
    }),
    box([68, 68], [13, 9], "#f5c542", 3),
  ].join("");
