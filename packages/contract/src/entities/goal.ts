import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import * as longest from "../field-lengths.ts";
import { errorBody } from "../errors.ts";
import { isBlank } from "../is-blank.ts";
import { day, id, instant, level, text, typeId, version } from "./common.ts";

export const maxGoals = 20;

export const goalStates = ["open", "met", "dropped"] as const;
export type GoalState = (typeof goalStates)[number];

/** A goal's words as they are kept: what nobody can see is none. */
export const goalWords = (typed: string): string => (isBlank(typed) ? "" : typed.trim());

/** What is to be reached in an exercise: this much right without help at this level. */
export const taskGoal = z.object({
  taskTypeId: typeId,
  taskLevel: level,
  targetPercent: z.int().check(z.minimum(1), z.maximum(100)),
});

/**
 * What a clinician works toward with a patient. A short-term goal may name an exercise: then figures show the
 * progress.
 */
export const goal = z.object({
  id,
  term: z.enum(["long", "short"]),
  /** In the clinician's words; may be empty if an exercise is given. */
  text: z.string().check(z.trim(), atMost(longest.goal), z.overwrite(goalWords)),
  task: z.nullable(taskGoal),
  /** The day by which it is to be reached; null for none. */
  byDate: z.nullable(day),
  state: z.enum(goalStates),
  /** When it was met or dropped; null while it is open. */
  endedOn: z.nullable(day),
});
export type Goal = z.output<typeof goal>;

/** All goals of a patient. Saved as a whole; earlier versions are kept. */
export const goalList = z.object({
  /** 0 while nobody has set any. */
  version,
  goals: z.array(goal),
  savedBy: z.nullable(z.string()),
  savedAt: z.nullable(instant),
});
export type GoalList = z.output<typeof goalList>;

export const newGoals = z.object({
  /** Of the list the change is based on. */
  version,
  goals: z.array(goal).check(z.maxLength(maxGoals)),
});

export const goalConflict = z.extend(errorBody, { current: z.optional(goalList) });

/** The progress of a goal with an exercise; see `goalStanding` in the therapy package. */
export const goalStandingView = z.object({
  goalId: id,
  /** What was to be reached; missing in notes signed before this was kept. */
  task: z.optional(taskGoal),
  kind: z.enum(["not-practised", "passed", "too-few", "reached", "below"]),
  /** Without help, one decimal; null if there are no figures. */
  percent: z.nullable(z.number()),
  scoredCount: z.nullable(z.int()),
  from: z.nullable(day),
  to: z.nullable(day),
  /** The same as a sentence. */
  text: text(500),
});
