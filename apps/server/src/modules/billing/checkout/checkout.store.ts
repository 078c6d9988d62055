import type { Insertable } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { CheckoutRow, CheckoutsTable } from "../../../db/tables/billing.ts";

/** States in which somebody may still pay. */
const openStates = ["open", "visitor"] as const;

/** The only open page of somebody who proved to be the patient. */
export function findOpenCheckout(trx: Trx, patientId: string): Promise<CheckoutRow | undefined> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("state", "=", "open")
    .executeTakeFirst();
}

/** Pages of visitors who named the patient. */
export function visitorsCheckoutsOf(trx: Trx, patientId: string): Promise<CheckoutRow[]> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("state", "=", "visitor")
    .orderBy("created_at")
    .execute();
}

/** All pages on which somebody may still pay for this patient. */
export function payableCheckoutsOf(trx: Trx, patientId: string): Promise<CheckoutRow[]> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("state", "in", openStates)
    .execute();
}

/** By the provider's id. */
export function findCheckout(trx: Trx, id: string): Promise<CheckoutRow | undefined> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("provider_checkout_id", "=", id)
    .executeTakeFirst();
}

/** @returns undefined if it was not added: a patient has at most one open page */
export function insertCheckout(
  trx: Trx,
  row: Insertable<CheckoutsTable>,
): Promise<CheckoutRow | undefined> {
  return trx
    .insertInto("checkouts")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

type Key = Pick<CheckoutRow, "patient_id" | "checkout_id">;

export async function recordPage(
  trx: Trx,
  { patient_id, checkout_id }: Key,
  page: { readonly id: string; readonly url: string },
): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ provider_checkout_id: page.id, url: page.url })
    .where("patient_id", "=", patient_id)
    .where("checkout_id", "=", checkout_id)
    .execute();
}

export async function endCheckout(
  trx: Trx,
  { patient_id, checkout_id }: Key,
  state: "complete" | "expired",
  now: Date,
): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ state, ...(state === "complete" ? { completed_at: now } : {}) })
    .where("patient_id", "=", patient_id)
    .where("checkout_id", "=", checkout_id)
    .where("state", "in", openStates)
    .execute();
}

/** Pages on which something was, or may have been, bought with a code. */
export function checkoutsWithCode(trx: Trx, patientId: string): Promise<CheckoutRow[]> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("coupon_code", "is not", null)
    .where("provider_checkout_id", "is not", null)
    .where("state", "<>", "expired")
    .execute();
}

/** For a purchase that was undone: it does not use up its code. */
export async function forgetCode(trx: Trx, { patient_id, checkout_id }: Key): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ coupon_code: null })
    .where("patient_id", "=", patient_id)
    .where("checkout_id", "=", checkout_id)
    .execute();
}

/** Pages recorded as open that must have closed by now. */
export function overdueCheckouts(
  trx: Trx,
  before: Date,
  most: number,
  passedOver: number,
): Promise<CheckoutRow[]> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("state", "in", openStates)
    .where("created_at", "<", before)
    .orderBy("created_at")
    .orderBy("checkout_id")
    .limit(most)
    .offset(passedOver)
    .execute();
}
