/**
 * Two people in one action: the first does it to the second. Anybody can be either, so only the picture
 * says who does what.
 */
import { animal, type Coat } from "./animals.ts";
import type { Look } from "./cast.ts";
import { ground, groundY, placed, type Svg } from "./draw.ts";
import { runner, speed, walker } from "./pair-poses.ts";
import { feed, paint, photograph, point, spray, wave } from "./pairs-face-to-face.ts";
import { carry, chase, follow, pull, push } from "./pairs-on-the-way.ts";
import type { Pose } from "./person.ts";

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
  spray,
} as const;

export type PairVerb = keyof typeof pairScenes;

export const isPairVerb = (name: string): name is PairVerb => Object.hasOwn(pairScenes, name);

/** Animals chase and follow, and are chased and followed. */
export type Actor = { readonly person: Look } | { readonly coat: Coat };

function moving(actor: Actor, x: number, gait: "walk" | "run", arms: Partial<Pose>): Svg {
  if ("coat" in actor)
    return animal(actor.coat, [x, groundY - (gait === "run" ? 24 : 20)], 1, gait);
  return gait === "run" ? runner(actor.person, x, arms) : walker(actor.person, x, arms);
}

/** @throws RangeError if an animal is to do what only people do */
export function pairScene(verb: PairVerb, doer: Actor, other: Actor): Svg {
  if ("person" in doer && "person" in other) return pairScenes[verb](doer.person, other.person);
  if (verb !== "chase" && verb !== "follow") throw new RangeError(`no animal can ${verb}`);
  const gait = verb === "chase" ? "run" : "walk";
  const grabbing: Partial<Pose> =
    verb === "chase" ? { arms: [{ turn: [92, 96] }, { turn: [84, 90] }] } : {};
  return [
    ground(),
    verb === "chase" ? speed(2) + speed(63) : "",
    moving(doer, 31, gait, grabbing),
    moving(other, 98, gait, verb === "chase" ? { mood: "open" } : {}),
  ].join("");
}

export const flipped = (svg: Svg): Svg => placed(svg, { at: [128, 0], flip: true });
