import { type Look } from "./cast.ts";
import { circle, curve, dot, ellipse, ink, placed, type Point, shape, type Svg } from "./draw.ts";

export type Mood = "calm" | "happy" | "open" | "sad" | "asleep" | "blow";
/** 1 looks right, -1 left, 0 at the viewer. */
export type Facing = 1 | -1 | 0;

/** In head units: the center is at 0,0 and the radius is 11. */
export const headRadius = 11;

const hairSide = {
  short: "M9,-6C8,-14-4,-16-9,-9C-13,-4-12,2-9,7L-5,4C-6,0-5,-3-1,-4C4,-5 7,-5 9,-6Z",
  long: "M9,-6C8,-15-5,-17-11,-9C-15,-2-12,8-15,17C-11,20-6,19-3,16C-6,9-5,0-1,-4C4,-5 7,-5 9,-6Z",
  tails: "M9,-6C8,-14-4,-16-9,-9C-13,-4-12,2-9,7L-5,4C-6,0-5,-3-1,-4C4,-5 7,-5 9,-6Z",
  bun: "M9,-6C8,-14-4,-16-9,-9C-13,-4-12,2-9,7L-5,4C-6,0-5,-3-1,-4C4,-5 7,-5 9,-6Z",
} as const;

const behindSide = {
  short: "",
  long: "",
  tails: "M-8,-5C-18,-9-22,2-17,12C-14,9-12,5-9,2Z",
  bun: "M-8,-8C-16,-12-19,-2-12,1Z",
} as const;

const cap = "M-11,0C-14,-17 14,-17 11,0C9,-6 5,-7 0,-6.5C-5,-7-9,-6-11,0Z";
const behindFront = {
  short: "",
  long: "M-12,-3C-14,-18 14,-18 12,-3L15,17C9,20-9,20-15,17Z",
  tails: "M-9,-4C-19,-6-20,8-16,12L-8,4ZM9,-4C19,-6 20,8 16,12L8,4Z",
  bun: "M-6,-10C-8,-20 8,-20 6,-10Z",
} as const;

function sideMouth(mood: Mood): Svg {
  if (mood === "open") return ellipse([7, 5.5], [2.2, 2.8], "#7c2230");
  if (mood === "blow") return circle([9, 5], 1.4, "#7c2230");
  if (mood === "sad") return curve("M4,7.5q2.5,-2.5 5,-1");
  return curve(mood === "happy" ? "M3,4.5q3,4.5 6.5,0" : "M4,5.5q2.5,1.8 5,0");
}

function frontMouth(mood: Mood): Svg {
  if (mood === "open") return ellipse([0, 6], [3, 2.8], "#7c2230");
  if (mood === "blow") return circle([0, 6], 1.4, "#7c2230");
  if (mood === "sad") return curve("M-3.5,7.5q3.5,-4 7,0");
  return curve(mood === "happy" ? "M-4.5,4q4.5,6 9,0" : "M-3,5.5q3,1.8 6,0");
}

const eye = (at: Point, mood: Mood): Svg =>
  mood === "asleep" || mood === "sad" ? curve(`M${at[0] - 2},${at[1]}q2,1.6 4,0`) : dot(at, 1.5);

const gear = {
  none: "",
  hat:
    shape("M-9,-8C-8,-21 9,-21 10,-8Z", "#e23b2e") +
    shape("M-17,-6C-8,-11 9,-11 18,-6C9,-3-8,-3-17,-6Z", "#e23b2e") +
    curve("M-9,-9.5Q0,-12 9.7,-9.5", "#ffffff", 2.4),
  toque: shape(
    "M-8,-8V-15C-16,-17-13,-26-6,-24C-3,-30 5,-30 7,-24C14,-25 16,-17 9,-15V-8Z",
    "#fff",
  ),
  straw:
    shape("M-8,-8C-7,-18 8,-18 9,-8Z", "#e9c46a") +
    shape("M-18,-6C-8,-10 9,-10 19,-6C9,-2-8,-2-18,-6Z", "#e9c46a") +
    curve("M-8,-9.5Q0,-11.5 9,-9.5", "#a4562a", 2),
} as const;

const filled = (d: string, fill: string) => (d === "" ? "" : shape(d, fill));

const sideHead = (look: Look, mood: Mood): Svg =>
  [
    filled(behindSide[look.hair], look.hairColour),
    circle([0, 0], headRadius, look.skin),
    look.beard ? shape("M-5,3C-4,14 7,15 9.5,8.5C6,8.5 2,8-5,3Z", look.hairColour) : "",
    shape("M10,-2.5C15,2 13,3.5 10,3", look.skin),
    eye([5.5, -2], mood),
    sideMouth(mood),
    shape(hairSide[look.hair], look.hairColour),
    circle([-2.5, 1.5], 2.4, look.skin),
    gear[look.headgear],
  ].join("");

const frontHead = (look: Look, mood: Mood): Svg =>
  [
    filled(behindFront[look.hair], look.hairColour),
    circle([-10.8, 1], 2.3, look.skin),
    circle([10.8, 1], 2.3, look.skin),
    circle([0, 0], headRadius, look.skin),
    look.beard ? shape("M-10.5,2C-9,17 9,17 10.5,2C7,10-7,10-10.5,2Z", look.hairColour) : "",
    eye([-4, -1.5], mood),
    eye([4, -1.5], mood),
    curve("M-0.5,0.5q1.8,2.4-0.5,2.4", ink, 1.2),
    frontMouth(mood),
    shape(cap, look.hairColour),
    gear[look.headgear],
  ].join("");

/** @param nod degrees the face turns down */
export function head(
  look: Look,
  {
    at,
    scale,
    facing,
    mood,
    nod,
  }: { at: Point; scale: number; facing: Facing; mood: Mood; nod: number },
): Svg {
  const svg = facing === 0 ? frontHead(look, mood) : sideHead(look, mood);
  const turn = facing === 0 ? nod : nod * facing;
  return placed(svg, { at, scale: Math.round(scale * 1000) / 1000, turn, flip: facing === -1 });
}
