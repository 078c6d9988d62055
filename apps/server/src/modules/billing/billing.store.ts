import { statusesThat } from "@regain/contract/subscription-statuses";
import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import type { BillingEventsTable } from "../../db/tables/billing.ts";

/** The payer, as far as billing needs to know them; undefined if nobody is found or they are not a patient. */
export function findPayer(trx: Trx, patientId: string) {
  return trx
    .selectFrom("users")
    .innerJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .selectAll("subscriptions")
    .select(["users.email", "users.first_name", "users.username", "users.deletion_due_at"])
    .select(["users.status as user_status", "users.time_zone"])
    .select("users.institution_id")
    .where("users.id", "=", patientId)
    .executeTakeFirst();
}
export type Payer = NonNullable<Awaited<ReturnType<typeof findPayer>>>;

export async function lockSubscription(trx: Trx, patientId: string): Promise<void> {
  await trx
    .selectFrom("subscriptions")
    .select("patient_id")
    .where("patient_id", "=", patientId)
    .forUpdate()
    .execute();
}

/** Records whether we canceled it because the account is on hold: then it resumes with the account. */
export async function markEndedByHold(
  trx: Trx,
  patientId: string,
  isMarked: boolean,
): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ cancelled_for_deletion: isMarked })
    .where("patient_id", "=", patientId)
    .execute();
}

export async function recordOfferTaken(trx: Trx, patientId: string, now: Date): Promise<void> {
  await trx
    .updateTable("subscriptions")
    .set({ offer_taken_at: now })
    .where("patient_id", "=", patientId)
    .execute();
}

export function customersOf(trx: Trx, accountId: string) {
  return trx
    .selectFrom("billing_customers")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("created_at")
    .execute();
}

export function findCustomer(trx: Trx, customerId: string) {
  return trx
    .selectFrom("billing_customers")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
}

/** A customer stays with the account first recorded. */
export async function recordCustomer(
  trx: Trx,
  customerId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("billing_customers")
    .values({ customer_id: customerId, account_id: accountId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function closeCustomers(trx: Trx, accountId: string, now: Date): Promise<void> {
  await trx
    .updateTable("billing_customers")
    .set({ closed_at: now })
    .where("account_id", "=", accountId)
    .where("closed_at", "is", null)
    .execute();
}

/** @returns whether it is new */
export async function recordEvent(trx: Trx, row: Insertable<BillingEventsTable>): Promise<boolean> {
  const added = await trx
    .insertInto("billing_events")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  return added !== undefined;
}

/** Events received but not yet applied, oldest first. */
export function unappliedEvents(trx: Trx, most: number, passedOver: number) {
  return trx
    .selectFrom("billing_events")
    .selectAll()
    .where("applied_at", "is", null)
    .orderBy("received_at")
    .orderBy("event_id")
    .limit(most)
    .offset(passedOver)
    .execute();
}

export function findEvent(trx: Trx, eventId: string) {
  return trx
    .selectFrom("billing_events")
    .selectAll()
    .where("event_id", "=", eventId)
    .executeTakeFirst();
}

export async function incrementEventTries(trx: Trx, eventId: string): Promise<void> {
  await trx
    .updateTable("billing_events")
    .set({ tries: sql`tries + 1` })
    .where("event_id", "=", eventId)
    .execute();
}

export async function markEventApplied(trx: Trx, eventId: string, now: Date): Promise<void> {
  await trx
    .updateTable("billing_events")
    .set({ applied_at: now })
    .where("event_id", "=", eventId)
    .execute();
}

/** `before` is long enough ago that no provider would send the same event again. */
export const purgeEvents = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    { from: "billing_events", key: ["event_id"], where: sql`applied_at < ${before}` },
    most,
  );

export interface Unread {
  readonly patient_id: string;
  readonly read_at: Date | null;
}

/**
 * Live subscriptions not compared with the provider since `before`, longest unread first, from
 * after the given one. A comparison dated in the future counts as never made.
 */
export function longUnread(
  trx: Trx,
  { before, now }: { readonly before: Date; readonly now: Date },
  most: number,
  after?: Unread,
): Promise<Unread[]> {
  return trx
    .selectFrom("subscriptions")
    .select(["patient_id", "read_at"])
    .where("payment_source", "=", "Stripe")
    .where(
      "status",
      "in",
      statusesThat(({ isLive }) => isLive),
    )
    .where("customer_id", "is not", null)
    .where((eb) => eb.or([eb("read_at", "<", before), eb("read_at", ">", now)]))
    .$if(after !== undefined, (rows) =>
      rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("read_at", "patient_id"), ">", tuple(after!.read_at, after!.patient_id)),
      ),
    )
    .orderBy("read_at")
    .orderBy("patient_id")
    .limit(most)
    .execute();
}

export async function comparedUntil(trx: Trx): Promise<Date | undefined> {
  const row = await trx
    .selectFrom("billing_marks")
    .select("at")
    .where("name", "=", "compared")
    .executeTakeFirst();
  return row?.at;
}

export async function recordCompared(trx: Trx, at: Date): Promise<void> {
  await trx
    .insertInto("billing_marks")
    .values({ name: "compared", at })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ at }))
    .execute();
}
