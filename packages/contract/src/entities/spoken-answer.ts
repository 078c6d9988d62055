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
  /** What was heard; null where nothing was, or nobody could tell. */
  heard: z.nullable(z.string()),
  /** What speech recognition made of it; null where it could not tell. */
  isRecognised: z.nullable(z.boolean()),
});
export type SpokenTry = z.output<typeof spokenTry>;

/** A clinician's judgement, beside the original. */
export const correction = z.object({
  correctionId: id,
  result: z.enum(results),
  accuracy,
  reason: z.string(),
  /** Null where the account is gone. */
  authorName: z.nullable(z.string()),
  correctedAt: instant,
});
export type Correction = z.output<typeof correction>;

/** What somebody said to one item, what was made of it, and what it counts as. */
export const spokenAnswer = z.object({
  taskId: id,
  /** Names the result. */
  responseId: id,
  /** The patient's day. */
  date: day,
  place: z.enum(places),
  /** What is said in an assessment counts in no report, and its levels stay as they were placed. */
  sessionKind: z.enum(sessionKinds),
  typeId,
  taskName: z.string(),
  taskLevel: level,
  /** Everything that is right to say, the word to show first. */
  words: z.array(z.string()),
  /** As task views name it; null where the item shows none. */
  picture: z.nullable(z.string()),
  /** Oldest first. */
  tries: z.array(spokenTry),
  /** The patient's own judgement of the last try; null where they gave none. */
  markedByPatient: z.nullable(z.boolean()),
  /** As it was given; null while there is no result of it yet. */
  original: z.nullable(outcome),
  /** As it counts in the report: with the latest correction where there is one. */
  counted: z.nullable(outcome),
  /** The latest first. */
  corrections: z.array(correction),
});
export type SpokenAnswer = z.output<typeof spokenAnswer>;
