/** A dog and a cat seen from the side, on the move. */
import { bars, circle, curve, dot, placed, type Point, shape, type Svg } from "./draw.ts";

export interface Coat {
  readonly kind: "dog" | "cat";
  readonly colour: string;
  /** Of the ears. */
  readonly ears: string;
}

export const coats = {
  dog: { kind: "dog", colour: "#a8703c", ears: "#6b4526" },
  dog_black: { kind: "dog", colour: "#4a4a52", ears: "#26262b" },
  cat: { kind: "cat", colour: "#f0953a", ears: "#f0953a" },
  cat_grey: { kind: "cat", colour: "#9aa5b1", ears: "#9aa5b1" },
} as const satisfies Record<string, Coat>;
export type CoatName = keyof typeof coats;
export const isCoatName = (name: string): name is CoatName => Object.hasOwn(coats, name);

type Gait = "walk" | "run";

/** Feet, starting with the near front one, as offsets from the top of each leg. */
const gaits: Record<Gait, readonly [Point, Point, Point, Point]> = {
  walk: [
    [5, 20],
    [-3, 20],
    [5, 20],
    [-5, 20],
  ],
  run: [
    [16, 12],
    [11, 15],
    [-15, 12],
    [-11, 15],
  ],
};

const headOf = {
  dog: ({ colour, ears }: Coat): Svg =>
    [
      circle([0, 0], 9.5, colour),
      shape("M5,-3C14,-4 17,0 16,4C15,8 8,8 3,7Z", colour),
      dot([16, 0.5], 2.6),
      dot([4, -3], 1.7),
      curve("M8,6q5,1 7,-2"),
      shape("M-2,-8C-9,-9-12,2-8,9C-3,8-1,0-2,-8Z", ears),
    ].join(""),
  cat: ({ colour, ears }: Coat): Svg =>
    [
      shape("M-7,-4L-8,-15L0,-8Z", ears),
      shape("M1,-8L7,-15L8,-4Z", ears),
      circle([0, 0], 9.5, colour),
      dot([0, -2], 1.6),
      dot([6, -2], 1.6),
      dot([5, 2.5], 1.7, "#d6557a"),
      curve("M5,4q-2,3-4,1M5,4q2,3 4,1", "#3a3238", 1.3),
      curve("M10,2l8,-2M10,4l8,2M-4,3l-8,-1M-4,5l-8,2", "#3a3238", 1),
    ].join(""),
};

/** @param at the middle of the belly @param facing 1 right, -1 left */
export function animal(coat: Coat, at: Point, facing: 1 | -1, gait: Gait): Svg {
  const { kind, colour } = coat;
  const [front, frontFar, back, backFar] = gaits[gait];
  const leg = ([x, y]: Point, [dx, dy]: Point) => ({
    along: [
      [x, y],
      [x + dx, y + dy],
    ] as const,
    width: 5.5,
  });
  const tail =
    kind === "dog"
      ? bars(
          [
            {
              along: [
                [-14, -4],
                [-22, -14],
              ],
              width: 4.5,
            },
          ],
          colour,
        )
      : bars(
          [
            {
              along: [
                [-14, -4],
                [-22, -9],
                [-25, -20],
              ],
              width: 4,
            },
          ],
          colour,
        );
  const svg = [
    tail,
    bars([leg([8, 4], frontFar), leg([-10, 4], backFar)], colour),
    bars(
      [
        {
          along: [
            [-10, 0],
            [9, 0],
          ],
          width: 16,
        },
        {
          along: [
            [9, 0],
            [15, -10],
          ],
          width: 10,
        },
        leg([10, 4], front),
        leg([-12, 4], back),
      ],
      colour,
    ),
    placed(headOf[coat.kind](coat), { at: [18, -15] }),
  ].join("");
  return placed(svg, {
    at,
    scale: 0.86,
    flip: facing === -1,
    turn: gait === "run" ? -6 * facing : 0,
  });
}
