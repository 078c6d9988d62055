/**
 * Simulated patients: they play real items through the real rules. They provide the demo's history, the
 * tutorial's replay and the tests of levels and reports.
 */
import type { SkipReason } from "@regain/contract/entities/enumerations";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import type { Rng } from "./rng.ts";
import { rulesOf } from "./views/registry.ts";
import type { Move } from "./views/rules.ts";

export interface Ability {
  /** The level at which three of four items are right without help; may be between levels. */
  readonly level: number;
  /** Median time to a response, ms. */
  readonly responseMs: number;
  /** Of 100 items that would go wrong, for how many help is requested first. */
  readonly asksForHelp: number;
  /** Of 1,000 items, how many are skipped. */
  readonly skips: number;
}

export interface Played {
  readonly events: readonly TaskEvent[];
  /** Ms from the painting to the end. */
  readonly durationMs: number;
  readonly skipReason: SkipReason | undefined;
}

/**
 * Chance of a right answer without help, per mille: a logistic curve through 880 a level below the ability, 750
 * at it and 550 a level above. Whole numbers, so that every engine agrees.
 */
export function chanceRight(ability: number, level: number): number {
  const distance = (ability - level) * 0.9 + Math.log(3);
  return Math.round(1000 / (1 + Math.exp(-distance)));
}

/** A time around the median: half to twice, skewed like real response times. */
function spread(rng: Rng, median: number): number {
  const factor = 50 + rng.int(50) + (rng.chance(1, 4) ? rng.int(100) : rng.int(50));
  return Math.max(250, Math.round((median * factor) / 100));
}

/** Puts times on moves: the first after the whole response time, the others after a part of it. */
export function timed(moves: readonly Move[], rng: Rng, responseMs: number): TaskEvent[] {
  let at = 0;
  return moves.map((move, index) => {
    at += index === 0 ? spread(rng, responseMs) : spread(rng, Math.ceil(responseMs / 3));
    return { ...move, at, input: "touch" };
  });
}

/** Help that this item offers: a cue, else hints; empty if it offers neither. */
function helpFor(view: TaskView, rng: Rng): Move[] {
  if (view.cues.length > 0) return [{ kind: "cue", type: rng.pick(view.cues).type }];
  const rules = rulesOf(view);
  const hints = view.allowHints ? rules.hints(view, rules.start(view)) : [];
  return hints.map(({ part }) => ({ kind: "hint", target: part }));
}

/** What has to be studied is put away first. */
const putAway = (view: TaskView): Move[] => (view.study ? [{ kind: "ready" }] : []);

/** A right way through an item, from its first sight to its last answer. */
export const rightWay = (view: TaskView): Move[] => [
  ...putAway(view),
  ...rulesOf(view).solve(view),
];

/** How a patient of this ability plays this item. */
export function playItem(view: TaskView, level: number, ability: Ability, rng: Rng): Played {
  const rules = rulesOf(view);
  if (rng.chance(ability.skips, 1000)) {
    const durationMs = spread(rng, ability.responseMs);
    return { events: [], durationMs, skipReason: rng.pick(["TooHard", "DontLike", "Other"]) };
  }
  const isRight = rng.chance(chanceRight(ability.level, level), 1000);
  const help = !isRight && rng.chance(ability.asksForHelp, 100) ? helpFor(view, rng) : [];
  const answer = isRight || help.length > 0 ? rules.solve(view) : rules.fail(view, rng);
  const events = timed([...putAway(view), ...help, ...answer], rng, ability.responseMs);
  return { events, durationMs: (events.at(-1)?.at ?? 0) + 400, skipReason: undefined };
}
