import { audioFor } from "@regain/content/audio";
import { english } from "@regain/content/en/content";
import type { Place } from "@regain/contract/entities/enumerations";
import type { SessionKind, TherapySession } from "@regain/contract/entities/session";
import { localTime } from "@regain/therapy/days";
import { buildAssessment } from "@regain/therapy/assessment/forms";
import { buildSession, type SessionItem, type SessionLine } from "@regain/therapy/session";
import { withOwnItems } from "@regain/therapy/material/own-words";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { withAudio } from "@regain/therapy/with-audio";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import type { SessionItemRow, TherapySessionRow } from "../../db/tables/therapy.ts";
import { assessmentStarted, assessmentToStart } from "../assessment/assessment.service.ts";
import { ownPracticeOf } from "../own-items/own-items.service.ts";
import { lockPatient } from "../patient.store.ts";
import { requireTaskType, scheduleToStart } from "../schedule/schedule.service.ts";
import { currentLevels } from "./level.service.ts";
import type { PracticingPatient } from "./response.service.ts";
import {
  isAsPlanned,
  recentMs,
  resumableMs,
  selfGuidedCount,
  startableMs,
} from "./session.rules.ts";
import {
  answeredTaskIds,
  endSession,
  findOpenSession,
  insertSession,
  recordStart,
  recentItemKeys,
  requireSession,
  sessionItems,
} from "./session.store.ts";
import { introductionWithin, summaryWithin } from "./task-type.rules.ts";

export interface Start {
  readonly place: Place;
  readonly now: Date;
  /** Determines the items, if a session has to be built. */
  readonly seed: string;
  /** True if it is built for a device that may start it later. */
  readonly isAhead?: boolean;
}

/** A session, and which of its items the patient has answered. */
export interface Session {
  readonly row: TherapySessionRow;
  readonly items: readonly SessionItemRow[];
  readonly answered: readonly string[];
}

async function load(trx: Trx, row: TherapySessionRow): Promise<Session> {
  const items = await sessionItems(trx, row);
  return { row, items, answered: await answeredTaskIds(trx, row) };
}

/** The lines with the items the patient recently met in them. */
async function withHistory(
  trx: Trx,
  patientId: string,
  lines: readonly Omit<SessionLine, "history">[],
  now: Date,
): Promise<SessionLine[]> {
  const typeIds = lines.map(({ taskType }) => taskType.typeId);
  const since = new Date(now.getTime() - recentMs);
  const recent = await recentItemKeys(trx, patientId, typeIds, since);
  return lines.map((line) => ({ ...line, history: recent.get(line.taskType.typeId) ?? [] }));
}

async function store(
  trx: Trx,
  { patientId, timeZone }: PracticingPatient,
  built: readonly SessionItem[],
  { kind, scheduleId }: { readonly kind: SessionKind; readonly scheduleId: string | null },
  { place, now, seed, isAhead = false }: Start,
): Promise<Session> {
  const row: TherapySessionRow = {
    patient_id: patientId,
    session_id: v7(),
    kind,
    schedule_id: scheduleId,
    place,
    seed,
    built_at: now,
    started_at: isAhead ? null : now,
    local_date: localTime(now, timeZone).day,
    finished_at: null,
    abandoned_at: null,
  };
  const items = built.map((item, position) => ({
    patient_id: patientId,
    task_id: v7(),
    session_id: row.session_id,
    response_id: v7(),
    position,
    task_type_id: item.typeId,
    level: item.level,
    generator_version: item.version,
    item_key: item.key,
    view: withAudio(item.view, audioFor),
  }));
  await insertSession(trx, row, items);
  return { row, items, answered: [] };
}

async function build(
  trx: Trx,
  practitioner: PracticingPatient,
  lines: readonly Omit<SessionLine, "history">[],
  scheduleId: string | null,
  start: Start,
): Promise<Session> {
  const known = await withHistory(trx, practitioner.patientId, lines, start.now);
  const content = withOwnItems(english, await ownPracticeOf(trx, practitioner.patientId));
  const built = buildSession(known, { seed: start.seed, content });
  const kind = scheduleId ? "SCHEDULED" : "SELF_GUIDED";
  return store(trx, practitioner, built, { kind, scheduleId }, start);
}

const isResumable = (session: TherapySessionRow, now: Date) =>
  now.getTime() - session.built_at.getTime() <= (session.started_at ? resumableMs : startableMs);

