/** Work with tools. */
import type { Look } from "../cast.ts";
import {
  bars,
  box,
  dot,
  ellipse,
  ground,
  groundY,
  line,
  motion,
  patch,
  placed,
  polygon,
  shape,
  stick,
  type Svg,
} from "../draw.ts";
import { ankleY, posed, standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { bricks, metal, table, wood } from "../props.ts";

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
