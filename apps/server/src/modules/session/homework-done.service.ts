import type { DayRange } from "@regain/therapy/performance";
import type { Trx } from "../../db/database.ts";
import { daysWithFinishedSession } from "./homework-done.store.ts";

/** The days in a range on which the homework was done: a session of it was finished. */
export const homeworkDays = (
  trx: Trx,
  patientId: string,
  range: DayRange,
): Promise<ReadonlySet<string>> => daysWithFinishedSession(trx, patientId, range);

/** Whether it was done on this day. How long somebody practiced, the goal of a day, is another matter. */
export async function isHomeworkDone(trx: Trx, patientId: string, day: string): Promise<boolean> {
  return (await homeworkDays(trx, patientId, { from: day, to: day })).has(day);
}
