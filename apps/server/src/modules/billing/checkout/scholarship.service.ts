import type { Trx } from "../../../db/database.ts";
import { lastScholarshipAnswer } from "./pricing.store.ts";
import { insertScholarshipAnswer } from "./scholarship.store.ts";

/** What a patient last said they could pay per month, in cents; undefined if never asked. */
export const saidAmount = lastScholarshipAnswer;

/**
 * Stores what a patient says they could pay per month: the agreed price, if it is at least
 * `leastAgreedCents`.
 * @returns whether it is new
 */
export async function recordSaidAmount(
  trx: Trx,
  patientId: string,
  amountCents: number,
  now: Date,
): Promise<boolean> {
  if ((await lastScholarshipAnswer(trx, patientId)) === amountCents) return false;
  await insertScholarshipAnswer(trx, patientId, amountCents, now);
  return true;
}
