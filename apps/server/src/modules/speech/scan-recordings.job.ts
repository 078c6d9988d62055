import { v7 } from "uuid";
import { type FileScanner, ScannerUnavailable } from "../../adapters/file-scanner/file-scanner.ts";
import type { ObjectStore } from "../../adapters/objects/object-store.ts";
import { readWav, writeWav } from "../../adapters/speech/wav.ts";
import { system } from "../../db/actor.ts";
import type { Config } from "../../config.ts";
import type { Database, Trx } from "../../db/database.ts";
import { collectFailures } from "../../lib/collect-failures.ts";
import type { Job } from "../../lib/jobs.ts";
import { insertAudit } from "../audit.store.ts";
import {
  unscannedFolder,
  type UnscannedRecording,
  parseUnscannedKey,
} from "./unscanned-recordings.rules.ts";
import { deleteRecording, findSound } from "./speech.store.ts";

export interface ScanHeldParts {
  readonly database: Database;
  readonly objects: ObjectStore;
  /** Undefined if the operator no longer has one: then everything held is accepted. */
  readonly scanner: FileScanner | undefined;
  readonly config: Pick<Config, "recordingDays">;
  readonly clock: () => Date;
}

const name = "scan-held-recordings";

/** The answer stays as it was counted; its sound goes, and the audit trail says so. */
async function refuse(trx: Trx, held: UnscannedRecording, found: string, now: Date): Promise<void> {
  const { patientId, recordingId } = held;
  await deleteRecording(trx, { patient_id: patientId, recording_id: recordingId });
  await insertAudit(trx, {
    id: v7(),
    at: now,
    user_id: null,
    call: `JOB ${name}`,
    access: `scanner: ${found}`,
    link_token_id: null,
    subject_patient_id: patientId,
    subject_user_id: patientId,
    institution_id: null,
    status: 422,
    error: "infected-file",
    ip: "",
    request_id: recordingId,
  });
}

/**
 * Every five minutes, scans recordings that came while the scanner did not respond. What it still
 * cannot scan waits for the next time.
 */
export function scanPendingRecordings({
  database,
  objects,
  scanner,
  config,
  clock,
}: ScanHeldParts): Job {
  const actor = system("jobs");

  const isKept = ({ patientId, recordingId }: UnscannedRecording) =>
    database.withActor(actor, async (trx) => {
      const kept = { now: clock(), keptDays: config.recordingDays };
      const key = await findSound(trx, patientId, recordingId, kept);
      return key !== undefined;
    });

  async function settle(held: UnscannedRecording, sound: Uint8Array): Promise<void> {
    const found = scanner ? (await scanner.scan(sound)).found : null;
    if (found !== null)
      return database.withActor(actor, (trx) => refuse(trx, held, found, clock()));
    await objects.put(held.key, writeWav(readWav(sound).samples));
    // It may have just been deleted, perhaps with an account: the sound must not outlive its row.
    if (!(await isKept(held))) await objects.remove(held.key);
  }

  return {
    name,
    schedule: "*/5 * * * *",
    async run() {
      const attempts = collectFailures();
      let isScannerThere = true;
      for await (const { key } of objects.list(unscannedFolder)) {
        await attempts.attempt(async () => {
          const held = parseUnscannedKey(key);
          const sound = held && (await isKept(held)) ? await objects.get(key) : undefined;
          try {
            if (held && sound) await settle(held, sound);
          } catch (error) {
            if (!(error instanceof ScannerUnavailable)) throw error;
            isScannerThere = false;
            return;
          }
          await objects.remove(key);
        });
        if (!isScannerThere) break;
      }
      attempts.end("Some recordings could not be scanned.");
    },
  };
}
