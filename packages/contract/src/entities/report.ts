import * as z from "zod/mini";
import { day, level, typeId } from "./common.ts";
import { change } from "./change.ts";
import { area } from "./enumerations.ts";

const measured = z.object({ value: z.number(), description: z.string(), date: day });

export const domain = z.object({
  displayName: z.string(),
  systemName: area,
  domainName: z.string(),
  description: z.string(),
  /** 0 to 100; see the catalogue's skill area score. */
  baseline: measured,
  latest: measured,
  /** Whether that is more than chance. */
  change,
  /** The next multiple of ten and what leads to it; null at 100. */
  nextMilestone: z.nullable(
    z.object({ value: z.number(), taskTypeName: z.string(), taskLevel: level }),
  ),
  radarDisplayOrder: z.int(),
});
export type ReportDomain = z.output<typeof domain>;

/** Baseline and latest of one measure at one level, with the scale to draw them on. */
const measure = z.object({
  baseline: z.nullable(z.object({ value: z.number(), itemCount: z.int(), date: day })),
  latest: z.nullable(z.object({ value: z.number(), itemCount: z.int(), date: day })),
  min: z.number(),
  max: z.number(),
  unit: z.string(),
  /** True if a lower number is better. */
  isInverted: z.boolean(),
});
const cues = z.array(z.object({ numCues: z.int(), cueType: z.string() }));

export const therapy = z.object({
  displayName: z.string(),
  description: z.string(),
  activityDescription: z.string(),
  documentationSkillReport: z.string(),
  skillAreas: z.array(area),
  instructionalVideoPath: z.nullable(z.string()),
  typeId,
  /** At the end of the report's last day. */
  currentLevel: level,
  maxLevel: level,
  /** True if the questions of an item come at set times: `latency` is then the mean time of an answer. */
  isPaced: z.boolean(),
  /** The last one until then, with its reason in words; null if the level has never changed. */
  levelChange: z.nullable(z.object({ date: day, from: level, to: level, text: z.string() })),
  /** By level number. */
  levels: z.record(
    z.string(),
    z.object({
      accuracy: measure,
      latency: measure,
      /** The change in accuracy. */
      change,
      baselineCues: cues,
      latestCues: cues,
    }),
  ),
});
export type ReportTherapy = z.output<typeof therapy>;

const rating = z.object({ value: z.int(), date: day, label: z.string() });
export const assessment = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  questions: z.array(
    z.object({
      id: z.string(),
      questionText: z.string(),
      baseline: rating,
      latest: rating,
      labels: z.array(z.object({ value: z.int(), text: z.string() })),
    }),
  ),
});

export const performanceReport = z.object({
  patientName: z.string(),
  /** First and last day covered. */
  startDate: day,
  endDate: day,
  /** The patient's own day, or the day in `tz`. */
  today: day,
  /** Of all practice until then; null before any. */
  firstPracticeDate: z.nullable(day),
  summary: z.object({
    /** Percent right without help, rounded, over all levels; null without scored items. */
    accuracy: z.nullable(z.number()),
    /** Items in the mean accuracy: those not skipped. */
    scoredTasks: z.int(),
    /** Items answered or skipped. */
    tasksCompleted: z.int(),
    homeTasksCompleted: z.int(),
    clinicTasksCompleted: z.int(),
    daysActivePerWeek: z.number(),
    activeDays: z.int(),
  }),
  /** True if the subscription does not include the sections, which are then empty. */
  isLocked: z.boolean(),
  sections: z.object({
    domains: z.array(domain),
    tasks: z.array(therapy),
    assessments: z.array(assessment),
  }),
});
export type PerformanceReport = z.output<typeof performanceReport>;
