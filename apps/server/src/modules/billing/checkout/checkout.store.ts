import type { Insertable } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { CheckoutRow, CheckoutsTable } from "../../../db/tables/billing.ts";

export function openCheckoutOf(trx: Trx, patientId: string): Promise<CheckoutRow | undefined> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("state", "=", "open")
    .executeTakeFirst();
}

/** By the provider's id. */
export function findCheckout(trx: Trx, id: string): Promise<CheckoutRow | undefined> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("provider_checkout_id", "=", id)
    .executeTakeFirst();
}

/** @returns whether it was added: there is one open page at most */
export async function insertCheckout(trx: Trx, row: Insertable<CheckoutsTable>): Promise<boolean> {
  const added = await trx
    .insertInto("checkouts")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("checkout_id")
    .executeTakeFirst();
  return added !== undefined;
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
    .where("state", "=", "open")
    .execute();
}

/** Pages that are open in our books though they must be closed by now. */
export function overdueCheckouts(trx: Trx, before: Date, most: number): Promise<CheckoutRow[]> {
  return trx
    .selectFrom("checkouts")
    .selectAll()
    .where("state", "=", "open")
    .where("created_at", "<", before)
    .orderBy("created_at")
    .limit(most)
    .execute();
}
