import type { Insertable } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { CheckoutRow, CheckoutsTable } from "../../../db/tables/billing.ts";

/** In which somebody may still pay. */
const openStates = ["open", "visitor"] as const;

/** The one page of whoever proved to be the patient. */
export function openCheckoutOf(trx: Trx, patientId: string): Promise<CheckoutRow | undefined> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("state", "=", "open")
    .executeTakeFirst();
}

/** Those of visitors who named the patient. */
export function visitorsCheckoutsOf(trx: Trx, patientId: string): Promise<CheckoutRow[]> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("state", "=", "visitor")
    .orderBy("created_at")
    .execute();
}

/** All that somebody may still pay on for this patient. */
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

/** @returns undefined where it was not added: the patient has one open page at most */
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

export async function notePage(
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

/** Pages that something was, or may have been, bought on with a code. */
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

/** What was bought on it is undone: its code is not used up by it. */
export async function forgetCode(trx: Trx, { patient_id, checkout_id }: Key): Promise<void> {
  await trx
    .updateTable("checkouts")
    .set({ coupon_code: null })
    .where("patient_id", "=", patient_id)
    .where("checkout_id", "=", checkout_id)
    .execute();
}

/** Pages that are open in our books though they must be closed by now. */
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
