/** Things moved, thrown and held. */
import type { Look } from "../cast.ts";
import { bars, curve, ground, motion, placed, type Svg } from "../draw.ts";
import { ankleY, posed, standing } from "../figure.ts";
import { noto } from "../noto.ts";

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

export const playing = (look: Look, instrument: Svg): Svg =>
  [
    ground(),
    standing(look, {
      x: 60,
      mood: "happy",
      stride: 14,
      hands: [
        [84, 54],
        [58, 72],
      ],
      holding: instrument,
    }),
    noto("musical-notes", [104, 24], 30),
  ].join("");

/** Something held up high. */
export const holding = (look: Look, thing: Svg): Svg =>
  [
    ground(),
    standing(look, { x: 54, mood: "happy", hands: [{ turn: [-6, 8] }, [76, 56]], holding: thing }),
  ].join("");
