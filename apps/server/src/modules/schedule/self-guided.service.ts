import type { Trx } from "../../db/database.ts";
import { findSelfGuidedStart } from "./schedule.store.ts";

/** Since when the patient's own choices count for levels; undefined if they do not. */
export const selfGuidedSince = async (trx: Trx, patientId: string): Promise<Date | undefined> =>
  (await findSelfGuidedStart(trx, patientId))?.created_at;
