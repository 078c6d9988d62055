/** Getting about. */
import type { Look } from "../cast.ts";
import {
  box,
  circle,
  curve,
  ellipse,
  ground,
  groundY,
  line,
  motion,
  patch,
  polygon,
  stick,
  type Svg,
} from "../draw.ts";
import { ankleY, posed, standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { ladder, metal, table } from "../props.ts";

export const running = (look: Look): Svg =>
  ground() +
  motion(
    [
      [14, 44],
      [30, 44],
    ],
    [
      [8, 60],
      [28, 60],
    ],
    [
      [14, 76],
      [30, 76],
    ],
  ) +
  posed(look, {
    hip: [62, 72],
    facing: 1,
    lean: 16,
    arms: [{ turn: [60, 135] }, { turn: [-55, 30] }],
    legs: [{ turn: [72, -5] }, { turn: [-32, -88] }],
  });

export const walking = (look: Look): Svg =>
  ground() +
  posed(look, {
    hip: [62, 77],
    facing: 1,
    lean: 3,
    arms: [{ turn: [30, 50] }, { turn: [-26, -4] }],
    legs: [{ turn: [28, 16] }, { turn: [-14, -34] }],
  });

/** Over a hurdle, well off the ground. */
export const jumping = (look: Look): Svg =>
  [
    ground(),
    stick([40, groundY], [40, 104], "#d8402f"),
    stick([86, groundY], [86, 104], "#d8402f"),
    stick([36, 103], [90, 103], "#fff", 4),
    motion(
      [
        [12, 60],
        [28, 54],
      ],
      [
        [12, 78],
        [28, 72],
      ],
    ),
    posed(look, {
      hip: [60, 62],
      facing: 1,
      lean: 22,
      mood: "happy",
      arms: [{ turn: [130, 150] }, { turn: [110, 130] }],
      legs: [{ turn: [84, 66] }, { turn: [-40, -85] }],
    }),
  ].join("");

export const climbing = (look: Look): Svg =>
  [
    ground(),
    ladder([86, groundY], [96, 4]),
    posed(look, {
      hip: [68, 68],
      facing: 1,
      lean: 10,
      nod: -18,
      arms: [{ to: [92, 20] }, { to: [86, 34] }],
      legs: [{ to: [83, 80], bend: 1 }, { to: [74, 104] }],
    }),
  ].join("");

const skate = (x: number, y: number): Svg =>
  line(
    [
      [x - 6, y],
      [x + 10, y],
    ],
    metal,
    3,
  ) +
  line([
    [x - 3, y],
    [x - 3, y - 3],
  ]) +
  line([
    [x + 7, y],
    [x + 7, y - 3],
  ]);

export const skating = (look: Look): Svg =>
  [
    patch("M4,120q60,-6 120,0v8h-120Z", "#cfeaf7"),
    motion(
      [
        [10, 58],
        [26, 58],
      ],
      [
        [6, 72],
        [24, 72],
      ],
    ),
    skate(70, 122),
    skate(14, 108),
    posed(look, {
      hip: [56, 75],
      facing: 1,
      lean: 26,
      mood: "happy",
      arms: [{ turn: [100, 90] }, { turn: [-70, -80] }],
      legs: [{ to: [68, 114] }, { turn: [-42, -60] }],
    }),
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
