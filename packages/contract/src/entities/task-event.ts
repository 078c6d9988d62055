/**
 * What happened while an item was on the screen, in order. The player's reducer and the server's second scoring
 * both read this list and nothing else.
 */
import * as z from "zod/mini";
import { cueTypes } from "./enumerations.ts";
import { milliseconds, text } from "./common.ts";
import { partId } from "./task-view.ts";

export const inputKinds = ["touch", "mouse", "key"] as const;
export type InputKind = (typeof inputKinds)[number];

const base = {
  /** Milliseconds since the item was painted, monotonic, excluding time in the background. */
  at: milliseconds,
  input: z.optional(z.enum(inputKinds)),
  /** Which half of the screen it was on, for errors of neglect. */
  side: z.optional(z.enum(["left", "right"])),
};

export const taskEvent = z.discriminatedUnion("kind", [
  /** MultipleChoice: a choice of a question is taken. */
  z.object({ ...base, kind: z.literal("choose"), question: partId, choice: partId }),
  /** MultipleChoice in a run: the question passed without an answer. */
  z.object({ ...base, kind: z.literal("pass"), question: partId }),
  /** SequenceCompletion: `to` is a placeholder. BoardCompletion: `to` is `column/row`. */
  z.object({ ...base, kind: z.literal("place"), choice: partId, to: text(81) }),
  /** Takes back what was placed there. In a cell with many, `choice` says which. */
  z.object({ ...base, kind: z.literal("take"), from: text(81), choice: z.optional(partId) }),
  /** NumberProblemSolving and typed Production: what the field holds now. */
  z.object({ ...base, kind: z.literal("enter"), text: text(200) }),
  /** MemoryBoard and MemorySequence. */
  z.object({ ...base, kind: z.literal("tap"), item: partId }),
  /** Spoken Production: a recording was made. */
  z.object({ ...base, kind: z.literal("record"), durationMs: milliseconds }),
  /** Spoken Production: what speech recognition made of the recording. */
  z.object({ ...base, kind: z.literal("heard"), correct: z.boolean() }),
  /** Spoken Production: the patient's own judgment. */
  z.object({ ...base, kind: z.literal("mark"), correct: z.boolean() }),
  /** The patient says that this is the answer. */
  z.object({ ...base, kind: z.literal("done") }),
  /** Help: counts. */
  z.object({ ...base, kind: z.literal("cue"), type: z.enum(cueTypes) }),
  z.object({ ...base, kind: z.literal("hint"), target: text(81) }),
  /** Heard or seen again: free. */
  z.object({ ...base, kind: z.literal("replay"), what: z.enum(["instructions", "stimulus"]) }),
  /**
   * From here on the patient could answer: the stimulus was heard to its end, or the order has been shown. In
   * a run and in spaced retrieval, each question begins with one. `wasOpen`: it could be answered before as
   * well, such as a message that the patient plays; then times count from here, and a tap right after it was
   * meant for the item.
   */
  z.object({ ...base, kind: z.literal("onset"), wasOpen: z.optional(z.boolean()) }),
  /** The study part was put away. */
  z.object({ ...base, kind: z.literal("ready") }),
  z.object({ ...base, kind: z.literal("pause") }),
  z.object({ ...base, kind: z.literal("resume") }),
  z.object({ ...base, kind: z.literal("media_failed"), what: text(200) }),
]);
export type TaskEvent = z.output<typeof taskEvent>;
export type TaskEventKind = TaskEvent["kind"];
