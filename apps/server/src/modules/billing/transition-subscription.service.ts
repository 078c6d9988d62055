/** The only writer of subscription states. A test finds any other. */
import type { SubscriptionStatus } from "@regain/contract/entities/enumerations";
import { isOver } from "@regain/contract/subscription-statuses";
import type { Insertable, Updateable } from "kysely";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import type { SubscriptionsTable } from "../../db/tables/identity.ts";
import type { SubscriptionCause } from "../../db/tables/billing.ts";
import { canTransition } from "./subscription-states.rules.ts";

/** What may change along with the state. */
export type SubscriptionChange = Omit<
  Updateable<SubscriptionsTable>,
  "patient_id" | "status" | "changed_at"
>;

export interface Transition {
  readonly to: SubscriptionStatus;
  readonly by: SubscriptionCause;
  /** Only from these; if not given, from any state the transition table allows. */
  readonly from?: readonly SubscriptionStatus[];
  readonly change?: SubscriptionChange;
}

async function noteChange(
  trx: Trx,
  patientId: string,
  [from, to]: readonly [SubscriptionStatus | null, SubscriptionStatus],
  by: SubscriptionCause,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("subscription_changes")
    .values({
      patient_id: patientId,
      change_id: v7(),
      from_status: from,
      to_status: to,
      cause: by,
      changed_at: now,
    })
    .execute();
}

/** For an institution's patient, as long as they belong to it. */
export const sponsoredForGood = { payment_source: "none", period_ends_at: null } as const;

/** The subscription that a new account begins with. */
export async function beginSubscription(
  trx: Trx,
  row: Insertable<SubscriptionsTable>,
  now: Date,
): Promise<void> {
  if (!canTransition("nothing", row.status, "sign-up"))
    throw new Error(`No account begins as ${row.status}.`);
  await trx
    .insertInto("subscriptions")
    .values({ changed_at: now, ...row })
    .execute();
  await noteChange(trx, row.patient_id, [null, row.status], "sign-up", now);
}

/** Whether somebody belongs to an institution, which pays for its patients (decision 122). */
async function isMember(trx: Trx, patientId: string): Promise<boolean> {
  const found = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "=", patientId)
    .where("institution_id", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Moves a subscription to another state, if its current one allows that. If this ends what somebody
 * else paid for, and the patient belongs to an institution, the institution pays from then on.
 * @returns whether it did; staying in a state counts, and still applies the other changes
 */
export async function transitionSubscription(
  trx: Trx,
  patientId: string,
  { to, by, from, change }: Transition,
  now: Date,
): Promise<boolean> {
  const row = await trx
    .selectFrom("subscriptions")
    .select(["status", "payment_source"])
    .where("patient_id", "=", patientId)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (from && !from.includes(row.status))) return false;
  if (!canTransition(row.status, to, by)) return false;
  await trx
    .updateTable("subscriptions")
    .set({ ...change, ...(row.status === to ? {} : { status: to, changed_at: now }) })
    .where("patient_id", "=", patientId)
    .execute();
  if (row.status !== to) await noteChange(trx, patientId, [row.status, to], by, now);
  // Months agreed with a sponsor end on their day, even if the sponsor is the institution.
  const wasPaidByOthers = row.payment_source !== "none" && isOver(to);
  if (wasPaidByOthers && (await isMember(trx, patientId)))
    await transitionSubscription(
      trx,
      patientId,
      { to: "paying", by: "sponsor", change: sponsoredForGood },
      now,
    );
  return true;
}
