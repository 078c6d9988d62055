import type { Insertable } from "kysely";
import type { SubscriptionsTable } from "../../db/tables/identity.ts";

const dayMs = 24 * 3_600_000;
const trialDays = 14;

export interface Agreed {
  readonly institutionId: string | null;
  /** Months that somebody else pays for. */
  readonly months: number | null;
}

/** So many months on; the last day of a month that is shorter. */
function monthsOn(from: Date, months: number): Date {
  const on = new Date(from);
  on.setUTCMonth(on.getUTCMonth() + months);
  if (on.getUTCDate() !== from.getUTCDate()) on.setUTCDate(0);
  return on;
}

/** What an account begins with once it is active: what was agreed, else 14 days on trial without a card. */
export function firstSubscription(
  { institutionId, months }: Agreed,
  now: Date,
): Pick<Insertable<SubscriptionsTable>, "status" | "payment_source" | "period_ends_at"> {
  const paid = { status: "paying", payment_source: "none" } as const;
  if (months !== null) return { ...paid, period_ends_at: monthsOn(now, months) };
  if (institutionId !== null) return { ...paid, period_ends_at: null };
  const period_ends_at = new Date(now.getTime() + trialDays * dayMs);
  return { ...paid, status: "trialing", period_ends_at };
}
