import type { DetailedCell } from "@regain/contract/entities/detailed-table";
import type { Measure } from "./table-search.ts";

export const bands = ["high", "middle", "low"] as const;
/** Where a figure stands among those of others. */
export type Band = (typeof bands)[number];

/** From which percentile on a figure is high, and from which it is in the middle. */
export const bandLimits: Readonly<Record<Measure, { high: number; middle: number }>> = {
  accuracy: { high: 90, middle: 40 },
  latency: { high: 80, middle: 60 },
};

/** Undefined where there is no percentile: then the cell has no colour. */
export function bandOf(measure: Measure, percentile: number | null): Band | undefined {
  if (percentile === null) return undefined;
  const { high, middle } = bandLimits[measure];
  if (percentile >= high) return "high";
  return percentile >= middle ? "middle" : "low";
}

/** What a cell says in one of its measures. */
export interface CellFigure {
  readonly value: number | null;
  /** Items that it is the mean of. */
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
