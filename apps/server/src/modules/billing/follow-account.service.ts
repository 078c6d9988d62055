import { system } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import type { Jobs } from "../../lib/jobs.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { dayOf, nextChargeAt } from "./account/subscription-info.rules.ts";
import { findPayer } from "./billing.store.ts";
import { closePagesOf } from "./checkout/close-page.service.ts";
import { readAccount, type ReadingParts } from "./provider/reading.service.ts";
import { canCancel, canResume, isOnHold, standingOf } from "./subscription-states.rules.ts";

/** Named when deletions alone were followed: releases beside one another share the queue. */
export const followAccountJob = "billing-deletion";

/** For whoever suspends somebody, or lets them in again. */
export const enqueueFollowing = (jobs: Jobs, trx: Trx, accountId: string): Promise<void> =>
  jobs.enqueue(trx, followAccountJob, { accountId }, "payment");

/** What letters about an account's institution say of a card: all of it wants the actor `sign-in`, `membership` or `billing`. */

/** Whether a card of theirs pays, and goes on doing so. */
export async function isChargedOn(trx: Trx, accountId: string): Promise<boolean> {
  const payer = await findPayer(trx, accountId);
  return payer !== undefined && canCancel(standingOf(payer));
}

/** The day on which a card of theirs is going to be charged more than nothing, where it is and the day is known. */
export async function nextChargeOf(trx: Trx, accountId: string): Promise<string | undefined> {
  const payer = await findPayer(trx, accountId);
  const at = payer && canCancel(standingOf(payer)) ? nextChargeAt(payer) : undefined;
  return payer && at && shownDate(dayOf(at, payer));
}

/** The day until which a card of theirs has paid, where they have cancelled and can still take that back. */
export async function lastPaidDayOf(trx: Trx, accountId: string): Promise<string | undefined> {
  const payer = await findPayer(trx, accountId);
  if (!payer?.period_ends_at || !canResume(payer)) return undefined;
  return shownDate(dayOf(payer.period_ends_at, payer));
}

/**
 * Who asks for their account to be deleted, or is suspended, is not charged again, also not on a page that is open still;
 * once that is taken back they are as they were before. Any reading does what has to be done at the provider: here it is
 * done soon.
 * @throws ProviderUnavailable
 */
export async function followAccount(parts: ReadingParts, accountId: string): Promise<void> {
  const payer = await parts.database.withActor(system("billing"), (trx) =>
    findPayer(trx, accountId),
  );
  if (payer && isOnHold(payer)) await closePagesOf(parts, accountId);
  await readAccount(parts, accountId);
}
