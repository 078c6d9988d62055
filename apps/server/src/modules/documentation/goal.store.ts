import type { Trx } from "../../db/database.ts";
import type { GoalVersionRow } from "../../db/tables/documentation.ts";

/** The goals that hold; undefined where nobody has set any. */
export function findGoals(trx: Trx, patientId: string): Promise<GoalVersionRow | undefined> {
  return trx
    .selectFrom("goal_versions")
    .selectAll()
    .where("patient_id", "=", patientId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** @returns undefined where somebody else has saved this version meanwhile */
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
