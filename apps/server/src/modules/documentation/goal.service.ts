import { english } from "@regain/content/en/content";
import type { Goal, GoalList } from "@regain/contract/entities/goal";
import { fieldMessages } from "@regain/contract/field-messages";
import { localTime } from "@regain/therapy/days";
import { latestDay } from "@regain/therapy/latest-day";
import { findTaskType } from "@regain/therapy/task-types/registry";
import type { Trx } from "../../db/database.ts";
import type { GoalVersionRow } from "../../db/tables/documentation.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { loadPatient } from "../patient.store.ts";
import { findGoals, insertGoals } from "./goal.store.ts";
import { signerOf } from "./signer.service.ts";

const none: GoalList = { version: 0, goals: [], savedBy: null, savedAt: null };

const onTheWire = (row: GoalVersionRow | undefined): GoalList =>
  row
    ? {
        version: row.version,
        goals: [...row.goals],
        savedBy: row.author_name,
        savedAt: row.saved_at.toISOString(),
      }
    : none;

export const goalsOf = async (trx: Trx, patientId: string): Promise<GoalList> =>
  onTheWire(await findGoals(trx, patientId));

/** The same, with today's date where the patient is. */
export async function goalsToday(trx: Trx, patientId: string, now: Date) {
  const { timeZone } = await loadPatient(trx, patientId);
  return { ...(await goalsOf(trx, patientId)), today: localTime(now, timeZone).day };
}

function check({ text, task, state, endedOn }: Goal, now: Date): void {
  if (text === "" && !task)
    throw new Refusal("malformed-request", { fields: { goals: fieldMessages.required } });
  if ((state === "open") !== (endedOn === null))
    throw new Refusal("malformed-request", { fields: { goals: english.noteTexts.goalState } });
  // Where the patient lives now, the day the goal ended may not have begun yet.
  if (endedOn !== null && endedOn > latestDay(now))
    throw new Refusal("malformed-request", { fields: { goals: fieldMessages.dayToCome } });
  if (!task) return;
  const taskType = findTaskType(task.taskTypeId);
  if (!taskType) throw new Refusal("unknown-task-type");
  if (task.taskLevel > taskType.levels.length) throw new Refusal("level-out-of-range");
}

function checkAll(goals: readonly Goal[], now: Date): void {
  for (const goal of goals) check(goal, now);
  if (new Set(goals.map(({ id }) => id)).size < goals.length)
    throw new Refusal("malformed-request", { fields: { goals: "A goal was sent twice." } });
}

/**
 * Saves all of a patient's goals. Earlier versions are kept.
 * @returns whether the list was based on the current one; if not, nothing was saved
 * @throws Refusal `malformed-request`, `unknown-task-type`, `level-out-of-range`
 */
export async function replaceGoals(
  trx: Trx,
  patientId: string,
  authorId: string,
  { version, goals }: { readonly version: number; readonly goals: readonly Goal[] },
  now: Date,
): Promise<{ readonly isSaved: boolean; readonly list: GoalList }> {
  await loadPatient(trx, patientId);
  checkAll(goals, now);
  const { name } = await signerOf(trx, authorId);
  const current = await findGoals(trx, patientId);
  const saved =
    (current?.version ?? 0) === version
      ? await insertGoals(trx, {
          patient_id: patientId,
          version: version + 1,
          goals,
          author_id: authorId,
          author_name: name,
          saved_at: now,
        })
      : undefined;
  if (saved) return { isSaved: true, list: onTheWire(saved) };
  return { isSaved: false, list: await goalsOf(trx, patientId) };
}
