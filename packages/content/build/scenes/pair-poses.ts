/** How each of two stands, walks, runs and sits. */
import type { Look } from "./cast.ts";
import { motion, type Point, type Svg } from "./draw.ts";
import { standingPose } from "./figure.ts";
import { person, type Pose, standAt } from "./person.ts";

export type PairScene = (doer: Look, other: Look) => Svg;

export const scale = 0.9;

export const hangingArms = [{ turn: [12, 22] }, { turn: [-8, 6] }] as const;

export const seatedLegs = [{ turn: [86, 4] }, { turn: [90, 0] }] as const;

export const stands = (look: Look, given: Parameters<typeof standingPose>[1]): Svg =>
  person(look, standingPose(look, { scale, ...given }));

export const runner = (look: Look, x: number, given: Partial<Pose>): Svg =>
  person(look, {
    hip: [x, standAt(look, x, scale)[1] - 3],
    facing: 1,
    scale,
    lean: 16,
    arms: [{ turn: [60, 130] }, { turn: [-50, 30] }],
    legs: [{ turn: [66, -5] }, { turn: [-30, -84] }],
    ...given,
  });

export const walker = (look: Look, x: number, given: Partial<Pose> = {}): Svg =>
  person(look, {
    hip: [x, standAt(look, x, scale)[1] + 1],
    facing: 1,
    scale,
    lean: 3,
    arms: [{ turn: [26, 40] }, { turn: [-22, -4] }],
    legs: [{ turn: [26, 14] }, { turn: [-14, -32] }],
    ...given,
  });

/** Somebody sitting in a cart, their hip at `hip`. */
export const passenger = (look: Look, hip: Point): Svg =>
  person(look, {
    hip,
    facing: 1,
    scale,
    mood: "happy",
    arms: [{ turn: [40, 70] }, { turn: [36, 66] }],
    legs: [{ turn: [94, 88] }, { turn: [90, 84] }],
  });

export const speed = (x: number): Svg =>
  motion(
    [
      [x, 64],
      [x + 12, 64],
    ],
    [
      [x - 3, 76],
      [x + 10, 76],
    ],
  );
