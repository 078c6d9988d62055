import type { Trx } from "../../db/database.ts";
import { findSelfGuidedStart } from "./schedule.store.ts";

/** Since when what the patient chooses beside the homework counts for levels; undefined where it does not. */
export const selfGuidedSince = async (trx: Trx, patientId: string): Promise<Date | undefined> =>
  (await findSelfGuidedStart(trx, patientId))?.created_at;
