/**
 * A block: the items of one task type at one level in one session on one calendar day of the patient.
 * Everything in reports and level decisions is a function of blocks. The sums are computed in the database:
 * its function `count_blocks` mirrors the rules here for skipped items, help, cues and hints.
 */
import type { CueType, Place } from "@regain/contract/entities/enumerations";
import type { ItemScore } from "@regain/contract/entities/session";
import { arithmeticError } from "./rounding.ts";

export interface Block {
  readonly sessionId: string;
  readonly typeId: number;
  readonly level: number;
  readonly place: Place;
  /** Calendar day of the patient, `YYYY-MM-DD`. */
  readonly date: string;
  /** Items answered or skipped. */
  readonly itemCount: number;
  /** Items with an accuracy: not skipped. */
  readonly scoredCount: number;
  /** Sum of the items' accuracies, each 0 to 100. */
  readonly accuracySum: number;
  /** The same, with an item with help counting 0. */
  readonly withoutHelpSum: number;
  /** Sum of latencies to the last response, ms, and how many items had one. */
  readonly latencySum: number;
  readonly latencyCount: number;
  /** Cues requested, and parts shown as a hint. */
  readonly cueCounts: Readonly<Partial<Record<CueType | "hint", number>>>;
}

/**
 * Whether somebody or something helped with an item: the player counted cues or hints, or a correction says
 * so. The database's `count_blocks` has the same rule in SQL: `had_help`.
 */
export const hadHelp = ({
  result,
  cueCount,
  hintCount,
}: Pick<ItemScore, "result" | "cueCount" | "hintCount">): boolean =>
  result === "correct_w_help" || cueCount + hintCount > 0;

/** Accuracy 0 to 100 of an item, with help counting as not right; null if it was skipped. */
export const accuracyWithoutHelp = (
  score: Pick<ItemScore, "result" | "accuracy" | "cueCount" | "hintCount">,
): number | null => (score.accuracy !== null && hadHelp(score) ? 0 : score.accuracy);

/** Latency in ms of an item as it counts: a skipped one may have been touched, but was not answered. */
export const countedLatency = (
  score: Pick<ItemScore, "accuracy" | "lastResponseMs">,
): number | null => (score.accuracy === null ? null : score.lastResponseMs);

/** An item's accuracy is kept in tenths of a percent, so it, and a mean of many, is off by at most this much. */
const keptWithin = 0.05;

/**
 * A mean of accuracies, 0 to 100, for comparison with a limit in whole percent and for rounding down next to
 * one. Less than 0.05 below a whole percent it counts as that percent: of ten items, four right and three a
 * third right are kept as 49.99 and are half. Decision 178.
 */
export function atLimits(percent: number): number {
  const whole = Math.ceil(percent);
  return whole - percent < keptWithin - arithmeticError ? whole : percent;
}

const sum = (blocks: readonly Block[], of: (block: Block) => number) =>
  blocks.reduce((total, block) => total + of(block), 0);

/**
 * A sum of accuracies, which are kept in tenths, without the floating-point error below the tenths, so that a
 * mean ending in a half is rounded the same way in whatever order its items were added.
 */
export const inTenths = (sumOfAccuracies: number): number => Math.round(sumOfAccuracies * 10) / 10;

/** Several blocks combined: means weighted by items; null if there is nothing to average. */
export interface BlockTotals {
  readonly itemCount: number;
  readonly scoredCount: number;
  /** 0 to 100. */
  readonly accuracy: number | null;
  /** 0 to 100. */
  readonly withoutHelp: number | null;
  /** Seconds. */
  readonly latency: number | null;
  /** Number of items in the mean latency. */
  readonly latencyCount: number;
}

/** The blocks of any levels and exercises taken together, each item counting once. */
export function totalsOf(blocks: readonly Block[]): BlockTotals {
  const scoredCount = sum(blocks, (block) => block.scoredCount);
  const latencyCount = sum(blocks, (block) => block.latencyCount);
  const mean = (total: number, count: number) => (count > 0 ? total / count : null);
  const latencyMs = mean(
    sum(blocks, (block) => block.latencySum),
    latencyCount,
  );
  return {
    itemCount: sum(blocks, (block) => block.itemCount),
    scoredCount,
    accuracy: mean(inTenths(sum(blocks, (block) => block.accuracySum)), scoredCount),
    withoutHelp: mean(inTenths(sum(blocks, (block) => block.withoutHelpSum)), scoredCount),
    latency: latencyMs === null ? null : latencyMs / 1000,
    latencyCount,
  };
}
