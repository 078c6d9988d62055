import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, nonEmptyText, patientParams, text } from "../../entities/common.ts";
import { maxRecordingBytes } from "../../entities/recording.ts";

const numeral = z.string().check(z.regex(/^\d{1,6}$/));

/**
 * What is expected is taken from the item as the server sent it: `words` and `soundPaths` are accepted but
 * not trusted. A session that was begun can be finished, whatever happens to the subscription. A clinician
 * sends what is said in a clinic session while it is open.
 */
export const recogniseSpeech = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/task/speech-recognition_v3",
  summary: "Stores a recording of a spoken answer, and says whether it was recognized.",
  access: "patient-record",
  params: patientParams,
  query: z.object({
    sampleRate: z.optional(numeral),
    taskTypeId: z.optional(numeral),
    words: z.optional(text(2_000)),
    soundPaths: z.optional(text(4_000)),
  }),
  form: {
    fields: z.object({
      /** The item's taskId. */
      task: id,
    }),
    /** WAV: 16 kHz, mono, 16-bit PCM. */
    files: { recording: { maxBytes: maxRecordingBytes, isAnswer: true } },
  },
  responses: {
    200: z.object({
      /** Null if nobody could tell: then the patient is the judge. */
      correct: z.nullable(z.boolean()),
      /** What was heard instead; null if nothing was, or nobody could tell. */
      heard: z.nullable(nonEmptyText(200)),
      recordingId: id,
    }),
  },
  errors: [
    "unknown-task",
    "not-a-recording",
    "wrong-recording-format",
    "recording-too-long",
    "recording-empty",
    "too-many-requests",
    "payload-too-large",
    "unsupported-media-type",
    "unavailable",
  ],
});
