import type { Trx } from "../../db/database.ts";
import { abandonUnstarted } from "./session.store.ts";

/**
 * What a session that was built ahead rests on has changed: the next one is built anew. A device may hold it already
 * and begin it without a network; its results are taken all the same.
 */
export const dropUnstarted = (trx: Trx, patientId: string, now: Date): Promise<void> =>
  abandonUnstarted(trx, patientId, now);
