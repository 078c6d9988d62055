import type { Trx } from "../../db/database.ts";
import { daysWithFinishedSession } from "./goal.store.ts";

/** Whether the homework of a day is done: what the welcome screen calls the goal, and the calendar a finished practice. */
export async function isGoalMet(trx: Trx, patientId: string, day: string): Promise<boolean> {
  return (await daysWithFinishedSession(trx, patientId, { from: day, to: day })).has(day);
}
