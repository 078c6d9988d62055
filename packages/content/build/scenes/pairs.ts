/**
 * Two who do something with one another: the first does it, the second has it done. Everybody can be either, so
 * the picture alone says who does what.
 */
import { animal, type Coat } from "./animals.ts";
import type { Look } from "./cast.ts";
import {
  box,
  circle,
  curve,
  ground,
  groundY,
  line,
  motion,
  placed,
  type Point,
  polygon,
  stick,
  type Svg,
} from "./draw.ts";
import { ankleY, standingPose } from "./figure.ts";
import { head } from "./head.ts";
import { jointsOf, person, type Pose, standAt } from "./person.ts";
import { bowl, cart, chair, drop, metal, wood } from "./props.ts";

type PairScene = (doer: Look, other: Look) => Svg;

const scale = 0.9;
const hangingArms = [{ turn: [12, 22] }, { turn: [-8, 6] }] as const;
const seatedLegs = [{ turn: [86, 4] }, { turn: [90, 0] }] as const;

const stands = (look: Look, given: Parameters<typeof standingPose>[1]): Svg =>
  person(look, standingPose(look, { scale, ...given }));

const runner = (look: Look, x: number, given: Partial<Pose>): Svg =>
  person(look, {
    hip: [x, standAt(look, x, scale)[1] - 3],
    facing: 1,
    scale,
    lean: 16,
    arms: [{ turn: [60, 130] }, { turn: [-50, 30] }],
    legs: [{ turn: [66, -5] }, { turn: [-30, -84] }],
    ...given,
  });

const walker = (look: Look, x: number, given: Partial<Pose> = {}): Svg =>
  person(look, {
    hip: [x, standAt(look, x, scale)[1] + 1],
    facing: 1,
    scale,
    lean: 3,
    arms: [{ turn: [26, 40] }, { turn: [-22, -4] }],
    legs: [{ turn: [26, 14] }, { turn: [-14, -32] }],
    ...given,
  });

/** Somebody who sits in a cart with that floor. */
const passenger = (look: Look, hip: Point): Svg =>
  person(look, {
    hip,
    facing: 1,
    scale,
    mood: "happy",
    arms: [{ turn: [40, 70] }, { turn: [36, 66] }],
    legs: [{ turn: [94, 88] }, { turn: [90, 84] }],
  });

const push: PairScene = (doer, other) =>
  [
    ground(),
    stick([64, 102], [55, 80], metal, 3),
    passenger(other, [82, 98]),
    cart(62, 122, 98),
    person(doer, {
      hip: [28, standAt(doer, 28, scale)[1] + 3],
      facing: 1,
      scale,
      lean: 22,
      arms: [{ to: [55, 79] }, { to: [54, 81] }],
      legs: [{ to: [34, ankleY] }, { to: [10, ankleY] }],
    }),
  ].join("");

const pull: PairScene = (doer, other) =>
  [
    ground(),
    passenger(other, [24, 98]),
    cart(4, 64, 98),
    person(doer, {
      hip: [98, standAt(doer, 98, scale)[1] + 3],
      facing: 1,
      scale,
      lean: 22,
      arms: [{ to: [84, 84] }, { to: [82, 86] }],
      legs: [{ to: [116, ankleY] }, { to: [88, ankleY] }],
    }),
    line(
      [
        [63, 104],
        [83, 86],
      ],
      "#8a5a2b",
      2.6,
    ),
  ].join("");

const carry: PairScene = (doer, other) => {
  const [x, y] = [62, standAt(doer, 62, scale)[1] + 1];
  const grip: Point = [x + 2 * doer.size, y - 4];
  return [
    ground(),
    person(other, {
      hip: [x - 17, y - 8 * doer.size],
      facing: 1,
      scale,
      lean: 8,
      mood: "happy",
      arms: [{ turn: [70, 80] }, { turn: [66, 76] }],
      legs: [{ turn: [78, 40] }, { turn: [72, 34] }],
    }),
    person(doer, {
      hip: [x, y],
      facing: 1,
      scale,
      lean: 20,
      arms: [
        { to: grip, bend: -1 },
        { to: [grip[0] - 6, grip[1]], bend: -1 },
      ],
      legs: [{ turn: [30, 14] }, { turn: [-12, -30] }],
    }),
  ].join("");
};

const speed = (x: number): Svg =>
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

