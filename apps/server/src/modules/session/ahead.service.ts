import type { Trx } from "../../db/database.ts";
import { abandonUnstarted } from "./session.store.ts";

/**
 * Called when what a session built ahead rests on has changed: the next one is built from scratch.
 * A device may already have it and start it offline; its results are accepted all the same.
 */
export const dropUnstarted = (trx: Trx, patientId: string, now: Date): Promise<void> =>
  abandonUnstarted(trx, patientId, now);
