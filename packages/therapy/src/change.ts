/**
 * Whether a difference between baseline and latest is more than chance. The rule, its source and how often it errs
 * stand in decision 42; the figures are defined in `docs/figures.md`.
 */
import type { ChangeKind } from "@regain/contract/entities/change";
import { atLimits, totalsOf } from "./blocks.ts";
import type { Window } from "./windows.ts";

/** Standard errors to either side of a 95 % interval. */
const z = 1.959964;

/**
 * How far, in levels, an exercise's place lies from a patient's ability by chance. One standard deviation, from
 * simulated patients whose ability stays the same. The first levels of an area were all placed by the same hand, and
 * err together; later each exercise's level wanders for itself.
 */
const levelError = { first: 0.5, later: 0.5 } as const;

/**
 * From this percent right without help on, the first items were too easy to compare with: the level was still being
 * sought. Held for each exercise, and for all of an area together, since their first levels err together.
 */
const easyFrom = 85;

/** Latest minus baseline, with its 95 % interval, in percent points or points of a score. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Change {
  readonly kind: ChangeKind;
  /** Undefined where nothing can be compared. */
  readonly difference: Difference | undefined;
}

/** A share right, 0 to 1, of so many items. */
export interface Sample {
  readonly share: number;
  readonly count: number;
}

/**
 * 95 % interval of a share by Wilson (1927), 0 to 1. Items that are partly right count as such; their spread is smaller
 * than that of right and wrong, so the interval is rather too wide than too narrow.
 */
export function shareInterval({ share, count }: Sample): { low: number; high: number } {
  const spread = Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const middle = share + (z * z) / (2 * count);
  const scale = 1 + (z * z) / count;
  const bound = (value: number) => Math.min(1, Math.max(0, value / scale));
  return { low: bound(middle - z * spread), high: bound(middle + z * spread) };
}

/**
 * Difference of two shares with its 95 % interval, both in percent points. Source: Newcombe, Interval estimation for the
 * difference between independent proportions, Statistics in Medicine 17 (1998), method 10.
 */
export function shareDifference(before: Sample, after: Sample): Difference {
  const [first, last] = [shareInterval(before), shareInterval(after)];
  const value = after.share - before.share;
  return {
    value: value * 100,
    low: (value - Math.hypot(after.share - last.low, first.high - before.share)) * 100,
    high: (value + Math.hypot(last.high - after.share, before.share - first.low)) * 100,
  };
}

/** What an interval lets us say: that it lies on one side of nothing, or that it does not. */
function kindOf({ low, high }: Difference): ChangeKind {
  if (low > 0) return "up";
  return high < 0 ? "down" : "within-noise";
}

const judged = (difference: Difference): Change => ({ kind: kindOf(difference), difference });
const unjudged = (kind: ChangeKind): Change => ({ kind, difference: undefined });

/** Whether the latest days all lie after the baseline's. */
const isLater = (latest: Window, baseline: Window) =>
  latest.blocks.every(({ date, scoredCount }) => scoredCount === 0 || date > baseline.date);

function sampleOf({ blocks }: Window): Sample {
  const { withoutHelp, scoredCount } = totalsOf(blocks);
  return { share: (withoutHelp ?? 0) / 100, count: scoredCount };
}

/** Accuracy without help of one exercise at one level. @returns `too-early` until there are days to compare */
export function accuracyChange(baseline: Window | undefined, latest: Window | undefined): Change {
  if (!baseline || !latest || !isLater(latest, baseline)) return unjudged("too-early");
  return judged(shareDifference(sampleOf(baseline), sampleOf(latest)));
}

/** Of a skill area's score: how many exercises the difference rests on. */
export interface ScoreChange extends Change {
  readonly comparedCount: number;
}

/** One exercise of a skill area. */
export interface ComparedExercise {
  readonly baseline: Window;
  readonly latest: Window;
  readonly maxLevel: number;
}

/** Whether there was a harder level to go to. */
const hadRoom = ({ baseline, maxLevel }: ComparedExercise) =>
  baseline.blocks.some(({ level }) => level < maxLevel);

const wasEasy = (exercises: readonly ComparedExercise[]) => {
  const first = totalsOf(exercises.flatMap(({ baseline }) => baseline.blocks));
  return atLimits(first.withoutHelp ?? 0) >= easyFrom;
};

/** The exercises whose first items were not too easy to compare with. */
function withFoundLevel(exercises: readonly ComparedExercise[]): readonly ComparedExercise[] {
  if (exercises.some(hadRoom) && wasEasy(exercises)) return [];
  return exercises.filter((one) => !hadRoom(one) || !wasEasy([one]));
}

/** Level and share right within it, counted in levels from 0. */
function placeOf({ blocks }: Window): number {
  const { count, share } = sampleOf({ blocks, date: "" });
  const levels = blocks.reduce((sum, one) => sum + one.scoredCount * (one.level - 1), 0);
  return count === 0 ? 0 : levels / count + share;
}

/** Of the share right, in levels squared. */
function itemVariance(window: Window): number {
  const { share, count } = sampleOf(window);
  return (share * (1 - share)) / count;
}

/**
 * A skill area's score. Exercises that were too easy at first are left out: their rise is the level being found. Where
 * all of the area together was, nothing can be said.
 * @param exercises those with a baseline
 */
export function scoreChange(exercises: readonly ComparedExercise[]): ScoreChange {
  const later = exercises.filter(({ latest, baseline }) => isLater(latest, baseline));
  if (later.length === 0) return { ...unjudged("too-early"), comparedCount: 0 };
  const compared = withFoundLevel(later);
  if (compared.length === 0) return { ...unjudged("level-found"), comparedCount: 0 };
  const mean = (of: (exercise: ComparedExercise) => number) =>
    compared.reduce((sum, exercise) => sum + of(exercise), 0) / compared.length;
  const value = mean((one) => (placeOf(one.latest) - placeOf(one.baseline)) / one.maxLevel);
  const own = mean(
    ({ baseline, latest, maxLevel }) =>
      (itemVariance(baseline) + itemVariance(latest) + levelError.later ** 2) / maxLevel ** 2,
  );
  const shared = mean(({ maxLevel }) => levelError.first / maxLevel);
  const reach = z * Math.hypot(shared, Math.sqrt(own / compared.length));
  const difference = {
    value: value * 100,
    low: (value - reach) * 100,
    high: (value + reach) * 100,
  };
  return { ...judged(difference), comparedCount: compared.length };
}
