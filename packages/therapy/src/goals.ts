/** How far the goals are that clinicians set, by figures. */
import { atLimits, type Block, totalsOf } from "./blocks.ts";
import { baselineItemCount, latestWindow } from "./windows.ts";

/** So much right without help, in percent, at an exercise's level. */
export interface TaskGoal {
  readonly typeId: number;
  readonly level: number;
  readonly targetPercent: number;
}

/** What a goal's figures rest on: the last three days with scored items at its level. */
export interface GoalFigures {
  /** Without help, 0 to 100, as it meets the target. */
  readonly percent: number;
  readonly scoredCount: number;
  readonly from: string;
  readonly to: string;
}

export type GoalStanding =
  /** Never practised at this level. */
  | { readonly kind: "not-practised" }
  /** Stands above it and was practised there, last at this level, and never at the goal's. */
  | { readonly kind: "passed"; readonly level: number }
  /** Fewer than ten scored items: nothing is said of reaching it. */
  | ({ readonly kind: "too-few" } & GoalFigures)
  | ({ readonly kind: "reached" } & GoalFigures)
  | ({ readonly kind: "below" } & GoalFigures);

/**
 * Where a goal stands. It is reached with the target or more over ten scored items or more, as means meet limits.
 * @param blocks the history until the day that is asked about
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
    // A level that homework or an assessment has set says nothing of what was done.
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
