import { setImmediate as nextTurn } from "node:timers/promises";
import type { RecordRefusal } from "@regain/contract/errors";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import type { ResponseRow, TherapySessionRow } from "../../db/tables/therapy.ts";
import { finishAssessment } from "../assessment/assessment.service.ts";
import { decideLevels } from "./level.service.ts";
import { maxPerRequest } from "./played-item.rules.ts";
import { keptRecord, withRoom } from "./rejected-records.rules.ts";
import { type Judged, judge, type ReadRecord, readRecord } from "./response.rules.ts";
import {
  findSent,
  insertRejections,
  lastAnswerAt,
  quarantined,
  storeResponses,
} from "./response.store.ts";
import { lockPatient } from "../patient.store.ts";
import {
  blockProgress,
  endSession,
  findOpenSession,
  isDropped,
  recordStart,
  reopenSession,
} from "./session.store.ts";

/** Whose results these are. */
export interface PracticingPatient {
  readonly patientId: string;
  /** The patient's IANA zone. */
  readonly timeZone: string;
  /** The clinician doing it with the patient, if there is one. */
  readonly userId?: string | undefined;
}

export interface RecordStatus {
  readonly uuid: string | null;
  readonly status: "stored" | "duplicate" | "rejected";
  readonly code?: RecordRefusal;
}

/** A result that the server scored differently from the player. */
export interface ScoreDifference {
  readonly uuid: string;
  readonly typeId: number;
  readonly level: number;
  readonly ours: number | null;
  readonly theirs: number | null;
}

export interface IngestedResults {
  /** In the order of the records. */
  readonly answers: readonly RecordStatus[];
  readonly differences: readonly ScoreDifference[];
}

/** Events read at a time, before others get their turn. */
const readAtOnce = 2_000;

async function judgeAll(
  trx: Trx,
  { patientId, timeZone, userId = patientId }: PracticingPatient,
  read: readonly ReadRecord[],
  now: Date,
): Promise<{ judged: Judged[]; sessions: ReadonlyMap<string, TherapySessionRow> }> {
  const named = read.flatMap(({ record }) => record ?? []);
  const sent = await findSent(
    trx,
    patientId,
    named.map(({ sessionId }) => sessionId),
    named.map(({ taskId }) => taskId),
  );
  const sessions = new Map(sent.sessions.map((one) => [one.session_id, one]));
  const items = new Map(sent.items.map((one) => [one.task_id, one]));
  const answered = new Set(sent.answered);
  const context = { patientId, userId, timeZone, now, sessions, items, answered };
  const judged: Judged[] = [];
  let left = maxPerRequest;
  let sinceTurn = 0;
  for (const one of read) {
    const found = judge(one, context, left);
    judged.push(found);
    if (found.kind !== "result") continue;
    answered.add(found.row.task_id);
    left -= found.readCount;
    sinceTurn += found.readCount;
    if (sinceTurn < readAtOnce) continue;
    sinceTurn = 0;
    await nextTurn();
  }
  return { judged, sessions };
}

/**
 * Ends what these results complete: blocks, which decides about their levels, and the session. Its
 * SQL twin, for earlier blocks, is `blocksAtCurrentLevel` in level.store.ts.
 */
async function endCompleted(
  trx: Trx,
  session: TherapySessionRow,
  stored: readonly ResponseRow[],
  now: Date,
): Promise<void> {
  const progress = await blockProgress(trx, session.patient_id, session.session_id);
  const ended = progress.filter(({ items, answered }) => items === answered);
  const touched = new Map(stored.map((row) => [row.task_type_id, row.level]));
  const endedNow = ended.flatMap(({ task_type_id: typeId }) => {
    const level = touched.get(typeId);
    return level === undefined ? [] : [{ typeId, level }];
  });
  await decideLevels(trx, session, endedNow, now);
  if (ended.length < progress.length) return;
  // When it was done, not when an offline device reported it; the last to arrive need not be the last done.
  const finishedAt = await lastAnswerAt(trx, session);
  await endSession(trx, session.patient_id, session.session_id, { finished_at: finishedAt });
  if (session.kind === "ASSESSMENT") await finishAssessment(trx, session, finishedAt, now);
}

/**
 * The first results show that a session built ahead has been started. If it was dropped before they
 * came, because it was not known to have been started, it is reopened, replacing one that nobody
 * has started.
 */
async function noteBegun(
  trx: Trx,
  session: TherapySessionRow,
  startedAt: Date,
  now: Date,
): Promise<void> {
  const { patient_id: patientId, schedule_id: scheduleId, place } = session;
  // A change in the plan may have dropped it since its row was read.
  if (await isDropped(trx, session)) {
    const open = await findOpenSession(trx, { patientId, scheduleId, place });
    if (open && !open.started_at)
      await endSession(trx, patientId, open.session_id, { abandoned_at: now });
    if (!open?.started_at) await reopenSession(trx, session);
  }
  await recordStart(trx, session, startedAt);
}

/** One answer per record. */
function answersTo(
  read: readonly ReadRecord[],
  judged: readonly Judged[],
  stored: ReadonlySet<string>,
): RecordStatus[] {
  return judged.map((one, index) => {
    const uuid = read[index]?.uuid ?? null;
    if (one.kind === "refused") return { uuid, status: "rejected", code: one.code };
    const isNew = one.kind === "result" && stored.has(one.row.uuid);
    return { uuid, status: isNew ? "stored" : "duplicate" };
  });
}

const differenceOf = (row: ResponseRow): ScoreDifference => ({
  uuid: row.uuid,
  typeId: row.task_type_id,
  level: row.level,
  ours: row.accuracy,
  theirs: row.client_accuracy,
});

/** What cannot be stored as a result is kept all the same. */
function rejectionsOf(
  patientId: string,
  records: readonly unknown[],
  judged: readonly Judged[],
  now: Date,
) {
  return judged.flatMap((one, index) => {
    if (one.kind !== "refused") return [];
    const { json, hash } = keptRecord(records[index]);
    return [
      {
        patient_id: patientId,
        rejection_id: v7(),
        code: one.code,
        record: json,
        record_hash: hash,
        received_at: now,
      },
    ];
  });
}

/**
 * Accepts results, each judged on its own: stores what is new, scored from the item as it was sent;
 * keeps what cannot be a result in quarantine; and ends the blocks and sessions they complete. What
 * was sent is read before the patient is locked.
 */
export async function ingestResults(
  trx: Trx,
  practitioner: PracticingPatient,
  records: readonly unknown[],
  now: Date,
): Promise<IngestedResults> {
  const { patientId } = practitioner;
  const read = records.map(readRecord);
  const { judged, sessions } = await judgeAll(trx, practitioner, read, now);
  await lockPatient(trx, patientId);
  const rows = judged.flatMap((one) => (one.kind === "result" ? [one.row] : []));
  const stored = await storeResponses(trx, patientId, rows);
  const added = rows.filter((row) => stored.has(row.uuid));
  for (const session of sessions.values()) {
    const own = added.filter((row) => row.session_id === session.session_id);
    if (own.length === 0) continue;
    const starts = own.map((row) => row.started_at.getTime());
    if (!session.started_at) await noteBegun(trx, session, new Date(Math.min(...starts)), now);
    await endCompleted(trx, session, own, now);
  }
  const rejected = rejectionsOf(patientId, records, judged, now);
  if (rejected.length > 0)
    await insertRejections(trx, withRoom(rejected, await quarantined(trx, patientId)));
  return {
    answers: answersTo(read, judged, stored),
    differences: added.filter((row) => row.score_differs).map(differenceOf),
  };
}
