import * as z from "zod/mini";
import { cutText, id, instant, level, nonEmptyText, typeId } from "./common.ts";
import { area, places, results, skipReasons, skipTypes } from "./enumerations.ts";
import { taskEvent } from "./task-event.ts";
import { speech, taskView } from "./task-view.ts";
import { dayMs } from "../durations.ts";

export const itemSeconds = {
  /** Seconds that an item takes on average. */
  secondsPerItem: z.number(),
  /** The same level by level, where the level makes much of it. */
  secondsByLevel: z.optional(z.array(z.number())),
};

/** A task type as the player and the schedule editor see it. */
export const taskType = z.object({
  typeId,
  systemName: nonEmptyText(60),
  displayName: nonEmptyText(80),
  /** What the patient does, in one plain sentence. */
  activityDescription: nonEmptyText(300),
  /** Name and activity as they are said before the first item. */
  introduction: z.optional(speech),
  defaultViewClassName: nonEmptyText(40),
  /** The film of its view, under the content root, captions (`.vtt`) and poster (`.jpg`) beside it; null without one. */
  instructionalVideoPath: z.nullable(nonEmptyText(200)),
  area,
  maxLevel: level,
  ...itemSeconds,
  /** Of the generator; goes up when the same level and seed would give another item. */
  version: z.int(),
});
export type TaskTypeSummary = z.output<typeof taskType>;

/** One item of a session. `responseId` is minted by the server and becomes the result's uuid. */
export const sessionTask = z.object({
  taskId: id,
  responseId: id,
  sessionId: id,
  taskType: typeId,
  taskLevel: level,
  taskView,
});
export type SessionTask = z.output<typeof sessionTask>;

/** What is said before the first item of an assessment. */
export const assessmentIntroduction = z.object({
  title: speech,
  /** What it takes and how it goes, line by line. */
  lines: z.array(speech),
  note: speech,
});
export type AssessmentIntroduction = z.output<typeof assessmentIntroduction>;

export const sessionKinds = ["SCHEDULED", "SELF_GUIDED", "ASSESSMENT"] as const;
export type SessionKind = (typeof sessionKinds)[number];

export const therapySession = z.object({
  sessionId: id,
  scheduleId: z.nullable(id),
  kind: z.enum(sessionKinds),
  place: z.enum(places),
  /** Server time at which it was built, and now: the player corrects its own clock by the difference. */
  builtAt: instant,
  serverTime: instant,
  tasks: z.array(sessionTask),
  taskTypes: z.array(taskType),
  /** Of an assessment. */
  introduction: z.optional(assessmentIntroduction),
  /** Tasks that already have a result, here or on another device. */
  answeredTaskIds: z.array(id),
});
export type TherapySession = z.output<typeof therapySession>;

/** What the events of an item amount to. Computed by the player at once, and again by the server. */
export const itemScore = z.object({
  /** Null for a skipped item. */
  result: z.nullable(z.enum(results)),
  accuracy: z.nullable(z.number()),
  /** To the first and the last response, in ms from the item's painting; null where there was none. */
  firstResponseMs: z.nullable(z.number()),
  lastResponseMs: z.nullable(z.number()),
  cueCount: z.int(),
  hintCount: z.int(),
  replayCount: z.int(),
  wrongCount: z.int(),
  errorsLeft: z.int(),
  errorsRight: z.int(),
});
export type ItemScore = z.output<typeof itemScore>;

/** The body of `additionalDataJson` as a player writes it. The server reads its events and settings one by one. */
export const additionalData = z.object({
  events: z.array(taskEvent).check(z.maxLength(2_000)),
  taskTypeVersion: z.int(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Server time minus client time, ms, as the player knew it. */
  clockOffsetMs: z.number(),
});
export type AdditionalData = z.output<typeof additionalData>;

/**
 * One item's result as it is sent. Unknown fields are dropped, what is too long is cut, never refused: an answer is
 * never lost to a deploy.
 */
export const taskResult = z.object({
  uuid: id,
  sessionId: id,
  patientId: id,
  userId: id,
  taskType: typeId,
  taskId: id,
  accuracy: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** Milliseconds to the last response, a day at most. */
  latency: z.nullable(
    z.number().check(
      z.minimum(0),
      z.overwrite((ms) => Math.min(ms, dayMs)),
    ),
  ),
  skipType: z.enum(skipTypes),
  skipReason: z.optional(z.nullable(z.enum(skipReasons))),
  startTime: instant,
  endTime: instant,
  timestamp: instant,
  clientVersionNumber: cutText(40),
  systemVersionNumber: z.optional(cutText(200)),
  clientHardwareType: z.optional(cutText(200)),
  clientOSVersion: z.optional(cutText(200)),
  /** Accepted and not believed: the server holds the item as it was sent. Bounded by the call's body alone. */
  taskJson: z.optional(z.string()),
  /** {@link additionalData} as JSON. Bounded by the call's body alone. */
  additionalDataJson: z.string(),
  screenshotUrl: z.optional(z.nullable(cutText(500))),
  sendAttempts: z.int().check(z.minimum(0), z.maximum(100_000)),
});
export type TaskResult = z.output<typeof taskResult>;
