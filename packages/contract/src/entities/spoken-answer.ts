import * as z from "zod/mini";
import { accuracy, day, id, instant, level, typeId } from "./common.ts";
import { places, results } from "./enumerations.ts";
import { sessionKinds } from "./session.ts";

/** How an answer went; both are null for an item that was skipped. */
export const outcome = z.object({
  result: z.nullable(z.enum(results)),
  accuracy: z.nullable(accuracy),
});
export type AnswerOutcome = z.output<typeof outcome>;

/** One try at saying it. */
export const spokenTry = z.object({
  recordingId: id,
  recordedAt: instant,
  durationMs: z.int(),
  /** What was heard; null if nothing was, or nobody could tell. */
  heard: z.nullable(z.string()),
  /** What speech recognition made of it; null if it could not tell. */
  isRecognised: z.nullable(z.boolean()),
});
export type SpokenTry = z.output<typeof spokenTry>;

/** A clinician's judgment, kept in addition to the original. */
export const correction = z.object({
  correctionId: id,
  result: z.enum(results),
  accuracy,
  reason: z.string(),
  /** Null if the account is gone. */
  authorName: z.nullable(z.string()),
  correctedAt: instant,
});
export type Correction = z.output<typeof correction>;

/** What somebody said to one item, what was made of it, and what it counts as. */
export const spokenAnswer = z.object({
  taskId: id,
  /** Identifies the result. */
  responseId: id,
  /** The patient's day. */
  date: day,
  place: z.enum(places),
  /** What is said in an assessment does not count in any report, and the levels it placed stay as they are. */
  sessionKind: z.enum(sessionKinds),
  typeId,
  taskName: z.string(),
  taskLevel: level,
  /** Everything that is right to say, starting with the word to show. */
  words: z.array(z.string()),
  /** Named as in task views; null if the item shows none. */
  picture: z.nullable(z.string()),
  /** Oldest first. */
  tries: z.array(spokenTry),
  /** The patient's own judgment of the last try; null if they gave none. */
  markedByPatient: z.nullable(z.boolean()),
  /** As it was given; null while there is no result yet. */
  original: z.nullable(outcome),
  /** As it counts in the report: with the latest correction if there is one. */
  counted: z.nullable(outcome),
  /** The latest first. */
  corrections: z.array(correction),
});
export type SpokenAnswer = z.output<typeof spokenAnswer>;
