/** Levels go up and down. Source: the catalogue's rules; the reason of every change is kept as data. */
import { type Block, totalsOf } from "./blocks.ts";

export const levelRule = {
  /** Percent correct without help. */
  upFrom: 80,
  upBlocks: 2,
  downBelowOnce: 50,
  downBelowTwice: 60,
} as const;

/** What a clinician may set for a patient's exercise. */
export interface LevelBounds {
  readonly isLocked: boolean;
  readonly floor: number | null;
  readonly ceiling: number | null;
}

export type LevelReason = "two-blocks-high" | "one-block-very-low" | "two-blocks-low";

export interface LevelChange {
  readonly from: number;
  readonly to: number;
  readonly reason: LevelReason;
  /**
   * Percent without help of the blocks it rests on, oldest first. Rounded down, so that no figure seems to reach a
   * limit that was missed.
   */
  readonly percents: readonly number[];
}

/** A block with too many skipped items says nothing about the level. */
const isTelling = (block: Block) =>
  block.scoredCount > 0 && block.scoredCount * 2 >= block.itemCount;

/**
 * The change that follows from a block's end.
 * @param blocks the blocks of this task type at the current level since the level was reached, oldest first, the
 *   one that just ended last
 * @returns undefined where the level stays
 */
export function decideLevel(
  level: number,
  maxLevel: number,
  blocks: readonly Block[],
  bounds: LevelBounds,
): LevelChange | undefined {
  if (bounds.isLocked) return undefined;
  const last = blocks.at(-1);
  if (!last || !isTelling(last)) return undefined;
  const percents = blocks
    .filter(isTelling)
    .slice(-levelRule.upBlocks)
    .map((block) => totalsOf([block]).withoutHelp ?? 0);
  const latest = percents.at(-1) ?? 0;
  const isPair = percents.length === levelRule.upBlocks;

  const step = (to: number, reason: LevelReason, from: readonly number[]) => {
    const lowest = Math.max(1, bounds.floor ?? 1);
    const highest = Math.min(maxLevel, bounds.ceiling ?? maxLevel);
    const bounded = Math.min(Math.max(to, lowest), highest);
    // A bound never turns a step round: at the ceiling a good block changes nothing.
    const isStep = Math.sign(bounded - level) === Math.sign(to - level);
    return isStep
      ? { from: level, to: bounded, reason, percents: from.map(Math.floor) }
      : undefined;
  };
  if (isPair && percents.every((percent) => percent >= levelRule.upFrom))
    return step(level + 1, "two-blocks-high", percents);
  if (latest < levelRule.downBelowOnce) return step(level - 1, "one-block-very-low", [latest]);
  if (isPair && percents.every((percent) => percent < levelRule.downBelowTwice))
    return step(level - 1, "two-blocks-low", percents);
  return undefined;
}
