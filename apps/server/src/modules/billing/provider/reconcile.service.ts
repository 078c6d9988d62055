import { dayMs, hourMs } from "@regain/contract/durations";
import { system } from "../../../db/actor.ts";
import { deleteInBatches } from "../../../lib/delete-in-batches.ts";
import { collectFailures } from "../../../lib/collect-failures.ts";
import { processAllPending } from "../../../lib/process-all-pending.ts";
import {
  comparedUntil,
  purgeEvents,
  longUnread,
  recordCompared,
  unappliedEvents,
  type Unread,
} from "../billing.store.ts";
import { closePage } from "../checkout/close-page.service.ts";
import { overdueCheckouts } from "../checkout/checkout.store.ts";
import { applyEvent } from "./events.service.ts";
import {
  accountBehind,
  type ProviderThing,
  syncFromProvider,
  type ProviderSyncDeps,
} from "./provider-sync.service.ts";

const actor = system("billing");
/** The provider's clock may differ from ours, and changes there may become visible a little later. */
const overlap = hourMs;
const most = 200;

/** Ids of the accounts that the provider had in a different state than we did. */
export type Repaired = readonly string[];

/** Compares accounts that have not been compared for a long time, until enough succeed; failures are skipped. */
async function compareUnread(
  { database, clock }: ProviderSyncDeps,
  before: Date,
  compare: (account: string) => Promise<boolean>,
): Promise<void> {
  let compared = 0;
  let after: Unread | undefined;
  while (compared < most) {
    const page = await database.withActor(actor, (trx) =>
      longUnread(trx, { before, now: clock() }, most, after),
    );
    for (const { patient_id } of page) if (await compare(patient_id)) compared += 1;
    if (page.length < most) return;
    after = page.at(-1);
  }
}

/**
 * Compares with the provider everything that changed there since the last run, everything we have
 * not read for a day, events received but not applied, and pages that should be closed. It finds
 * what got lost: while every event arrives, nothing depends on it. A failure for one account holds
 * up no other.
 * @param tell receives what was repaired, even if something else failed
 * @throws ProviderUnavailable if the provider cannot be reached at all; AggregateError, at the end,
 *   for what failed
 */
export async function reconcile(
  parts: ProviderSyncDeps,
  tell: (repaired: Repaired) => void = () => {},
): Promise<Repaired> {
  const { database, payments, clock } = parts;
  const began = clock();
  const aDayAgo = new Date(began.getTime() - dayMs);
  const attempts = collectFailures();
  const since = await database.withActor(actor, comparedUntil);
  // A mark in the future was set by a clock running fast.
  const from = new Date(since ? Math.min(since.getTime(), began.getTime()) - overlap : 0);
  // First, because a provider that cannot answer this answers nothing.
  const changed: ProviderThing[] = [];
  for await (const { id, customerId } of payments.changedSince(from))
    changed.push({ subscriptionId: id, customerId });
  await processAllPending(
    attempts,
    (...part) => database.withActor(actor, (trx) => unappliedEvents(trx, ...part)),
    ({ event_id }) => applyEvent(parts, event_id),
  );
  await processAllPending(
    attempts,
    (...part) => database.withActor(actor, (trx) => overdueCheckouts(trx, aDayAgo, ...part)),
    async (page) => void (await closePage(parts, page, page.provider_checkout_id ?? undefined)),
  );

  const repaired: string[] = [];
  const seen = new Set<string>();
  const compare = (account: string) =>
    attempts.attempt(async () => {
      if (seen.has(account)) return;
      seen.add(account);
      if ((await syncFromProvider(parts, account)).isChanged) repaired.push(account);
    });
  const failedBefore = attempts.failed;
  const accounts = new Set<string>();
  // All of them before any account is read: it may have several customers, which are only known from here.
  for (const thing of changed)
    await attempts.attempt(async () => {
      const account = await accountBehind(parts, thing);
      if (account) accounts.add(account);
    });
  for (const account of accounts) await compare(account);
  // Otherwise they are compared again next time.
  const isCompared = attempts.failed === failedBefore;
  await compareUnread(parts, aDayAgo, compare);
  if (isCompared) await database.withActor(actor, (trx) => recordCompared(trx, began));
  const long = new Date(began.getTime() - 90 * dayMs);
  await deleteInBatches(database, actor, (trx, some) => purgeEvents(trx, long, some));
  tell(repaired);
  attempts.end("Not everything could be compared with the card provider.");
  return repaired;
}
