/** Judges results as they arrive. Pure, one record at a time. */
import { id } from "@regain/contract/entities/common";
import type { CueType } from "@regain/contract/entities/enumerations";
import { type ItemScore, taskResult, type TaskResult } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { RecordRefusal } from "@regain/contract/errors";
import { localTime } from "@regain/therapy/days";
import { scoreItem } from "@regain/therapy/score";
import type { ResponseRow, SessionItemRow, TherapySessionRow } from "../../db/tables/therapy.ts";
import { property } from "../../lib/property.ts";
import { type PlayedItem, readPlayedItem } from "./played-item.rules.ts";
import { takesResults } from "./session.rules.ts";

export interface JudgingContext {
  readonly patientId: string;
  /** Who is signed in on the device the results come from. */
  readonly userId: string;
  /** The patient's IANA zone. */
  readonly timeZone: string;
  readonly now: Date;
  readonly sessions: ReadonlyMap<string, TherapySessionRow>;
  /** By task id. */
  readonly items: ReadonlyMap<string, SessionItemRow>;
  /** Items that have a result, by task id. */
  readonly answered: ReadonlySet<string>;
}

export type Judged =
  | { readonly kind: "result"; readonly row: ResponseRow; readonly readCount: number }
  | { readonly kind: "duplicate" }
  | { readonly kind: "refused"; readonly code: RecordRefusal };

const refused = (code: RecordRefusal): Judged => ({ kind: "refused", code });

const whole = (value: number | null) => (value === null ? null : Math.round(value));

/** The player rounds as we do; only a difference larger than rounding counts. */
function differs(ours: number | null, theirs: number | null): boolean {
  if (ours === null || theirs === null) return ours !== theirs;
  return Math.abs(ours - theirs) > 0.06;
}

/**
 * Fits an item between when the session was built and when the result arrived. Its duration stays
 * as measured: a device's clock may be corrected in the middle of a session.
 */
function timesOf({ startTime, endTime }: TaskResult, builtAt: Date, now: Date) {
  const [from, to] = [builtAt.getTime(), now.getTime()];
  const end = Date.parse(endTime);
  const lastedMs = Math.max(0, Math.min(end - Date.parse(startTime), to - from));
  const endedAt = Math.min(Math.max(end, from + lastedMs), to);
  return { startedAt: new Date(endedAt - lastedMs), endedAt: new Date(endedAt) };
}

function helpOf(events: readonly TaskEvent[], score: ItemScore) {
  const cues = (type: CueType) =>
    events.filter((event) => event.kind === "cue" && event.type === type).length;
  return {
    semantic_cues: cues("semantic"),
    phonemic_cues: cues("phonemic"),
    graphemic_cues: cues("graphemic"),
    full_cues: cues("full"),
    hints: score.hintCount,
    replays: score.replayCount,
  };
}

function clientOf(record: TaskResult, data: PlayedItem): ResponseRow["client"] {
  const { clientVersionNumber, systemVersionNumber, clientHardwareType, clientOSVersion } = record;
  const { startTime, endTime, timestamp, sendAttempts } = record;
  return {
    clientVersionNumber,
    ...(systemVersionNumber === undefined ? {} : { systemVersionNumber }),
    ...(clientHardwareType === undefined ? {} : { clientHardwareType }),
    ...(clientOSVersion === undefined ? {} : { clientOSVersion }),
    taskTypeVersion: data.taskTypeVersion,
    clockOffsetMs: data.clockOffsetMs,
    sendAttempts,
    startTime,
    endTime,
    timestamp,
  };
}

interface Answer {
  readonly record: TaskResult;
  readonly data: PlayedItem;
  readonly item: SessionItemRow;
  readonly session: TherapySessionRow;
}

/** The row of an answer: the server's item decides what it was, and its scoring how it went. */
function rowOf({ record, data, item, session }: Answer, context: JudgingContext): ResponseRow {
  const { startedAt, endedAt } = timesOf(record, session.built_at, context.now);
  const isSkipped = record.skipType !== "NONE";
  const score = scoreItem(item.view, data.events, { isSkipped });
  return {
    patient_id: context.patientId,
    uuid: item.response_id,
    task_id: item.task_id,
    session_id: item.session_id,
    schedule_id: session.schedule_id,
    task_type_id: item.task_type_id,
    level: item.level,
    place: session.place,
    result: score.result,
    accuracy: score.accuracy,
    first_response_ms: whole(score.firstResponseMs),
    last_response_ms: whole(score.lastResponseMs),
    ...helpOf(data.events, score),
    wrong_taps: score.wrongCount,
    errors_left: score.errorsLeft,
    errors_right: score.errorsRight,
    client_accuracy: record.accuracy,
    client_latency_ms: whole(record.latency),
    score_differs: differs(score.accuracy, isSkipped ? null : record.accuracy),
    skip_type: record.skipType,
    skip_reason: record.skipReason ?? null,
    started_at: startedAt,
    ended_at: endedAt,
    received_at: context.now,
    // When it was given: a draft may have been started the evening before.
    local_date: localTime(endedAt, context.timeZone).day,
    time_zone: context.timeZone,
    events: data.keptEvents,
    events_cut_from: data.keptEvents.length < data.sentCount ? data.sentCount : null,
    settings: data.settings,
    client: clientOf(record, data),
    user_id: context.userId,
  };
}

/** The session a record names, whatever else it is. */
export const sessionNamedBy = (record: unknown): string | undefined =>
  id.safeParse(property(record, "sessionId")).data;

/** Whether each of these records names this session. */
export const isOnlyAbout = (sessionId: string, records: readonly unknown[]): boolean =>
  records.every((record) => sessionNamedBy(record) === sessionId);

/** Whether the record is about this very item as it was sent. */
const isAbout = (item: SessionItemRow, record: TaskResult) =>
  item.session_id === record.sessionId &&
  item.response_id === record.uuid &&
  item.task_type_id === record.taskType;

/** A record as far as it can be read without knowing its item. */
export interface ReadRecord {
  /** As sent; null if missing or invalid. */
  readonly uuid: string | null;
  /** Undefined if it is not a result. */
  readonly record?: TaskResult | undefined;
}

/** Reads what was sent, except for what was done on the item. Fields a result does not have are dropped. */
export function readRecord(sent: unknown): ReadRecord {
  const { uuid } = (typeof sent === "object" && sent !== null ? sent : {}) as { uuid?: unknown };
  return {
    uuid: typeof uuid === "string" && id.safeParse(uuid).success ? uuid : null,
    record: taskResult.safeParse(sent).data,
  };
}

/**
 * What becomes of one record. What was done on an item is read last, and never if it changes
 * nothing: it may be long.
 * @param maxEvents how many events of it may be read
 */
export function judge({ record }: ReadRecord, context: JudgingContext, maxEvents: number): Judged {
  if (!record) return refused("malformed-record");
  if (record.patientId !== context.patientId) return refused("wrong-patient");
  const session = context.sessions.get(record.sessionId);
  if (!session) return refused("unknown-session");
  const item = context.items.get(record.taskId);
  if (!item || !isAbout(item, record)) return refused("unknown-task");
  if (context.answered.has(item.task_id)) return { kind: "duplicate" };
  if (!takesResults(session, context.now)) return refused("session-too-old");
  const data = readPlayedItem(record.additionalDataJson, maxEvents);
  if (!data) return refused("malformed-record");
  const row = rowOf({ record, data, item, session }, context);
  return { kind: "result", row, readCount: data.readCount };
}
