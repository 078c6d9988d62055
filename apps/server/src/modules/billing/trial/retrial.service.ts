import type { LongerTrial } from "@regain/contract/calls/billing/retrial";
import { dayMs } from "@regain/contract/durations";
import { trialLength } from "@regain/contract/entities/subscription";
import { system } from "../../../db/actor.ts";
import type { LinkActor } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { redeemLink } from "../../identity/link-token.service.ts";
import { findPayer } from "../billing.store.ts";
import { transitionSubscription } from "../transition-subscription.service.ts";
import { dayOf } from "../account/subscription-info.rules.ts";

/**
 * Extends a trial that is over, once.
 * @throws Refusal `link-used` the second time, `trial-not-over`, `not-found` if there is no such
 *   account
 */
export function extendTrial(database: Database, link: LinkActor, now: Date): Promise<LongerTrial> {
  const { userId } = link;
  if (!userId) throw new Refusal("not-found");
  return database.withActor(system("sign-up"), async (trx) => {
    await redeemLink(trx, link.tokenId, now);
    const payer = await findPayer(trx, userId);
    if (!payer) throw new Refusal("not-found");
    if (payer.trial_extended_at) throw new Refusal("link-used");
    const ends = new Date(now.getTime() + trialLength * dayMs);
    const change = {
      period_ends_at: ends,
      trial_extended_at: now,
      payment_source: "none",
    } as const;
    const move = { to: "trialing", by: "retrial", from: ["trialEnded"], change } as const;
    if (!(await transitionSubscription(trx, userId, move, now)))
      throw new Refusal("trial-not-over");
    return { trialEndsOn: dayOf(ends, payer) };
  });
}
