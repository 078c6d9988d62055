import { system } from "../../../db/actor.ts";
import {
  comparedUntil,
  forgetEvents,
  longUnread,
  noteCompared,
  openEvents,
} from "../billing.store.ts";
import { closePage } from "../checkout/close-page.service.ts";
import { overdueCheckouts } from "../checkout/checkout.store.ts";
import { applyEvent } from "./events.service.ts";
import { accountBehind, readAccount, type ReadingParts } from "./reading.service.ts";

const actor = system("billing");
const hour = 3_600_000;
const day = 24 * hour;
/** The provider's clock and ours may differ, and what is written there may be seen a little later. */
const overlap = hour;
const most = 200;

/** Of accounts that the provider says otherwise of than we did. */
export type Repaired = readonly string[];

/**
 * Compares with the provider all that changed there since the last time, whatever we have not looked at for a day,
 * events that were heard and not acted on, and pages that should be closed. Nothing depends on it while every event
 * arrives; it finds what got lost.
 * @throws ProviderUnavailable
 */
export async function reconcile(parts: ReadingParts): Promise<Repaired> {
  const { database, payments, clock } = parts;
  const began = clock();
  const { since, unread, events, pages } = await database.withActor(actor, async (trx) => ({
    since: await comparedUntil(trx),
    unread: await longUnread(trx, new Date(began.getTime() - day), most),
    events: await openEvents(trx, most),
    pages: await overdueCheckouts(trx, new Date(began.getTime() - day), most),
  }));
  for (const { event_id } of events) await applyEvent(parts, event_id);
  for (const page of pages) await closePage(parts, page, page.provider_checkout_id ?? undefined);
  const accounts = new Set(unread);
  const from = new Date((since?.getTime() ?? 0) - (since ? overlap : 0));
  for await (const { id, customerId } of payments.changedSince(from)) {
    const account = await accountBehind(parts, { subscriptionId: id, customerId });
    if (account) accounts.add(account);
  }
  const repaired: string[] = [];
  for (const account of accounts)
    if ((await readAccount(parts, account)).isChanged) repaired.push(account);
  await database.withActor(actor, async (trx) => {
    await noteCompared(trx, began);
    await forgetEvents(trx, new Date(began.getTime() - 90 * day));
  });
  return repaired;
}
