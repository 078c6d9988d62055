import * as z from "zod/mini";
import { change } from "./change.ts";
import { accuracy, day, level, typeId } from "./common.ts";
import { area } from "./enumerations.ts";

export const trendSteps = ["week", "day"] as const;
export type TrendStep = (typeof trendSteps)[number];

/** A week from Monday to Sunday, clipped to the range, or one practice day. */
const period = { startDate: day, endDate: day };

export const areaTrend = z.object({
  systemName: area,
  displayName: z.string(),
  change: z.nullable(change),
  points: z.array(
    z.object({
      ...period,
      /** The score that the report would have shown at the end of the period. */
      value: accuracy,
      /** Scored items that it is based on. */
      itemCount: z.int(),
      /** Exercises that count from here on: the line continues from a different mean. */
      joined: z.array(z.string()),
    }),
  ),
});
export type AreaTrend = z.output<typeof areaTrend>;

export const taskTrend = z.object({
  typeId,
  displayName: z.string(),
  /** For the level practiced last. */
  change: z.nullable(change),
  levelChanges: z.array(z.object({ date: day, from: level, to: level, text: z.string() })),
  /** A point for each level practiced in a period, in the order of practice. */
  points: z.array(
    z.object({
      ...period,
      level,
      /** Percent right without help, with its 95 % interval; whole, as in the report. */
      accuracy,
      low: accuracy,
      high: accuracy,
      itemCount: z.int(),
    }),
  ),
});
export type TaskTrend = z.output<typeof taskTrend>;

export const trends = z.object({
  /** First and last day covered; both null before any practice. */
  startDate: z.nullable(day),
  endDate: day,
  by: z.enum(trendSteps),
  /** True if the subscription does not include them; then there are none. */
  isLocked: z.boolean(),
  areas: z.array(areaTrend),
  tasks: z.array(taskTrend),
});
export type Trends = z.output<typeof trends>;
