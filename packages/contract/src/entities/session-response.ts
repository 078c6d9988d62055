/** Single answers: the rows of a cell of the detailed table, and an item for review. */
import * as z from "zod/mini";
import { accuracy, day, id, instant, level, typeId } from "./common.ts";
import { places, results, skipReasons, skipTypes } from "./enumerations.ts";
import { correction, outcome, spokenTry } from "./spoken-answer.ts";
import { taskEvent } from "./task-event.ts";
import { taskView } from "./task-view.ts";

/** Seconds; null where there was no response. */
const seconds = z.nullable(z.number());

/** One result as it counts: with the latest correction, if any. */
export const sessionResponse = z.object({
  responseId: id,
  patientId: id,
  /** Null for an item that was skipped. */
  accuracy: z.nullable(accuracy),
  /** The same with 0 for what was right with help, as reports count it. */
  accuracyWithoutHelp: z.nullable(accuracy),
  /** To the last response; null for an item that was skipped. */
  latency: seconds,
  startTime: instant,
  /** When it was answered or skipped: `date` is the day of this. */
  endTime: instant,
  sessionId: id,
  taskType: typeId,
  taskLevel: level,
  /** The patient's day. */
  date: day,
  place: z.enum(places),
  result: z.nullable(z.enum(results)),
  cueCount: z.int(),
  hintCount: z.int(),
  skipType: z.enum(skipTypes),
  skipReason: z.nullable(z.enum(skipReasons)),
  isCorrected: z.boolean(),
});
export type SessionResponse = z.output<typeof sessionResponse>;

/** An item that has a result, with everything that happened on it. */
export const answeredItem = z.object({
  patientName: z.string(),
  response: sessionResponse,
  taskName: z.string(),
  /** As it was sent, with its answer. */
  taskView,
  /** In order. */
  events: z.array(taskEvent),
  /** How many there were, if not all are kept. */
  eventsCutFrom: z.nullable(z.int()),
  /** IANA zone of the patient at that time. */
  timeZone: z.string(),
  /** As it was given. */
  original: outcome,
  /** The latest first. */
  corrections: z.array(correction),
  /** For a spoken answer: the recordings still kept, oldest first. */
  tries: z.array(spokenTry),
});
export type AnsweredItem = z.output<typeof answeredItem>;
