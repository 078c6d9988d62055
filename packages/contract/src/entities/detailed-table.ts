import * as z from "zod/mini";
import { columnTypes } from "../detailed-table-values.ts";
import { day, id, level, typeId } from "./common.ts";
import { daySeconds } from "./day-seconds.ts";
import { area } from "./enumerations.ts";

const days = z.object({ startDate: daySeconds, endDate: daySeconds });
/** Midpoint rank among peers, 0 to 100, rounded; null if there are no peers or nothing to compare. */
const percentile = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));
const figure = z.nullable(z.number());
const count = z.int();

/** What was done in one exercise at one level within one column. */
export const detailedCell = z.object({
  /** First and last day with practice in this cell. */
  dateRange: days,
  location: z.enum(["home", "clinic", "both"]),
  /** Items answered or skipped. */
  completedTasks: count,
  /** Items in the mean accuracy: those not skipped. */
  scoredTasks: count,
  /** Percent right without help, rounded. */
  accuracy: figure,
  /** Percent right, help or not, rounded. */
  accuracyWithHelp: figure,
  /** Of all peers, without help. */
  accuracyMean: figure,
  accuracyPercentile: percentile,
  /** Seconds, one decimal. */
  latency: figure,
  /** Items in the mean latency. */
  latencyTasks: count,
  latencyMean: figure,
  /** Higher is faster. */
  latencyPercentile: percentile,
  /** The sessions it comes from, oldest first; the latest 200 if there are more. */
  sessionIds: z.array(id),
});
export type DetailedCell = z.output<typeof detailedCell>;

/** An exercise at one level. */
export const detailedRow = z.object({
  taskTypeSystemName: z.string(),
  taskLevel: level,
  /** The exercise's name as it is shown. */
  taskDetail: z.string(),
  typeId,
  area,
  maxLevel: level,
  /** The peers that the percentiles of this row compare with; null if there are too few. */
  peers: z.nullable(
    z.object({
      /** Simulated peers, as in a demo, not patients. */
      isSimulated: z.boolean(),
      accuracyCount: count,
      latencyCount: count,
    }),
  ),
});
export type DetailedRow = z.output<typeof detailedRow>;

export const detailedTable = z.object({
  /** Those with practice, oldest first. A session may last past midnight. */
  columnList: z.array(days),
  /** By exercise, then by level; most recently practiced first. */
  rowList: z.array(detailedRow),
  /** `[row][column]`; null where nothing was done. */
  array: z.array(z.array(z.nullable(detailedCell))),
});
export type DetailedTable = z.output<typeof detailedTable>;

export const detailedPerformance = z.object({
  patientName: z.string(),
  /** First and last day covered; from the first day of practice if no start was given. */
  startDate: day,
  endDate: day,
  /** The patient's own day, or the day in `tz`. */
  today: day,
  columnType: z.enum(columnTypes),
  /** True if the subscription does not include the table, which is then empty. */
  isLocked: z.boolean(),
  table: detailedTable,
});
export type DetailedPerformance = z.output<typeof detailedPerformance>;

/** A cell with the exercise and level of its row, as needed to fetch its items. */
export interface OpenedCell extends DetailedCell {
  readonly typeId: number;
  readonly taskLevel: number;
}
