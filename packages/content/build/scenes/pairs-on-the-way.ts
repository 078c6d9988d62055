/** Two people who move: one pushes, pulls, carries, chases or follows the other. */
import { ground, line, type Point, stick } from "./draw.ts";
import { ankleY } from "./figure.ts";
import { type PairScene, passenger, runner, scale, speed, walker } from "./pair-poses.ts";
import { person, standAt } from "./person.ts";
import { cart, metal } from "./props.ts";

export const push: PairScene = (doer, other) =>
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

export const pull: PairScene = (doer, other) =>
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

export const carry: PairScene = (doer, other) => {
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

export const chase: PairScene = (doer, other) =>
  [
    ground(),
    speed(6),
    runner(doer, 34, { arms: [{ turn: [92, 96] }, { turn: [84, 90] }] }),
    runner(other, 94, { mood: "open" }),
  ].join("");

export const follow: PairScene = (doer, other) => ground() + walker(doer, 32) + walker(other, 96);
