import type { Trx } from "../../db/database.ts";
import { practiceSoFar } from "./welcome.store.ts";

/** Whether the homework of a day of the patient's own zone is done: what the welcome screen calls the goal. */
export async function isGoalMet(
  trx: Trx,
  patientId: string,
  timeZone: string,
  day: string,
): Promise<boolean> {
  return (await practiceSoFar(trx, patientId, timeZone, day)).isGoalMet;
}