/** The open session of the homework, or a new one. One that nobody has started must still match the plan. */
async function scheduledSession(
  trx: Trx,
  practitioner: PracticingPatient,
  wantedId: string | undefined,
  start: Start,
): Promise<Session> {
  const { patientId } = practitioner;
  await lockPatient(trx, patientId);
  const openOf = (scheduleId: string) =>
    findOpenSession(trx, { patientId, scheduleId, place: start.place });
  const wanted = wantedId === undefined ? undefined : await openOf(wantedId);
  // What was started continues, even if there is another homework by now.
  if (wanted?.started_at && isResumable(wanted, start.now)) return load(trx, wanted);
  const { scheduleId, lines } = await scheduleToStart(trx, patientId, wantedId);
  const open = scheduleId === wantedId ? wanted : await openOf(scheduleId);
  const session = open && isResumable(open, start.now) ? await load(trx, open) : undefined;
  if (session && (session.row.started_at || isAsPlanned(session.items, lines))) return session;
  if (open) await endSession(trx, patientId, open.session_id, { abandoned_at: start.now });
  return build(trx, practitioner, lines, scheduleId, start);
}

/**
 * Opens the session of the patient's homework, or returns the open one: never a second, however
 * many ask at the same time.
 * @throws Refusal as `scheduleToStart`
 */
export async function startScheduled(
  trx: Trx,
  practitioner: PracticingPatient,
  wantedId: string | undefined,
  start: Start,
): Promise<Session> {
  const session = await scheduledSession(trx, practitioner, wantedId, start);
  if (!session.row.started_at) await recordStart(trx, session.row, start.now);
  return session;
}

/**
 * The next session of the patient's homework, for a device to start offline. This does not start
 * it.
 * @throws Refusal as `scheduleToStart`
 */
export const prefetchScheduled = (
  trx: Trx,
  practitioner: PracticingPatient,
  start: Start,
): Promise<Session> => scheduledSession(trx, practitioner, undefined, { ...start, isAhead: true });

const hasSameTypes = (items: readonly SessionItemRow[], typeIds: ReadonlySet<number>) =>
  new Set(items.map((item) => item.task_type_id)).symmetricDifference(typeIds).size === 0;

/**
 * Opens a session of exercises the patient chose, at the patient's own levels. Asked again for the
 * same exercises, it returns the open one; another choice replaces it.
 * @throws Refusal `unknown-task-type`
 */
export async function startSelfGuided(
  trx: Trx,
  practitioner: PracticingPatient,
  typeIds: ReadonlySet<number>,
  start: Start,
): Promise<Session> {
  const { patientId } = practitioner;
  await lockPatient(trx, patientId);
  const taskTypes = [...typeIds].map(requireTaskType);
  const open = await findOpenSession(trx, { patientId, scheduleId: null, place: start.place });
  const session = open && (await load(trx, open));
  if (session && isResumable(session.row, start.now) && hasSameTypes(session.items, typeIds))
    return session;
  if (open) await endSession(trx, patientId, open.session_id, { abandoned_at: start.now });
  const levelOf = await currentLevels(trx, patientId, [...typeIds]);
  const lines = taskTypes.map((taskType) => ({
    taskType,
    level: levelOf(taskType.typeId),
    count: selfGuidedCount,
  }));
  return build(trx, practitioner, lines, null, start);
}

/**
 * Opens the assessment that is due, or returns the open one, however long ago it was started.
 * @throws Refusal `no-assessment-due`
 */
export async function startAssessment(
  trx: Trx,
  practitioner: PracticingPatient,
  start: Start,
): Promise<Session> {
  const { patientId } = practitioner;
  await lockPatient(trx, patientId);
  const assessment = await assessmentToStart(trx, practitioner, start.now);
  if (assessment.session_id)
    return load(trx, await requireSession(trx, patientId, assessment.session_id));
  const built = buildAssessment(assessment.form, english, findTaskType);
  const own = { kind: "ASSESSMENT", scheduleId: null } as const;
  const session = await store(trx, practitioner, built, own, start);
  await assessmentStarted(trx, assessment, session.row.session_id);
  return session;
}

export function sessionOnTheWire({ row, items, answered }: Session, now: Date): TherapySession {
  const typeIds = new Set(items.map((item) => item.task_type_id));
  const taskTypes = [...typeIds].flatMap((typeId) => findTaskType(typeId) ?? []);
  const itemSeconds = items.map((item) => findTaskType(item.task_type_id)?.secondsPerItem ?? 0);
  return {
    sessionId: row.session_id,
    scheduleId: row.schedule_id,
    kind: row.kind,
    place: row.place,
    builtAt: row.built_at.toISOString(),
    serverTime: now.toISOString(),
    tasks: items.map((item) => ({
      taskId: item.task_id,
      responseId: item.response_id,
      sessionId: item.session_id,
      taskType: item.task_type_id,
      taskLevel: item.level,
      taskView: item.view,
    })),
    taskTypes: taskTypes.map((one) => summaryWithin(row.kind, one)),
    ...introductionWithin(row.kind, itemSeconds),
    answeredTaskIds: [...answered],
  };
}
