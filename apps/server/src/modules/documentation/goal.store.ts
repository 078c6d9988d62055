import type { Trx } from "../../db/database.ts";
import type { GoalVersionRow } from "../../db/tables/documentation.ts";

/** The current goals; undefined if nobody has set any. */
export function findGoals(trx: Trx, patientId: string): Promise<GoalVersionRow | undefined> {
  return trx
    .selectFrom("goal_versions")
    .selectAll()
    .where("patient_id", "=", patientId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @returns undefined if somebody else saved this version in the meantime */
export function insertGoals(
  trx: Trx,
  { goals, ...row }: GoalVersionRow,
): Promise<GoalVersionRow | undefined> {
  return trx
    .insertInto("goal_versions")
    .values({ ...row, goals: JSON.stringify(goals) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}
