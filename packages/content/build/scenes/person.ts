/** A person seen from the side, moved by joints. */
import { type Look } from "./cast.ts";
import { bars, circle, groundY, number, placed, type Point, shape, type Svg } from "./draw.ts";
import { head, type Mood } from "./head.ts";

/**
 * Where an arm or leg goes: either its hand or foot reaches for a point of the scene, or its two parts are
 * turned: 0 hangs down, 90 points the way the person faces, 180 up.
 */
export type Limb = { readonly to: Point; readonly bend?: 1 | -1 } | { readonly turn: Point };

export interface Pose {
  readonly hip: Point;
  readonly facing: 1 | -1;
  /** Degrees the trunk leans forward. */
  readonly lean?: number;
  readonly nod?: number;
  readonly mood?: Mood;
  /** Far side first. */
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  /** Multiplies the person's own size. */
  readonly scale?: number;
  /** Drawn over the trunk and under the near arm. */
  readonly holding?: Svg;
}

const lengths = { trunk: 29, thigh: 20, shin: 20, upper: 15, fore: 15, neck: 14 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const step = ([x, y]: Point, degrees: number, length: number, facing: number): Point => [
  x + facing * Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
];

/** The joint between two parts of these lengths, and where the end gets to. */
function reach(from: Point, to: Point, [first, second]: Point, side: 1 | -1): [Point, Point] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.max(Math.hypot(dx, dy), 0.1);
  const distance = Math.min(Math.max(far, Math.abs(first - second) + 0.1), first + second - 0.1);
  const along = (first ** 2 - second ** 2 + distance ** 2) / (2 * distance);
  const off = Math.sqrt(Math.max(0, first ** 2 - along ** 2)) * side;
  const [ux, uy] = [dx / far, dy / far];
  return [
    [from[0] + ux * along - uy * off, from[1] + uy * along + ux * off],
    [from[0] + ux * distance, from[1] + uy * distance],
  ];
}

function bent(from: Point, limb: Limb, [first, second]: Point, facing: number, natural: 1 | -1) {
  if ("turn" in limb) {
    const joint = step(from, limb.turn[0], first, facing);
    return [from, joint, step(joint, limb.turn[1], second, facing)] as const;
  }
  const side = (limb.bend ?? 1) * natural * facing > 0 ? 1 : -1;
  return [from, ...reach(from, limb.to, [first, second], side)] as const;
}

type Joints = readonly [Point, Point, Point];

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

function arm(look: Look, joints: Joints, k: number): Svg {
  const sleeve =
    look.sleeves === "long"
      ? [joints[0], joints[1], between(joints[1], joints[2], 0.8)]
      : [joints[0], between(joints[0], joints[1], 0.65)];
  return [
    bars([{ along: joints, width: 6 * k }], look.skin),
    circle(joints[2], 3.5 * k, look.skin),
    bars([{ along: sleeve, width: 6.8 * k }], look.top),
  ].join("");
}

function leg(look: Look, joints: Joints, facing: number, k: number): Svg {
  const [hip, knee, ankle] = joints;
  const turn = (Math.atan2(ankle[1] - knee[1], (ankle[0] - knee[0]) * facing) * 180) / Math.PI - 90;
  const shoe = placed(shape("M-4,-3H2C6,-2 9,0 9,3.5H-4.5Z", look.shoes), {
    at: ankle,
    turn: turn * facing,
    flip: facing === -1,
    scale: Math.round(k * 100) / 100,
  });
  const { kind, colour } = look.bottom;
  const cloth = kind === "trousers" ? [...joints] : [hip, between(hip, knee, 0.9)];
  return [
    kind === "trousers" ? "" : bars([{ along: joints, width: 6.4 * k }], look.skin),
    shoe,
    kind === "dress" ? "" : bars([{ along: cloth, width: 8.4 * k }], colour),
  ].join("");
}

/** The skirt of a dress hangs over both thighs. */
function trunk(look: Look, [hip, shoulder]: readonly [Point, Point], knees: Point[], k: number) {
  const body = { along: [hip, between(hip, shoulder, 0.93)], width: 15 * k };
  if (look.bottom.kind !== "dress") return bars([body], look.top);
  const hem = knees.map((knee) => between(hip, knee, 0.85));
  const thighs = hem.map((end) => ({ along: [hip, end], width: 12 * k }));
  const middle = hem.map((end) => ({ along: [hip, end, hem[0] ?? end], width: 8 * k }));
  return bars([body, ...thighs, ...middle], look.top);
}

function apron(hip: Point, shoulder: Point, k: number, facing: number): Svg {
  const [top, low] = [between(hip, shoulder, 0.75), between(hip, shoulder, -0.4)];
  const out = 7.6 * k * facing;
  return shape(
    `M${number(top[0])},${number(top[1])}L${number(top[0] + out)},${number(top[1])}L${number(low[0] + out)},${number(low[1])}L${number(low[0])},${number(low[1])}Z`,
    "#e8edf2",
  );
}

/** How high the hip of a standing person is above the ground. */
export const standingHip = (look: Look, scale = 1): number =>
  (lengths.thigh + lengths.shin + 3) * look.size * scale;

/** The hip of a person standing with the middle of the feet at x. */
export const standAt = (look: Look, x: number, scale = 1): Point => [
  x,
  groundY - standingHip(look, scale),
];

/** Where the parts of a pose are, for props attached to them. */
export function jointsOf(look: Look, pose: Pose) {
  const k = look.size * (pose.scale ?? 1);
  const { facing, lean = 0 } = pose;
  const shoulder = step(pose.hip, 180 - lean, lengths.trunk * k, facing);
  const crown = step(shoulder, 180 - lean * 0.6, lengths.neck * k, facing);
  const ofArm = (limb: Limb): Joints =>
    bent(between(shoulder, pose.hip, 0.1), limb, [lengths.upper * k, lengths.fore * k], facing, 1);
  const ofLeg = (limb: Limb): Joints =>
    bent(pose.hip, limb, [lengths.thigh * k, lengths.shin * k], facing, -1);
  return {
    k,
    shoulder,
    head: crown,
    arms: [ofArm(pose.arms[0]), ofArm(pose.arms[1])] as const,
    legs: [ofLeg(pose.legs[0]), ofLeg(pose.legs[1])] as const,
  };
}

/** A person in a pose. */
export function person(look: Look, pose: Pose): Svg {
  const { k, shoulder, head: middle, arms, legs } = jointsOf(look, pose);
  const { facing, hip } = pose;
  const hang: readonly [Point, Point] = [hip, shoulder];
  return [
    arm(look, arms[0], k),
    leg(look, legs[0], facing, k),
    leg(look, legs[1], facing, k),
    bars([{ along: [shoulder, middle], width: 6 * k }], look.skin),
    trunk(look, hang, [legs[0][1], legs[1][1]], k),
    look.apron ? apron(hip, shoulder, k, facing) : "",
    head(look, {
      at: middle,
      scale: k * look.headSize,
      facing,
      mood: pose.mood ?? "calm",
      nod: pose.nod ?? 0,
    }),
    pose.holding ?? "",
    arm(look, arms[1], k),
  ].join("");
}
