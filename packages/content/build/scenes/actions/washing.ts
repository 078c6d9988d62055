/** Work with water. */
import type { Look } from "../cast.ts";
import { box, circle, curve, ground, line, patch, shape, stick, type Svg } from "../draw.ts";
import { standing } from "../figure.ts";
import { noto } from "../noto.ts";
import { drop, metal, table, tub } from "../props.ts";

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

/** Water from a jug into a glass. */
export const pouring = (look: Look): Svg =>
  [
    table(4, 124, 108),
    shape("M44,70h30l-4,37h-22Z", "#e6f4fb"),
    patch("M46.5,88h25l-2,18h-21Z", "#46a6e0"),
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

/** A car and a sponge. */
export const washingCar = (look: Look): Svg =>
  [
    ground(),
    noto("automobile", [88, 92], 76, { flip: true }),
    ...[
      [66, 78, 4],
      [74, 74, 5],
      [82, 79, 4],
      [62, 88, 3],
      [92, 76, 3],
    ].map(([x = 0, y = 0, r = 0]) => circle([x, y], r, "#fff", "#9fc7e0")),
    standing(look, {
      x: 32,
      lean: 14,
      nod: 8,
      hands: [{ turn: [10, 20] }, [62, 78]],
      holding: box([58, 72], [14, 9], "#f5c542", 3),
    }),
  ].join("");