const chase: PairScene = (doer, other) =>
  [
    ground(),
    speed(6),
    runner(doer, 34, { arms: [{ turn: [92, 96] }, { turn: [84, 90] }] }),
    runner(other, 94, { mood: "open" }),
  ].join("");

const follow: PairScene = (doer, other) => ground() + walker(doer, 32) + walker(other, 96);

const feed: PairScene = (doer, other) => {
  const seat = groundY - 23 * other.size * scale - 3;
  const sits: Pose = {
    hip: [102, seat - 6],
    facing: -1,
    scale,
    mood: "open",
    arms: [{ turn: [40, 70] }, { turn: [36, 66] }],
    legs: seatedLegs,
  };
  const { head: face } = jointsOf(other, sits);
  const mouth: Point = [face[0] - 9, face[1] + 5 * other.size];
  const stand = standingPose(doer, {
    x: mouth[0] - 44,
    scale,
    lean: 4,
    hands: [
      [mouth[0] - 20, mouth[1] + 22],
      [mouth[0] - 17, mouth[1] + 2],
    ],
    holding: bowl([mouth[0] - 17, mouth[1] + 21]),
  });
  const hand = jointsOf(doer, stand).arms[1][2];
  return [
    ground(),
    chair([101, seat], -1),
    person(other, sits),
    person(doer, stand),
    line([hand, mouth], "#8793a0", 2.8),
    circle(mouth, 2.6, "#e9b44c"),
  ].join("");
};

/** Seen by whoever is in front of the lens. */
const photograph: PairScene = (doer, other) => {
  const { head: face, k } = jointsOf(
    doer,
    standingPose(doer, { x: 34, scale, hands: hangingArms }),
  );
  const lens: Point = [face[0] + 17 * k, face[1] + 1];
  return [
    ground(),
    stands(other, {
      x: 100,
      facing: -1,
      mood: "happy",
      hands: [{ turn: [30, 110] }, { turn: [-40, 40] }],
    }),
    stands(doer, {
      x: 34,
      hands: [
        [lens[0] + 1, lens[1] + 5],
        [lens[0] - 2, lens[1] + 7],
      ],
      holding:
        box([lens[0] - 7, lens[1] - 7], [13, 13], "#3a3238", 2) +
        box([lens[0] + 6, lens[1] - 4], [5, 7], "#8793a0", 1) +
        box([lens[0] - 3, lens[1] - 10], [6, 3], "#3a3238", 1),
    }),
    placed(
      polygon(
        [
          [0, -9],
          [2, -3],
          [8, -6],
          [5, 0],
          [9, 4],
          [3, 4],
          [0, 9],
          [-3, 4],
          [-8, 5],
          [-4, 0],
          [-8, -5],
          [-2, -3],
        ],
        "#ffe066",
      ),
      { at: [lens[0] + 9, lens[1] - 14] },
    ),
  ].join("");
};

const paint: PairScene = (doer, other) => {
  const canvas = box([50, 44], [32, 38], "#fff", 1);
  const portrait = head(
    { ...other, headgear: other.headgear },
    { at: [66, 65], scale: 0.95, facing: -1, mood: "calm", nod: 0 },
  );
  const shoulder = standAt(doer, 0, scale)[1] - 22 * doer.size;
  return [
    ground(),
    line(
      [
        [54, groundY],
        [64, 36],
      ],
      wood,
      3.4,
    ),
    line(
      [
        [80, groundY],
        [70, 36],
      ],
      wood,
      3.4,
    ),
    canvas,
    portrait,
    box([47, 82], [38, 4], "#d49a5b"),
    stands(other, {
      x: 108,
      facing: -1,
      mood: "happy",
      hands: [{ turn: [14, 20] }, { turn: [-30, 44] }],
    }),
    stands(doer, { x: 22, hands: [{ turn: [24, 70] }, [45, Math.min(shoulder, 76)]] }),
    stick([43, Math.min(shoulder, 76)], [56, Math.min(shoulder, 76) - 4], wood, 2.4),
  ].join("");
};

const point: PairScene = (doer, other) => {
  const { shoulder, k } = jointsOf(doer, standingPose(doer, { x: 30, scale, hands: hangingArms }));
  const y = shoulder[1] + 3;
  return [
    ground(),
    stands(other, { x: 100, facing: -1, hands: hangingArms }),
    stands(doer, { x: 30, hands: [{ turn: [-6, 8] }, { turn: [90, 90] }] }),
    stick([30 + 28 * k, y], [30 + 38 * k, y], doer.skin, 2.6),
  ].join("");
};

