import type { DayRange } from "@regain/therapy/performance";
import type { Trx } from "../../db/database.ts";
import { daysWithFinishedSession } from "./goal.store.ts";

/** The days of a range on which a session of the homework was finished. */
export const goalDays = (
  trx: Trx,
  patientId: string,
  range: DayRange,
): Promise<ReadonlySet<string>> => daysWithFinishedSession(trx, patientId, range);

/** Whether the homework of a day is done: what the welcome screen calls the goal, and the calendar a finished practice. */
export async function isGoalMet(trx: Trx, patientId: string, day: string): Promise<boolean> {
  return (await goalDays(trx, patientId, { from: day, to: day })).has(day);
}
