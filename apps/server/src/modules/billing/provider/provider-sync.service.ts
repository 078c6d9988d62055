import type {
  CardProvider,
  ProviderSubscription,
} from "../../../adapters/payments/card-provider.ts";
import { validate } from "uuid";
import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import {
  closeCustomers,
  customersOf,
  findCustomer,
  findPayer,
  lockSubscription,
  markEndedByHold,
  recordCustomer,
  type Payer,
} from "../billing.store.ts";
import { recordResumed } from "../account/cancellation.store.ts";
import { checkoutsWithCode, forgetCode } from "../checkout/checkout.store.ts";
import { transitionSubscription } from "../transition-subscription.service.ts";
import { isOnHold } from "../subscription-states.rules.ts";
import { canBeMeant, consequenceOf, countedOf, isLive, isOutrun } from "./provider-sync.rules.ts";

/** What reading from the provider requires. */
export interface ProviderSyncDeps {
  readonly database: Database;
  readonly payments: CardProvider;
  readonly clock: () => Date;
}

const actor = system("billing");

async function giveBack(
  payments: CardProvider,
  { id, customerId }: ProviderSubscription,
  paidAfter?: Date,
): Promise<void> {
  for (const invoice of await payments.invoicesOf(customerId))
    if (
      invoice.subscriptionId === id &&
      invoice.status === "paid" &&
      (!paidAfter || (invoice.paidAt && invoice.paidAt > paidAfter))
    )
      await payments.refund(invoice.id);
}

/** An undone purchase does not use up its code. Only the provider knows which page it was made on. */
async function freeCode(
  { database, payments }: ProviderSyncDeps,
  patientId: string,
  { id }: ProviderSubscription,
): Promise<void> {
  const rows = await database.withActor(actor, (trx) => checkoutsWithCode(trx, patientId));
  for (const row of rows) {
    const page = await payments.readCheckout(row.provider_checkout_id!);
    if (page?.subscriptionId === id) await database.withActor(actor, (trx) => forgetCode(trx, row));
  }
}

/** Ends what nobody meant to buy, or nobody is left to use; refunds what was paid for it and frees its code. */
async function undo(
  parts: ProviderSyncDeps,
  accountId: string,
  unmeant: readonly ProviderSubscription[],
): Promise<void> {
  const { payments } = parts;
  for (const one of unmeant) {
    // While it is live: once ended, it is not found again if this is interrupted.
    await freeCode(parts, accountId, one);
    await giveBack(payments, one);
    await payments.endNow(one.id);
  }
}

/** For an account that is gone: ends everything, and refunds what was paid after it went. */
async function windUp(
  payments: CardProvider,
  all: readonly ProviderSubscription[],
  closedAt: Date,
): Promise<void> {
  for (const one of all) {
    if (isLive(one)) await payments.endNow(one.id);
    await giveBack(payments, one, closedAt);
  }
}

async function keep(
  trx: Trx,
  patientId: string,
  { one, isPaid }: { readonly one: ProviderSubscription; readonly isPaid: boolean },
  beganAt: Date,
  now: Date,
): Promise<boolean> {
  await lockSubscription(trx, patientId);
  const held = await findPayer(trx, patientId);
  if (!held || isOutrun({ beganAt, now }, held.read_at)) return false;
  const next = consequenceOf({ ...held, has_paid: held.has_paid || isPaid }, one);
  if (!next) return false;
  const isNew =
    next.to !== held.status ||
    next.change.provider_subscription_id !== held.provider_subscription_id ||
    next.change.cancels_at_period_end !== held.cancels_at_period_end ||
    next.change.period_ends_at.getTime() !== held.period_ends_at?.getTime();
  // Wherever the cancellation was undone: here, or on the provider's own pages.
  const goesOn = held.cancels_at_period_end && isLive(one) && !one.cancelsAtPeriodEnd;
  if (goesOn) await recordResumed(trx, patientId, now);
  const change = { ...next.change, read_at: beganAt };
  await transitionSubscription(trx, patientId, { to: next.to, by: "provider", change }, now);
  return isNew;
}

/** Whether anything was ever paid for it, refunded or not. A payment of nothing is free time. */
async function isPaidFor(payments: CardProvider, { id, customerId }: ProviderSubscription) {
  const invoices = await payments.invoicesOf(customerId);
  return invoices.some(
    ({ subscriptionId, status, totalCents }) =>
      subscriptionId === id && totalCents > 0 && (status === "paid" || status === "refunded"),
  );
}

/**
 * While an account is on hold, what it pays for is set to end with its period, and resumes with the
 * account. An overdue one ends immediately: letting it end later would mean still charging for it.
 * @returns whether the provider must be read again
 */
