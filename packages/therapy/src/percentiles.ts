/**
 * Where a figure stands among peers: the patients who practiced the same exercise at the same level. Source
 * of the rank: the percentile rank that counts half of the equal ones, as psychometrics defines it.
 */

/** With fewer peers there is no percentile, and no guess at one. */
export const minPeers = 20;
/** A patient is a peer with at least this many scored items, as many as a baseline needs. */
export const peerItemCount = 10;

/** What is kept of the peers' means: nobody's own figures. */
export interface Norm {
  /** How many peers. */
  readonly count: number;
  /** Mean of the peers' means. */
  readonly mean: number;
  /** 101 of them: the smallest, every percentile, the largest. */
  readonly quantiles: readonly number[];
}

/** Figures that differ by less are equal: they come from different divisions. */
const tolerance = 1e-9;

/** By linear interpolation between neighbors, like the database's `percentile_cont`. */
function quantile(sorted: readonly number[], percent: number): number {
  const place = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below + (above - below) * (place - Math.floor(place));
}

/** @returns undefined if there are too few peers */
export function normOf(means: readonly number[]): Norm | undefined {
  if (means.length < minPeers) return undefined;
  const sorted = means.toSorted((a, b) => a - b);
  return {
    count: means.length,
    mean: means.reduce((sum, one) => sum + one, 0) / means.length,
    quantiles: Array.from({ length: 101 }, (_, percent) => quantile(sorted, percent)),
  };
}

/** How many members it holds for, given that those come first. */
function countFirst(sorted: readonly number[], holds: (one: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(sorted[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The share of peers with a smaller figure and half of those with the same one, 0 to 100; 0 below all of them
 * and 100 above all of them. Between two quantiles it is interpolated.
 */
export function rankAmong({ quantiles }: Norm, value: number): number {
  const smaller = countFirst(quantiles, (one) => one < value - tolerance);
  const notLarger = countFirst(quantiles, (one) => one <= value + tolerance);
  if (notLarger > smaller) return (smaller + notLarger - 1) / 2;
  if (smaller === 0) return 0;
  if (smaller === quantiles.length) return 100;
  const [below, above] = [quantiles[smaller - 1]!, quantiles[smaller]!];
  return smaller - 1 + (value - below) / (above - below);
}

/** What is ranked. A high accuracy is good, a high latency is slow. */
export type NormMeasure = "accuracy" | "latency";

/** 0 to 100, rounded: higher is better, so that a higher latency percentile is faster. */
export function percentileOf(measure: NormMeasure, norm: Norm, value: number): number {
  const rank = rankAmong(norm, value);
  return Math.round(measure === "latency" ? 100 - rank : rank);
}
