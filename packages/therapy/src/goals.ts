/** How far along the goals are that clinicians set, in figures. */
import { atLimits, type Block, totalsOf } from "./blocks.ts";
import { baselineItemCount, latestWindow } from "./windows.ts";

/** A target percentage right without help, at one level of an exercise. */
export interface TaskGoal {
  readonly typeId: number;
  readonly level: number;
  readonly targetPercent: number;
}

/** What a goal's figures are based on: the last three days with scored items at its level. */
export interface GoalFigures {
  /** Without help, 0 to 100, as compared with the target. */
  readonly percent: number;
  readonly scoredCount: number;
  readonly from: string;
  readonly to: string;
}

export type GoalStanding =
  /** Never practiced at this level. */
  | { readonly kind: "not-practised" }
  /** The exercise is above the goal's level and was practiced there, last at this level, but never at the goal's. */
  | { readonly kind: "passed"; readonly level: number }
  /** Fewer than ten scored items: too few to say whether it is reached. */
  | ({ readonly kind: "too-few" } & GoalFigures)
  | ({ readonly kind: "reached" } & GoalFigures)
  | ({ readonly kind: "below" } & GoalFigures);

/**
 * The status of a goal. It is reached with at least the target over at least ten scored items, compared as in
 * `atLimits`.
 * @param blocks the history up to the day in question
 * @param currentLevel of the exercise at that day's end
 */
export function goalStanding(
  { typeId, level, targetPercent }: TaskGoal,
  blocks: readonly Block[],
  currentLevel: number,
): GoalStanding {
  const own = blocks.filter((block) => block.typeId === typeId);
  const window = latestWindow(own.filter((block) => block.level === level));
  if (!window) {
    // A level set by homework or an assessment says nothing about what was done.
    const above = own.filter((block) => block.level > level && block.scoredCount > 0);
    const lastDay = latestWindow(above)?.date;
    const last = above.findLast(({ date }) => date === lastDay);
    return last && currentLevel > level
      ? { kind: "passed", level: last.level }
      : { kind: "not-practised" };
  }
  const { withoutHelp, scoredCount } = totalsOf(window.blocks);
  const dates = window.blocks
    .filter((block) => block.scoredCount > 0)
    .map(({ date }) => date)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const percent = atLimits(withoutHelp ?? 0);
  const figures = { percent, scoredCount, from: dates[0] ?? window.date, to: window.date };
  if (scoredCount < baselineItemCount) return { kind: "too-few", ...figures };
  return { kind: percent >= targetPercent ? "reached" : "below", ...figures };
}
