/**
 * Levels go up and down. Source: the catalogue's rules, with two additions of decision 18: a quick first climb, and
 * a memory of levels that were too hard. The reason of every change is kept as data.
 */
import { atLimits, type Block, totalsOf } from "./blocks.ts";

export const levelRule = {
  /** Percent correct without help. */
  upFrom: 80,
  upBlocks: 2,
  downBelowOnce: 50,
  downBelowTwice: 60,
  /** While no level has been too hard yet, one block this good, with this many items, is enough to go up. */
  firstClimb: { from: 90, items: 8 },
  /** A level that was too hard within the last blocks is tried again after more and better ones. */
  again: { withinBlocks: 30, from: 90, blocks: 3 },
} as const;

/** What a clinician may set for a patient's exercise. */
export interface LevelBounds {
  readonly isLocked: boolean;
  readonly floor: number | null;
  readonly ceiling: number | null;
}

/** The nearest level that the exercise has and the bounds allow. */
export function withinBounds(
  level: number,
  { floor, ceiling }: Pick<LevelBounds, "floor" | "ceiling">,
  maxLevel: number,
): number {
  const lowest = Math.max(1, floor ?? 1);
  const highest = Math.min(maxLevel, ceiling ?? maxLevel);
  return Math.min(Math.max(level, lowest), highest);
}

/** What a patient has encountered before at this exercise. */
export interface LevelPast {
  /** Some level was too hard, ever. */
  readonly hasSteppedDown: boolean;
  /** The next level was too hard, within the last `again.withinBlocks` blocks. */
  readonly wasNextTooHard: boolean;
}

export const levelReasons = [
  "two-blocks-high",
  "one-block-very-high",
  "three-blocks-very-high",
  "one-block-very-low",
  "two-blocks-low",
] as const;
export type LevelReason = (typeof levelReasons)[number];

export interface LevelChange {
  readonly from: number;
  readonly to: number;
  readonly reason: LevelReason;
  /**
   * Percent without help of the blocks it is based on, oldest first. Rounded down, so that no figure seems to
   * reach a limit that was missed.
   */
  readonly percents: readonly number[];
}

/** A block with too many skipped items says nothing about the level. */
const isTelling = (block: Block) =>
  block.scoredCount > 0 && block.scoredCount * 2 >= block.itemCount;

/** What has to be shown before the next level: this many blocks in a row, each this good. */
interface Demand {
  readonly blocks: number;
  readonly from: number;
  readonly items: number;
  readonly reason: LevelReason;
}

function demandsOf({ hasSteppedDown, wasNextTooHard }: LevelPast): readonly Demand[] {
  const { again, firstClimb, upBlocks, upFrom } = levelRule;
  if (wasNextTooHard)
    return [{ blocks: again.blocks, from: again.from, items: 1, reason: "three-blocks-very-high" }];
  const usual = { blocks: upBlocks, from: upFrom, items: 1, reason: "two-blocks-high" } as const;
  const quick = { blocks: 1, ...firstClimb, reason: "one-block-very-high" } as const;
  return hasSteppedDown ? [usual] : [usual, quick];
}

interface Shown {
  readonly percent: number;
  readonly items: number;
}

/** The step that these blocks call for, with the blocks it is based on. */
function stepFrom(
  shown: readonly Shown[],
  past: LevelPast,
): { by: 1 | -1; reason: LevelReason; on: readonly Shown[] } | undefined {
  for (const { blocks, from, items, reason } of demandsOf(past)) {
    const on = shown.slice(-blocks);
    const isMet =
      on.length === blocks && on.every((one) => one.percent >= from && one.items >= items);
    if (isMet) return { by: 1, reason, on };
  }
  const last = shown.slice(-1);
  if (last.some(({ percent }) => percent < levelRule.downBelowOnce))
    return { by: -1, reason: "one-block-very-low", on: last };
  const pair = shown.slice(-2);
  if (pair.length === 2 && pair.every(({ percent }) => percent < levelRule.downBelowTwice))
    return { by: -1, reason: "two-blocks-low", on: pair };
  return undefined;
}

/**
 * The change that follows from a block's end.
 * @param blocks the blocks of this task type at the current level since the level was reached, oldest first,
 *   the one that just ended last
 * @returns undefined if the level stays
 */
export function decideLevel(
  level: number,
  maxLevel: number,
  blocks: readonly Block[],
  bounds: LevelBounds,
  past: LevelPast,
): LevelChange | undefined {
  const last = blocks.at(-1);
  if (bounds.isLocked || !last || !isTelling(last)) return undefined;
  const shown = blocks.filter(isTelling).map((block) => ({
    percent: atLimits(totalsOf([block]).withoutHelp ?? 0),
    items: block.scoredCount,
  }));
  const step = stepFrom(shown, past);
  if (!step) return undefined;
  const to = withinBounds(level + step.by, bounds, maxLevel);
  // A bound never reverses a step: at the ceiling a good block changes nothing.
  if (Math.sign(to - level) !== step.by) return undefined;
  const percents = step.on.map(({ percent }) => Math.floor(percent));
  return { from: level, to, reason: step.reason, percents };
}
