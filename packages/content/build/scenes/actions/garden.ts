/** Work outside: in the garden, on the farm, by the water. */
import type { Look } from "../cast.ts";
import {
  box,
  circle,
  curve,
  ground,
  groundY,
  line,
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
import { bowl, chair, drop, metal, soil, wood } from "../props.ts";

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

/** From a tree; `fill` is the color of the fruit. */
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

/** A bowl put down for an animal. */
export const feeding = (look: Look, animal: Svg): Svg =>
  [
    ground(),
    animal,
    standing(look, {
      x: 34,
      lean: 30,
      nod: 6,
      hands: [{ turn: [10, 20] }, [72, 88]],
      holding: bowl([76, 90], "#d8402f"),
    }),
    ...[0, 1, 2].map((n) => circle([71 + n * 5, 86], 2.6, "#8a5a2b")),
  ].join("");
