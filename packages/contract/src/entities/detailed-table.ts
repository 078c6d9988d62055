import * as z from "zod/mini";
import { columnTypes } from "../detailed-table-values.ts";
import { day, id, level, typeId } from "./common.ts";
import { daySeconds } from "./day-seconds.ts";
import { area } from "./enumerations.ts";

const days = z.object({ startDate: daySeconds, endDate: daySeconds });
/** Midpoint rank among peers, 0 to 100, rounded; null where there are no peers or nothing to compare. */
const percentile = z.nullable(z.int().check(z.minimum(0), z.maximum(100)));
const figure = z.nullable(z.number());
const count = z.int();

/** What was done of one exercise at one level within one column. */
export const detailedCell = z.object({
  /** First and last day with practice in this cell. */
  dateRange: days,
  location: z.enum(["home", "clinic", "both"]),
  /** Items answered or skipped. */
  completedTasks: count,
  /** Items that the accuracy is the mean of: not skipped. */
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
  /** Items that the latency is the mean of. */
  latencyTasks: count,
  latencyMean: figure,
  /** Higher is faster. */
  latencyPercentile: percentile,
  /** The sessions it comes from, oldest first; of more than 200 the latest. */
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
  /** Whom the percentiles of this row compare with; null where there are too few. */
  peers: z.nullable(
    z.object({
      /** Peers of a simulation, as a demo has them, and no patients. */
      isSimulated: z.boolean(),
      accuracyCount: count,
      latencyCount: count,
    }),
  ),
});
export type DetailedRow = z.output<typeof detailedRow>;

export const detailedTable = z.object({
  /** Those with practice, oldest first. A session may last over midnight. */
  columnList: z.array(days),
  /** By exercise, within it by level; what was practised last stands first. */
  rowList: z.array(detailedRow),
  /** `[row][column]`; null where nothing was done. */
  array: z.array(z.array(z.nullable(detailedCell))),
});
export type DetailedTable = z.output<typeof detailedTable>;

export const detailedPerformance = z.object({
  patientName: z.string(),
  /** First and last day covered; from the first day of practice where no start was asked for. */
  startDate: day,
  endDate: day,
  /** The patient's own, or what day it is in `tz`. */
  today: day,
  columnType: z.enum(columnTypes),
  /** True where the subscription does not include the table, which is then empty. */
  isLocked: z.boolean(),
  table: detailedTable,
});
export type DetailedPerformance = z.output<typeof detailedPerformance>;

/** A cell with what its row says of it: what the items of a cell are asked for by. */
export interface OpenedCell extends DetailedCell {
  readonly typeId: number;
  readonly taskLevel: number;
}
