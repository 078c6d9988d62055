import type { Trx } from "../../../db/database.ts";
import { lastScholarshipAnswer } from "./pricing.store.ts";
import { insertScholarshipAnswer } from "./scholarship.store.ts";

/** What a patient said last that they could pay a month, in cents; undefined of who was never asked. */
export const saidAmount = lastScholarshipAnswer;

/**
 * Keeps what a patient says they could pay a month: the price that is agreed on, from `leastAgreedCents` on.
 * @returns whether it is something new
 */
export async function noteSaidAmount(
  trx: Trx,
  patientId: string,
  amountCents: number,
  now: Date,
): Promise<boolean> {
  if ((await lastScholarshipAnswer(trx, patientId)) === amountCents) return false;
  await insertScholarshipAnswer(trx, patientId, amountCents, now);
  return true;
}
