/**
 * Whether a difference between baseline and latest is more than chance. The rule, its source and how often it
 * errs are in decision 42; the figures are defined in `docs/figures.md`.
 */
import type { ChangeKind } from "@regain/contract/entities/change";
import { atLimits, totalsOf } from "./blocks.ts";
import type { Window } from "./windows.ts";

/** Standard errors to either side of a 95 % interval. */
const z = 1.959964;

/**
 * How far, in levels, an exercise's place is from a patient's ability by chance. One standard deviation, from
 * simulated patients whose ability stays the same. The first levels of an area were all set by the same means
 * and err together; later each exercise's level drifts independently.
 */
const levelError = { first: 0.5, later: 0.5 } as const;

/**
 * From this percentage right without help, the first items were too easy to compare with: the level was still
 * being found. Applies to each exercise, and to all of an area together, since their first levels err
 * together.
 */
const easyFrom = 85;

/** Latest minus baseline, with its 95 % interval, in percentage points or points of a score. */
export interface Difference {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Change {
  readonly kind: ChangeKind;
  /** Undefined if nothing can be compared. */
  readonly difference: Difference | undefined;
}

/** The share of `count` items that were right, 0 to 1. */
export interface Sample {
  readonly share: number;
  readonly count: number;
}

/**
 * 95 % interval of a share by Wilson (1927), 0 to 1. Partly right items count in part; they vary less than
 * right and wrong ones, so the interval is too wide rather than too narrow.
 */
export function shareInterval({ share, count }: Sample): { low: number; high: number } {
  const spread = Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  const middle = share + (z * z) / (2 * count);
  const scale = 1 + (z * z) / count;
  const bound = (value: number) => Math.min(1, Math.max(0, value / scale));
  return { low: bound(middle - z * spread), high: bound(middle + z * spread) };
}

/**
 * Difference of two shares with its 95 % interval, both in percentage points. Source: Newcombe, Interval
 * estimation for the difference between independent proportions, Statistics in Medicine 17 (1998), method 10.
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

/** What an interval lets us say: whether or not all of it is on one side of 0. */
function kindOf({ low, high }: Difference): ChangeKind {
  if (low > 0) return "up";
  return high < 0 ? "down" : "within-noise";
}

const judged = (difference: Difference): Change => ({ kind: kindOf(difference), difference });
const unjudged = (kind: ChangeKind): Change => ({ kind, difference: undefined });

/** Whether the latest days are all after the baseline's. */
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

/** The change of a skill area's score, and how many exercises the difference is based on. */
export interface ScoreChange extends Change {
  readonly comparedCount: number;
}

/** One exercise of a skill area. */
export interface ComparedExercise {
  readonly baseline: Window;
  readonly latest: Window;
  readonly maxLevel: number;
}

/** Whether there was a harder level to move up to. */
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

/** The level plus the share right at it, in levels from 0. */
function placeOf({ blocks }: Window): number {
  const { count, share } = sampleOf({ blocks, date: "" });
  const levels = blocks.reduce((sum, one) => sum + one.scoredCount * (one.level - 1), 0);
  return count === 0 ? 0 : levels / count + share;
}

/** The variance of the share right, in levels squared. */
function itemVariance(window: Window): number {
  const { share, count } = sampleOf(window);
  return (share * (1 - share)) / count;
}

/**
 * A skill area's score. Exercises that were too easy at first are left out: their rise is the level being
 * found. If the whole area was, nothing can be said.
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
