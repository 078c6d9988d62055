import { localTime } from "@regain/therapy/days";
import { decideLevel, type LevelBounds, withinBounds } from "@regain/therapy/levels";
import { findTaskType } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import type { LevelChangeRow, TherapySessionRow } from "../../db/tables/therapy.ts";
import {
  blocksAtCurrentLevel,
  changeLevel,
  dateChange,
  insertMissingLevels,
  isPractised,
  placedChanges,
  levelChangesSince,
  levelPasts,
  type PlacedChange,
  setByHand,
  taskLevels,
  undatedChanges,
  updateBounds,
} from "./level.store.ts";
import { loadPatient, lockPatient, type Patient } from "../patient.store.ts";
import { selfGuidedSince } from "../schedule/self-guided.service.ts";
import { countsForLevels } from "./session.rules.ts";

/** An exercise at one of its levels. */
export interface TypeLevel {
  readonly typeId: number;
  readonly level: number;
}

/** A level the exercise has, even if it once had more. */
export function withinLevels(typeId: number, level: number): number {
  return Math.min(level, findTaskType(typeId)?.levels.length ?? level);
}

/** The levels the patient now practices at; 1 if an exercise is new to them. */
export async function currentLevels(
  trx: Trx,
  patientId: string,
  typeIds: readonly number[],
): Promise<(typeId: number) => number> {
  const rows = typeIds.length > 0 ? await taskLevels(trx, patientId, typeIds) : [];
  const levels = new Map(rows.map((row) => [row.task_type_id, row.level]));
  return (typeId) => withinLevels(typeId, levels.get(typeId) ?? 1);
}

/** What clinicians have set for a patient's exercises; an exercise not in it has no bounds. */
export async function levelBounds(
  trx: Trx,
  patientId: string,
  typeIds: readonly number[],
): Promise<ReadonlyMap<number, LevelBounds>> {
  const rows = typeIds.length > 0 ? await taskLevels(trx, patientId, typeIds) : [];
  return new Map(
    rows.map(({ task_type_id, is_locked, floor, ceiling }) => [
      task_type_id,
      { isLocked: is_locked, floor, ceiling },
    ]),
  );
}

/** An exercise that nobody has set bounds for. */
export const noBounds: LevelBounds = { isLocked: false, floor: null, ceiling: null };

/** The levels the patient has, without exercises that are new to them. */
export async function placedLevels(
  trx: Trx,
  patientId: string,
  typeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await taskLevels(trx, patientId, typeIds);
  return new Map(
    rows.map(({ task_type_id, level }) => [task_type_id, withinLevels(task_type_id, level)]),
  );
}

/** All changes since then, latest first. */
export const changesSince = (
  trx: Trx,
  patientId: string,
  since: Date,
): Promise<readonly LevelChangeRow[]> => levelChangesSince(trx, patientId, since);

/** A change with the patient's own day. */
export interface DatedChange extends PlacedChange {
  readonly date: string;
}

const dayOf = (change: LevelChangeRow, timeZone: string): string =>
  change.local_date ?? localTime(change.changed_at, timeZone).day;

/**
 * All changes, in the order they were made: each continues from where the previous one led, even if
 * the patient flew west in between and its day is an earlier one.
 */
export async function levelHistory(
  trx: Trx,
  { patientId, timeZone }: Pick<Patient, "patientId" | "timeZone">,
): Promise<readonly DatedChange[]> {
  const rows = await placedChanges(trx, patientId);
  return rows.map((row) => ({ ...row, date: dayOf(row, timeZone) }));
}

/**
 * Gives their day to changes that have none: those from previous releases.
 * @returns how many there were; `most` if there may be more
 */
export async function dateChanges(trx: Trx, most: number): Promise<number> {
  const rows = await undatedChanges(trx, most);
  for (const row of rows) await dateChange(trx, row, dayOf(row, row.time_zone));
  return rows.length;
}

/** Starts exercises at the level their schedule gives; one that has been practiced keeps its own. */
export async function startLevels(
  trx: Trx,
  patientId: string,
  levels: readonly TypeLevel[],
  now: Date,
): Promise<void> {
  await insertMissingLevels(
    trx,
    levels.map(({ typeId, level }) => ({
      patient_id: patientId,
      task_type_id: typeId,
      level,
      since: now,
      floor: null,
      ceiling: null,
    })),
  );
}

/**
 * Decides on the levels of exercises whose block in this session has just ended. A block counts
 * only while the level it was built at is still the current one; what the patient chose to do
 * counts only while a clinician allows it.
 */
