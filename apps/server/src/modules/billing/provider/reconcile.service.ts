import { dayMs, hourMs } from "@regain/contract/durations";
import { system } from "../../../db/actor.ts";
import { deleteInParts } from "../../../lib/delete-in-parts.ts";
import { eachAlone } from "../../../lib/each-alone.ts";
import { settleAll } from "../../../lib/settle-all.ts";
import {
  comparedUntil,
  forgetEvents,
  longUnread,
  noteCompared,
  openEvents,
  type Unread,
} from "../billing.store.ts";
import { closePage } from "../checkout/close-page.service.ts";
import { overdueCheckouts } from "../checkout/checkout.store.ts";
import { applyEvent } from "./events.service.ts";
import {
  accountBehind,
  type ProviderThing,
  readAccount,
  type ReadingParts,
} from "./reading.service.ts";

const actor = system("billing");
/** The provider's clock and ours may differ, and what is written there may be seen a little later. */
const overlap = hourMs;
const most = 200;

/** Of accounts that the provider says otherwise of than we did. */
export type Repaired = readonly string[];

/** Of those that nobody has compared for long, as many as are well compared at a time: those that fail are passed over. */
async function compareUnread(
  { database, clock }: ReadingParts,
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
 * Compares with the provider all that changed there since the last time, whatever we have not looked at for a day,
 * events that were heard and not acted on, and pages that should be closed. Nothing depends on it while every event
 * arrives; it finds what got lost. What fails for one account holds up no other.
 * @param tell is told of what was repaired, also where something else failed
 * @throws ProviderUnavailable where the provider cannot be asked at all; AggregateError for what failed, in the end
 */
export async function reconcile(
  parts: ReadingParts,
  tell: (repaired: Repaired) => void = () => {},
): Promise<Repaired> {
  const { database, payments, clock } = parts;
  const began = clock();
  const aDayAgo = new Date(began.getTime() - dayMs);
  const attempts = eachAlone();
  const since = await database.withActor(actor, comparedUntil);
  // A mark that is still to come was made by a clock that ran ahead.
  const from = new Date(since ? Math.min(since.getTime(), began.getTime()) - overlap : 0);
  // First, for who cannot answer this answers nothing.
  const changed: ProviderThing[] = [];
  for await (const { id, customerId } of payments.changedSince(from))
    changed.push({ subscriptionId: id, customerId });
  await settleAll(
    attempts,
    (...part) => database.withActor(actor, (trx) => openEvents(trx, ...part)),
    ({ event_id }) => applyEvent(parts, event_id),
  );
  await settleAll(
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
      if ((await readAccount(parts, account)).isChanged) repaired.push(account);
    });
  const failedBefore = attempts.failed;
  const accounts = new Set<string>();
  // All of them before any is read: an account may have several customers, which are only known from here.
  for (const thing of changed)
    await attempts.attempt(async () => {
      const account = await accountBehind(parts, thing);
      if (account) accounts.add(account);
    });
  for (const account of accounts) await compare(account);
  // Else they are compared once more the next time.
  const isCompared = attempts.failed === failedBefore;
  await compareUnread(parts, aDayAgo, compare);
  if (isCompared) await database.withActor(actor, (trx) => noteCompared(trx, began));
  const long = new Date(began.getTime() - 90 * dayMs);
  await deleteInParts(database, actor, (trx, some) => forgetEvents(trx, long, some));
  tell(repaired);
  attempts.end("Not everything could be compared with the card provider.");
  return repaired;
}
