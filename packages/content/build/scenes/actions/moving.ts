/** Moving about. */
import type { Look } from "../cast.ts";
import {
  patch,
  bars,
  curve,
  ground,
  groundY,
  line,
  motion,
  placed,
  stick,
  type Svg,
} from "../draw.ts";
import { ankleY, posed, sitting, standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { chair, ladder, metal } from "../props.ts";

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

export const pushing = (look: Look, thing: Svg): Svg =>
  [
    ground(),
    thing,
    posed(look, {
      hip: [38, 80],
      facing: 1,
      lean: 30,
      arms: [{ to: [78, 66] }, { to: [77, 68] }],
      legs: [{ to: [46, ankleY] }, { to: [14, ankleY] }],
    }),
  ].join("");

export const pulling = (look: Look, thing: Svg): Svg =>
  [
    ground(),
    thing,
    posed(look, {
      hip: [92, 79],
      facing: 1,
      lean: 16,
      arms: [{ to: [78, 78] }, { to: [72, 80] }],
      legs: [{ to: [112, ankleY] }, { to: [84, ankleY] }],
    }),
  ].join("");

export const carrying = (look: Look, thing: Svg): Svg =>
  ground() +
  posed(look, {
    hip: [52, 77],
    facing: 1,
    lean: -6,
    arms: [{ to: [76, 74] }, { to: [72, 76] }],
    legs: [{ turn: [26, 12] }, { turn: [-14, -30] }],
    holding: thing,
  });

export const kicking = (look: Look, ball: Svg): Svg =>
  [
    ground(),
    ball,
    motion(
      [
        [84, 96],
        [95, 92],
      ],
      [
        [86, 104],
        [97, 102],
      ],
    ),
    posed(look, {
      hip: [48, 76],
      facing: 1,
      lean: -14,
      arms: [{ turn: [60, 70] }, { turn: [-60, -50] }],
      legs: [{ to: [42, ankleY] }, { turn: [62, 58] }],
    }),
  ].join("");

export const throwing = (look: Look, thing: Svg): Svg =>
  [
    ground(),
    thing,
    motion(
      [
        [80, 26],
        [94, 22],
      ],
      [
        [80, 35],
        [94, 33],
      ],
    ),
    posed(look, {
      hip: [46, 77],
      facing: 1,
      lean: 10,
      arms: [{ turn: [-40, -20] }, { turn: [120, 125] }],
      legs: [{ to: [64, ankleY] }, { to: [30, ankleY] }],
    }),
  ].join("");

export const catching = (look: Look): Svg =>
  [
    ground(),
    motion(
      [
        [122, 8],
        [108, 18],
      ],
      [
        [126, 20],
        [112, 27],
      ],
      [
        [114, 2],
        [102, 13],
      ],
    ),
    posed(look, {
      hip: [46, 77],
      facing: 1,
      nod: -16,
      mood: "happy",
      arms: [
        { to: [84, 26], bend: 1 },
        { to: [80, 36], bend: 1 },
      ],
      legs: [{ to: [58, ankleY] }, { to: [34, ankleY] }],
    }),
    noto("baseball", [92, 27], 22),
  ].join("");

export const waving = (look: Look): Svg =>
  [
    ground(),
    standing(look, {
      x: 56,
      mood: "happy",
      hands: [{ turn: [-8, 6] }, { turn: [112, 150] }],
    }),
    curve("M98,16q6,6 4,14", "#7b8794", 2.4),
    curve("M82,10q-5,6-3,12", "#7b8794", 2.4),
    curve("M105,12q8,9 5,20", "#7b8794", 2.4),
  ].join("");

export const pointing = (look: Look, thing: Svg): Svg =>
  [
    ground(),
    thing,
    standing(look, { x: 40, hands: [{ turn: [-8, 6] }, { turn: [84, 84] }] }),
    placed(
      bars(
        [
          {
            along: [
              [0, 0],
              [9, 0],
            ],
            width: 2.6,
          },
        ],
        look.skin,
      ),
      { at: [74, 46], turn: 6 },
    ),
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

/** With a kite high above. */
export const flying = (look: Look): Svg =>
  [
    ground(),
    noto("kite", [96, 28], 54),
    standing(look, {
      x: 34,
      nod: -20,
      mood: "happy",
      hands: [
        [58, 36],
        [54, 42],
      ],
    }),
    curve("M57,38q14,10 24,4", "#7b8794", 1.6),
  ].join("");