async function followHold(
  { database, payments }: ProviderSyncDeps,
  payer: Payer,
  one: ProviderSubscription,
): Promise<boolean> {
  const { patient_id: patientId } = payer;
  if (!isOnHold(payer)) {
    const resumes = payer.cancelled_for_deletion && isLive(one) && one.cancelsAtPeriodEnd;
    if (resumes) await payments.setCancelsAtPeriodEnd(one.id, false);
    return resumes;
  }
  if (one.state === "past_due") {
    await payments.endNow(one.id);
    return true;
  }
  if (!isLive(one) || one.cancelsAtPeriodEnd) return false;
  const mark = () => database.withActor(actor, (trx) => markEndedByHold(trx, patientId, true));
  // Before, because the response may get lost; and after, because the hold may have ended in the
  // meantime and found nothing to resume.
  await mark();
  await payments.setCancelsAtPeriodEnd(one.id, true);
  await mark();
  return true;
}

export interface ProviderSync {
  /** What is now stored; undefined if the account is gone. */
  readonly payer: Payer | undefined;
  /** Whether something else was stored before. */
  readonly isChanged: boolean;
}

/** Enough to set what a hold requires, and to see it set. Any more, and the provider is not doing what it says. */
const maxTurns = 4;

/**
 * Reads an account's standing from the provider and stores it. However often and in whatever order
 * it is called, it ends up with what the provider says, once that has been told what a hold
 * requires.
 * @throws ProviderUnavailable
 */
export async function syncFromProvider(
  parts: ProviderSyncDeps,
  accountId: string,
  turn = 1,
): Promise<ProviderSync> {
  const { database, payments, clock } = parts;
  const beganAt = clock();
  const { customers, known } = await database.withActor(actor, async (trx) => ({
    customers: await customersOf(trx, accountId),
    known: await findPayer(trx, accountId),
  }));
  const all: ProviderSubscription[] = [];
  for (const { customer_id } of customers)
    all.push(...(await payments.subscriptionsOf(customer_id)));
  if (!known) {
    const closedAt = customers.find(({ closed_at }) => closed_at)?.closed_at ?? beganAt;
    await windUp(payments, all, closedAt);
    return { payer: undefined, isChanged: false };
  }
  const { one, unmeant } = countedOf(all, (live) => canBeMeant(known, live));
  await undo(parts, accountId, unmeant);
  if (one && turn < maxTurns && (await followHold(parts, known, one)))
    return syncFromProvider(parts, accountId, turn + 1);
  // Checked only for somebody not known to have ever paid, and not while nothing is charged.
  const isPaid =
    one !== undefined &&
    !known.has_paid &&
    one.state !== "trialing" &&
    (await isPaidFor(payments, one));
  return database.withActor(actor, async (trx) => {
    const isChanged = one ? await keep(trx, accountId, { one, isPaid }, beganAt, clock()) : false;
    const payer = await findPayer(trx, accountId);
    // Cleared along with the reading, not before: until then it shows the intended state.
    const isTakenUp = !isOnHold(known) && payer?.cancelled_for_deletion && !isOnHold(payer);
    if (isTakenUp) await markEndedByHold(trx, accountId, false);
    return { isChanged, payer };
  });
}

/** Something at the provider, as events name it. */
export interface ProviderThing {
  readonly checkoutId?: string | null;
  readonly subscriptionId?: string | null;
  readonly customerId?: string | null;
}

/**
 * The account that something at the provider belongs to.
 * @returns undefined if it is not ours: another product may share the provider's account
 * @throws ProviderUnavailable
 */
export async function accountBehind(
  { database, payments, clock }: ProviderSyncDeps,
  { checkoutId, subscriptionId, customerId }: ProviderThing,
): Promise<string | undefined> {
  // Reading a card-update page is what makes the new card take effect.
  const checkout = checkoutId ? await payments.readCheckout(checkoutId) : undefined;
  const subscription = subscriptionId ? await payments.readSubscription(subscriptionId) : undefined;
  const customer = customerId ?? checkout?.customerId ?? subscription?.customerId ?? null;
  const named = checkout?.accountId ?? subscription?.accountId;
  const said = named && validate(named) ? named : null;
  return database.withActor(actor, async (trx) => {
    if (customer && said) await recordCustomer(trx, customer, said, clock());
    const known = customer ? await findCustomer(trx, customer) : undefined;
    return known?.account_id ?? said ?? undefined;
  });
}

/**
 * Ends everything an account pays for before it is erased.
 * @throws ProviderUnavailable: then the account has to wait
 */
export async function endForGood(parts: ProviderSyncDeps, accountId: string): Promise<void> {
  const { database, payments, clock } = parts;
  const customers = await database.withActor(actor, (trx) => customersOf(trx, accountId));
  for (const { customer_id } of customers)
    for (const one of await payments.subscriptionsOf(customer_id))
      if (isLive(one) || one.state === "incomplete") await payments.endNow(one.id);
  await database.withActor(actor, (trx) => closeCustomers(trx, accountId, clock()));
}
