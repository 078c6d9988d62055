import { dayMs } from "@regain/contract/durations";
import { trialLength } from "@regain/contract/entities/subscription";
import type { Insertable } from "kysely";
import type { SubscriptionsTable } from "../../db/tables/identity.ts";
import { addMonths } from "../../lib/months.ts";

export interface Agreed {
  readonly institutionId: string | null;
  /** Months that somebody else pays for. */
  readonly months: number | null;
}

/** What an account starts with once active: the agreed terms, or else a 14-day trial without a card. */
export function firstSubscription(
  { institutionId, months }: Agreed,
  now: Date,
): Pick<Insertable<SubscriptionsTable>, "status" | "payment_source" | "period_ends_at"> {
  const paid = { status: "paying", payment_source: "none" } as const;
  if (months !== null) return { ...paid, period_ends_at: addMonths(now, months) };
  if (institutionId !== null) return { ...paid, period_ends_at: null };
  const period_ends_at = new Date(now.getTime() + trialLength * dayMs);
  return { ...paid, status: "trialing", period_ends_at };
}