const wave: PairScene = (doer, other) => {
  const { head: face } = jointsOf(doer, standingPose(doer, { x: 28, scale, hands: hangingArms }));
  return [
    ground(),
    stands(other, { x: 100, facing: -1, hands: hangingArms }),
    stands(doer, { x: 28, mood: "happy", hands: [{ turn: [-6, 8] }, { turn: [112, 152] }] }),
    placed(curve("M0,0q5,5 3,12M7,-3q7,8 4,18", "#7b8794", 2.2), {
      at: [face[0] + 30 * doer.size, face[1] - 10],
    }),
  ].join("");
};

/** Through binoculars, unseen. */
const watch: PairScene = (doer, other) => {
  const { head: face, k } = jointsOf(
    doer,
    standingPose(doer, { x: 30, scale, hands: hangingArms }),
  );
  const [x, y] = [face[0] + 11 * k, face[1] - 2];
  return [
    ground(),
    walker(other, 98),
    stands(doer, {
      x: 30,
      hands: [
        [x + 8, y + 5],
        [x + 6, y + 6],
      ],
      holding: box([x, y - 5], [10, 9], "#3a3238", 2) + box([x + 9, y - 6], [7, 11], "#4a5560", 1),
    }),
  ].join("");
};

const spray: PairScene = (doer, other) => {
  const { head: face } = jointsOf(
    other,
    standingPose(other, { x: 102, scale, hands: hangingArms }),
  );
  const hand: Point = [48, groundY - 50 * doer.size * scale];
  const target: Point = [face[0] - 8, face[1] + 14 * other.size];
  const middle: Point = [(hand[0] + target[0]) / 2, Math.min(hand[1], target[1]) - 14];
  const jet = `M${hand[0] + 8},${hand[1] - 2}Q${middle[0]},${middle[1]} ${target[0]},${target[1]}`;
  return [
    ground(),
    curve(`M2,${groundY}Q24,${groundY - 4} 30,${groundY - 18}T${hand[0]},${hand[1]}`, "#3d9a4b", 4),
    stands(other, {
      x: 102,
      facing: -1,
      mood: "open",
      hands: [{ turn: [130, 150] }, { turn: [118, 140] }],
    }),
    curve(jet, "#46a6e0", 6),
    curve(jet, "#bfe3f7", 2),
    ...[
      [-8, -14],
      [-14, -4],
      [-2, -22],
      [4, 12],
      [-10, 12],
    ].map(([dx = 0, dy = 0]) => drop([target[0] + dx, target[1] + dy])),
    stands(doer, { x: 26, hands: [[hand[0] - 4, hand[1] + 2], hand] }),
    stick(hand, [hand[0] + 8, hand[1] - 2], metal, 4),
  ].join("");
};

export const pairScenes = {
  push,
  pull,
  carry,
  chase,
  follow,
  feed,
  photograph,
  paint,
  point,
  wave,
  watch,
  spray,
} as const;
export type PairVerb = keyof typeof pairScenes;
export const isPairVerb = (name: string): name is PairVerb => Object.hasOwn(pairScenes, name);

/** Animals chase and follow, and are chased and followed. */
export type Actor = { readonly person: Look } | { readonly coat: Coat };

function moving(actor: Actor, x: number, gait: "walk" | "run", arms: Partial<Pose>): Svg {
  if ("coat" in actor)
    return animal(actor.coat, [x, groundY - (gait === "run" ? 24 : 19)], 1, gait);
  return gait === "run" ? runner(actor.person, x, arms) : walker(actor.person, x, arms);
}

/** @throws RangeError where an animal is to do what only people do */
export function pairScene(verb: PairVerb, doer: Actor, other: Actor): Svg {
  if ("person" in doer && "person" in other) return pairScenes[verb](doer.person, other.person);
  if (verb !== "chase" && verb !== "follow") throw new RangeError(`no animal can ${verb}`);
  const gait = verb === "chase" ? "run" : "walk";
  const grabbing: Partial<Pose> =
    verb === "chase" ? { arms: [{ turn: [92, 96] }, { turn: [84, 90] }] } : {};
  return [
    ground(),
    verb === "chase" ? speed(2) + speed(63) : "",
    moving(doer, 34, gait, grabbing),
    moving(other, 94, gait, verb === "chase" ? { mood: "open" } : {}),
  ].join("");
}

export const flipped = (svg: Svg): Svg => placed(svg, { at: [128, 0], flip: true });
