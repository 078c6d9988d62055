import * as z from "zod/mini";
import { change } from "./change.ts";
import { accuracy, day, level, typeId } from "./common.ts";
import { area } from "./enumerations.ts";

export const trendSteps = ["week", "day"] as const;
export type TrendStep = (typeof trendSteps)[number];

/** A week from Monday to Sunday, as far as the range reaches, or one practice day. */
const period = { startDate: day, endDate: day };

export const areaTrend = z.object({
  systemName: area,
  displayName: z.string(),
  change: z.nullable(change),
  points: z.array(
    z.object({
      ...period,
      /** The score as the report would have said it at the end of the period. */
      value: accuracy,
      /** Scored items that it rests on. */
      itemCount: z.int(),
      /** Exercises that count from here on: the line goes on from another mean. */
      joined: z.array(z.string()),
    }),
  ),
});
export type AreaTrend = z.output<typeof areaTrend>;

export const taskTrend = z.object({
  typeId,
  displayName: z.string(),
  /** Of the level practised last. */
  change: z.nullable(change),
  levelChanges: z.array(z.object({ date: day, from: level, to: level, text: z.string() })),
  /** A point for each level practised in a period, in the order of practice. */
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
  /** True where the subscription does not include them; then there are none. */
  isLocked: z.boolean(),
  areas: z.array(areaTrend),
  tasks: z.array(taskTrend),
});
export type Trends = z.output<typeof trends>;
