/** People alone in a picture: standing, sitting, or close up. */
import { alone, type Look } from "./cast.ts";
import { bars, circle, finer, groundY, type Point, shape, type Svg } from "./draw.ts";
import { type Facing, head, type Mood } from "./head.ts";
import { type Limb, person, type Pose, standAt } from "./person.ts";

/** Where the ankle of a foot on the ground is. */
export const ankleY = groundY - 3;

interface Standing extends Partial<Omit<Pose, "hip">> {
  readonly x: number;
  /** Hand targets, far hand first. */
  readonly hands: readonly [Point | Limb, Point | Limb];
  /** How far apart the feet are. */
  readonly stride?: number;
}

const limb = (given: Point | Limb): Limb =>
  Array.isArray(given) ? { to: given as Point } : (given as Limb);

/** Relative to the size of one of two people in a picture. */
const soloScale = 1.06;

export function standingPose(look: Look, standing: Standing): Pose {
  const { x, hands, stride = 9, ...own } = standing;
  const facing = own.facing ?? 1;
  return {
    hip: standAt(look, x, own.scale),
    facing,
    legs: [
      { to: [x + (facing * stride) / 2, ankleY] },
      { to: [x - (facing * stride) / 2, ankleY] },
    ],
    ...own,
    arms: [limb(hands[0]), limb(hands[1])],
  };
}

/** Somebody on their feet. */
export const standing = (look: Look, given: Standing): Svg =>
  person(alone(look), standingPose(alone(look), { scale: soloScale, ...given }));

/** Somebody on a seat whose hip is at `hip`; feet on the ground in front. */
export function sitting(
  look: Look,
  { hip, facing = 1, hands, ...own }: Omit<Standing, "x"> & { readonly hip: Point },
): Svg {
  const thigh = { turn: [84, 2] } as const;
  return person(alone(look), {
    scale: soloScale,
    facing,
    hip,
    legs: [thigh, { turn: [90, -4] }],
    ...own,
    arms: [limb(hands[0]), limb(hands[1])],
  });
}

/** Any pose of somebody alone. */
export const posed = (look: Look, pose: Pose): Svg =>
  person(alone(look), { scale: soloScale, ...pose });

interface CloseUp {
  readonly facing?: Facing;
  readonly mood?: Mood;
  readonly nod?: number;
  readonly at?: Point;
  /** Each from the shoulder via the elbow to the hand. */
  readonly arms?: readonly (readonly [Point, Point, Point])[];
  /** Between face and hands. */
  readonly holding?: Svg;
}

const faceScale = 2.9;

function largeArm(look: Look, joints: readonly [Point, Point, Point]): Svg {
  const [shoulder, elbow, hand] = joints;
  const cuff: Point = [
    elbow[0] + (hand[0] - elbow[0]) * 0.3,
    elbow[1] + (hand[1] - elbow[1]) * 0.3,
  ];
  const sleeve = look.sleeves === "long" ? [shoulder, elbow, cuff] : [shoulder, elbow];
  return [
    bars([{ along: joints, width: 13 }], look.skin),
    circle(hand, 8.5, look.skin),
    bars([{ along: sleeve, width: 16 }], look.top),
  ].join("");
}

/** Head and shoulders, for what happens at the face. */
export function closeUp(look: Look, given: CloseUp): Svg {
  const { facing = 0, mood = "calm", nod = 0, at = [64, 52], arms = [], holding = "" } = given;
  const [x, y] = at;
  return [
    bars(
      [
        {
          along: [
            [x, y + 20],
            [x, y + 60],
          ],
          width: 20,
        },
      ],
      look.skin,
    ),
    shape(
      `M${x - 42},130C${x - 42},${y + 44} ${x - 22},${y + 46} ${x - 12},${y + 42}Q${x},${y + 54} ${x + 12},${y + 42}C${x + 22},${y + 46} ${x + 42},${y + 44} ${x + 42},130Z`,
      look.top,
    ),
    finer(head(look, { at, scale: faceScale, facing, mood, nod }), faceScale),
    holding,
    ...arms.map((joints) => largeArm(look, joints)),
  ].join("");
}
