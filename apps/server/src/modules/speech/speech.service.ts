import { english } from "@regain/content/en/content";
import { v7 } from "uuid";
import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import type { Recogniser } from "../../adapters/speech/recogniser.ts";
import { readWav, type Recording, writeWav } from "../../adapters/speech/wav.ts";
import type { UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { takesResults } from "../session/session.rules.ts";
import { unscannedKey } from "./unscanned-recordings.rules.ts";
import { spokenAnswers, utterancesFor } from "./speech.rules.ts";
import { type AskedItem, countRecordings, findItem, insertRecording } from "./speech.store.ts";

/** Nobody says one word that often; a program that does must not fill the store. */
export const maxRecordingsPerItem = 40;

export interface SpeechParts {
  readonly db: Database;
  readonly objects: ObjectStore;
  /** Undefined if this server recognizes nothing. */
  readonly recogniser: Recogniser | undefined;
  /** How long a recording is kept, in ms. */
  readonly keptForMs: number;
  /** Called when the recognizer breaks. */
  readonly onBroken: (error: unknown) => void;
}

export interface SpokenAnswer {
  readonly patientId: string;
  readonly taskId: string;
  readonly file: Uint8Array;
  /** False if the virus scanner could not check it: its sound is held back until that has been done. */
  readonly isScanned: boolean;
}

export interface Heard {
  readonly correct: boolean | null;
  readonly heard: string | null;
}

const nobodyCanTell: Heard = { correct: null, heard: null };

async function listen(
  { samples }: Recording,
  answers: readonly string[],
  recogniser: Recogniser | undefined,
): Promise<Heard> {
  const utterances = recogniser && utterancesFor(answers, english, recogniser);
  if (!recogniser || !utterances) return nobodyCanTell;
  const { expected, foils } = utterances;
  const heard = await recogniser.recognise(samples, [...expected, ...foils]);
  return heard === undefined
    ? { correct: false, heard: null }
    : { correct: expected.includes(heard), heard };
}

/** A broken or busy engine costs no recording: the patient judges, and the clinician can listen. */
async function listenOrKeep(
  recording: Recording,
  answers: readonly string[],
  { recogniser, onBroken }: Pick<SpeechParts, "recogniser" | "onBroken">,
): Promise<Heard> {
  try {
    return await listen(recording, answers, recogniser);
  } catch (error) {
    if (!(error instanceof Refusal)) onBroken(error);
    return nobodyCanTell;
  }
}

/**
 * By a patient as long as its result would be accepted, whatever became of the subscription; by a
 * clinician while it is open in the clinic.
 */
const mayBeAnswered = (actor: UserActor, { session, isOpen }: AskedItem, now: Date) =>
  actor.type === "patient" ? takesResults(session, now) : session.place === "clinic" && isOpen;

/**
 * Stores a spoken answer and suggests whether it was right. The row comes before the sound: a row
 * without one goes when it expires, a sound without a row would stay forever.
 * @throws Refusal as `readWav`; `unknown-task` for an item that asks for no speech, is too old or,
 *   for a clinician, is not open in the clinic; `too-many-requests` for one that was recorded very
 *   often
 */
export async function hearAnswer(
  parts: SpeechParts,
  actor: UserActor,
  { patientId, taskId, file, isScanned }: SpokenAnswer,
  now: Date,
): Promise<Heard & { recordingId: string }> {
  const { db, objects, recogniser, keptForMs } = parts;
  const recording = readWav(file);
  const { item, count } = await db.withActor(actor, async (trx) => ({
    item: await findItem(trx, patientId, taskId),
    count: await countRecordings(trx, patientId, taskId),
  }));
  const answers = item && mayBeAnswered(actor, item, now) ? spokenAnswers(item.view) : undefined;
  if (!answers) throw new Refusal("unknown-task");
  if (count >= maxRecordingsPerItem) throw new Refusal("too-many-requests");
  const result = await listenOrKeep(recording, answers, parts);
  // Only its samples: whatever else was in the file, or after them, is not kept.
  const sound = writeWav(recording.samples);
  const recordingId = v7();
  const key = `recordings/${patientId}/${recordingId}.wav`;
  await db.withActor(actor, (trx) =>
    insertRecording(trx, {
      patient_id: patientId,
      recording_id: recordingId,
      task_id: taskId,
      object_key: key,
      bytes: sound.length,
      duration_ms: recording.durationMs,
      engine: result.correct === null ? null : (recogniser?.name ?? null),
      heard: result.heard,
      is_correct: result.correct,
      recorded_at: now,
      expires_at: new Date(now.getTime() + keptForMs),
    }),
  );
  // Held as it came, because that is what the scanner has to check.
  await (isScanned ? objects.put(key, sound) : objects.put(unscannedKey(key), file));
  return { ...result, recordingId };
}
