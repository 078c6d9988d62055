/** Two people who face each other, or one of whom faces the other. */
import {
  box,
  circle,
  curve,
  ground,
  groundY,
  line,
  placed,
  type Point,
  polygon,
  stick,
} from "./draw.ts";
import { standingPose } from "./figure.ts";
import { head } from "./head.ts";
import { hangingArms, type PairScene, scale, seatedLegs, stands } from "./pair-poses.ts";
import { jointsOf, person, type Pose, standAt } from "./person.ts";
import { bowl, chair, drop, metal, wood } from "./props.ts";

export const feed: PairScene = (doer, other) => {
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

/** Seen from in front of the lens. */
export const photograph: PairScene = (doer, other) => {
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

export const paint: PairScene = (doer, other) => {
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

export const point: PairScene = (doer, other) => {
  const { shoulder, k } = jointsOf(doer, standingPose(doer, { x: 30, scale, hands: hangingArms }));
  const y = shoulder[1] + 3;
  return [
    ground(),
    stands(other, { x: 100, facing: -1, hands: hangingArms }),
    stands(doer, { x: 30, hands: [{ turn: [-6, 8] }, { turn: [90, 90] }] }),
    stick([30 + 28 * k, y], [30 + 38 * k, y], doer.skin, 2.6),
  ].join("");
};

export const wave: PairScene = (doer, other) => {
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

export const spray: PairScene = (doer, other) => {
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
