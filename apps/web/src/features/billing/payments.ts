/** What a plan costs, and on which day. Pure. */
import type { Plan } from "@regain/contract/entities/subscription";
import { addDays } from "@regain/therapy/days";

export type When =
  | { readonly kind: "today" }
  | { readonly kind: "on"; readonly day: string }
  /** This many more after the previous one. */
  | { readonly kind: "next"; readonly count: number }
  /** From then on. */
  | { readonly kind: "later" };

export interface Payment {
  readonly when: When;
  /** `$29.00`; undefined where nothing is charged. */
  readonly amount: string | undefined;
}

/** How many payments are discounted: 0 without a discount, infinitely many if it is permanent. */
export function reducedPayments(plan: Plan): number {
  const { discountDuration, discountDurationMonths, durationMonths } = plan;
  if (plan.discountedAmount === plan.amount || discountDuration === null) return 0;
  if (discountDuration === "forever") return Number.POSITIVE_INFINITY;
  if (discountDuration === "once") return 1;
  return Math.max(1, Math.ceil((discountDurationMonths ?? 0) / durationMonths));
}

/** Every charge, in date order: no surprises later. */
export function paymentsOf(plan: Plan, today: string): readonly Payment[] {
  const { trialDays, amountDisplay: full, discountedAmountDisplay: first } = plan;
  const reduced = reducedPayments(plan);
  const isPassing = reduced > 0 && Number.isFinite(reduced);
  return [
    { when: { kind: "today" }, amount: trialDays > 0 ? undefined : first },
    ...(trialDays > 0
      ? [{ when: { kind: "on", day: addDays(today, trialDays) } as const, amount: first }]
      : []),
    ...(isPassing && reduced > 1
      ? [{ when: { kind: "next", count: reduced - 1 } as const, amount: first }]
      : []),
    { when: { kind: "later" }, amount: isPassing ? full : first },
  ];
}
