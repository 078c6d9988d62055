import type { DetailedCell } from "@regain/contract/entities/detailed-table";
import type { Measure } from "./table-search.ts";

export const bands = ["high", "middle", "low"] as const;
/** Where a figure ranks among those of others. */
export type Band = (typeof bands)[number];

/** The lowest percentiles of the high and the middle band. */
export const bandLimits: Readonly<Record<Measure, { high: number; middle: number }>> = {
  accuracy: { high: 90, middle: 40 },
  latency: { high: 80, middle: 60 },
};

/** Undefined without a percentile: then the cell has no color. */
export function bandOf(measure: Measure, percentile: number | null): Band | undefined {
  if (percentile === null) return undefined;
  const { high, middle } = bandLimits[measure];
  if (percentile >= high) return "high";
  return percentile >= middle ? "middle" : "low";
}

/** A cell's figure in one of its measures. */
export interface CellFigure {
  readonly value: number | null;
  /** The number of items it is the mean of. */
  readonly count: number;
  readonly percentile: number | null;
  readonly band: Band | undefined;
}

export function figureOf(measure: Measure, cell: DetailedCell): CellFigure {
  const [value, count, percentile] =
    measure === "accuracy"
      ? [cell.accuracy, cell.scoredTasks, cell.accuracyPercentile]
      : [cell.latency, cell.latencyTasks, cell.latencyPercentile];
  return { value, count, percentile, band: bandOf(measure, percentile) };
}