export async function decideLevels(
  trx: Trx,
  session: Pick<TherapySessionRow, "patient_id" | "session_id" | "kind" | "built_at">,
  ended: readonly TypeLevel[],
  now: Date,
): Promise<void> {
  if (ended.length === 0) return;
  const patientId = session.patient_id;
  const since = await selfGuidedSince(trx, patientId);
  if (!countsForLevels(session, since)) return;
  // An exercise only the patient has chosen has no level yet: it gets the one of this session, from
  // when that was built.
  await startLevels(trx, patientId, ended, session.built_at);
  const builtAt = new Map(ended.map(({ typeId, level }) => [typeId, level]));
  const typeIds = [...builtAt.keys()];
  const rows = await taskLevels(trx, patientId, typeIds);
  const counted = { patientId, typeIds, selfGuidedSince: since };
  const blocks = await blocksAtCurrentLevel(trx, counted, session.session_id);
  const pasts = await levelPasts(trx, counted);
  for (const row of rows) {
    const taskType = findTaskType(row.task_type_id);
    const isCurrent = builtAt.get(row.task_type_id) === row.level && session.built_at >= row.since;
    const past = pasts.get(row.task_type_id);
    if (!taskType || !isCurrent || !past) continue;
    const bounds = { isLocked: row.is_locked, floor: row.floor, ceiling: row.ceiling };
    const own = blocks.get(row.task_type_id) ?? [];
    const change = decideLevel(row.level, taskType.levels.length, own, bounds, past);
    const by = { sessionId: session.session_id };
    if (change) await changeLevel(trx, row, { ...change, by }, now);
  }
}

/** Where the assessment places an exercise that was never practiced. */
export interface PlacedLevel extends TypeLevel {
  readonly patientId: string;
  /** The session of the assessment. */
  readonly sessionId: string;
}

/** Places a first level within the bounds a clinician may have set already. A level set by hand stays. */
export async function placeLevel(
  trx: Trx,
  { patientId, typeId, level, sessionId }: PlacedLevel,
  now: Date,
): Promise<void> {
  await startLevels(trx, patientId, [{ typeId, level: 1 }], now);
  const row = (await taskLevels(trx, patientId, [typeId]))[0]!;
  const to = withinBounds(level, row, findTaskType(typeId)?.levels.length ?? Infinity);
  if (row.is_locked || row.author_id || to === row.level) return;
  const step = { from: row.level, to, reason: "placed-by-assessment", percents: [] } as const;
  await changeLevel(trx, row, { ...step, by: { sessionId } }, now);
}

/** A lock, a floor and a ceiling that a clinician sets for one exercise of a patient. */
export interface BoundsWish extends LevelBounds {
  readonly patientId: string;
  readonly typeId: number;
  readonly authorId: string;
  /** The level to continue at; if not given, the present one, or the nearest the bounds allow. */
  readonly level?: number | undefined;
}

/**
 * Sets what a clinician allows, and the level if one is given. A level outside the bounds moves to
 * the nearest one within them, and the change is stored with its author. An exercise new to the
 * patient starts there. A given level is the clinician's from then on, even if it is the present
 * one.
 * @throws Refusal `unknown-task-type`, or `level-out-of-range` if a bound or the level is not one
 *   of the exercise's, the floor is above the ceiling, or the level is outside of both
 */
export async function setLevelBounds(trx: Trx, wish: BoundsWish, now: Date): Promise<void> {
  const { patientId, typeId, authorId, level, floor, ceiling } = wish;
  const taskType = findTaskType(typeId);
  if (!taskType) throw new Refusal("unknown-task-type");
  const maxLevel = taskType.levels.length;
  const [lowest, highest] = [floor ?? 1, ceiling ?? maxLevel];
  const isPossible = lowest >= 1 && highest <= maxLevel && lowest <= highest;
  if (!isPossible)
    throw new Refusal("level-out-of-range", {
      message: `Exercise ${typeId} has levels 1 to ${maxLevel}: it cannot stay from ${lowest} to ${highest}.`,
    });
  if (level !== undefined && (level < lowest || level > highest))
    throw new Refusal("level-out-of-range", {
      message: `Exercise ${typeId} may be practised at levels ${lowest} to ${highest}, not ${level}.`,
    });
  await lockPatient(trx, patientId);
  // What only the patient has chosen has answers at level 1, but no level yet: the step from there is kept.
  const isKnown = await isPractised(trx, patientId, typeId);
  await startLevels(trx, patientId, [{ typeId, level: isKnown ? 1 : (level ?? lowest) }], now);
  const row = (await taskLevels(trx, patientId, [typeId]))[0]!;
  await updateBounds(trx, row, wish);
  const to = withinBounds(level ?? row.level, { floor, ceiling }, maxLevel);
  if (to !== row.level) {
    const step = { from: row.level, to, reason: "set-by-clinician", percents: [] } as const;
    const { timeZone } = await loadPatient(trx, patientId);
    const by = { authorId, day: localTime(now, timeZone).day };
    await changeLevel(trx, row, { ...step, by }, now);
  }
  if (level !== undefined) await setByHand(trx, row, authorId);
}
