import type { CancellationReason } from "@regain/contract/entities/cancellation-form";
import { cancellationForm } from "@regain/contract/entities/cancellation-form";
import type { RetentionOffer, SubscriptionInfo } from "@regain/contract/entities/subscription";
import { statusMeanings } from "@regain/contract/subscription-statuses";
import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { v7 } from "uuid";
import { system } from "../../../db/actor.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import {
  findPayer,
  lockSubscription,
  markEndedByHold,
  recordOfferTaken,
  type Payer,
} from "../billing.store.ts";
import { insertCancellation, isCancelledSince } from "./cancellation.store.ts";
import { offerKind, offers } from "./offer.rules.ts";
import { withProvider } from "../provider/payments-available.ts";
import { loadPayer } from "../checkout/payer.service.ts";
import { firstPaymentOf } from "../checkout/pricing.rules.ts";
import { syncFromProvider, type ProviderSyncDeps } from "../provider/provider-sync.service.ts";
import {
  dayOf,
  infoOf,
  isReducedForLong,
  laterPaymentsOf,
  nextPaymentOf,
  nextPaymentWithout,
} from "./subscription-info.rules.ts";
import { canCancel, standingOf } from "../subscription-states.rules.ts";

export interface SubscriptionParts extends ProviderSyncDeps {
  readonly letters: LetterParts;
}

const actor = system("billing");
const texts = english.billingTexts;

async function held({ database }: ProviderSyncDeps, patientId: string): Promise<Payer> {
  const payer = await database.withActor(actor, (trx) => findPayer(trx, patientId));
  if (!payer) throw new Refusal("patients-only");
  return payer;
}

export async function subscriptionOf(
  parts: ProviderSyncDeps,
  patientId: string,
  now: Date,
): Promise<SubscriptionInfo> {
  return infoOf(await held(parts, patientId), now);
}

function offerOf(payer: Payer, now: Date): RetentionOffer {
  const kind = offerKind(payer, now);
  const { plan_interval: interval, period_ends_at: ends } = payer;
  if (!kind || !interval || !ends) throw new Refusal("nothing-to-cancel");
  const discount = offers[interval];
  const { off } = discount;
  const without = nextPaymentWithout(payer, discount);
  return {
    planInterval: interval,
    kind,
    unit: off.unit,
    amount: off.unit === "usd" ? off.cents : off.percent,
    // An offer already taken is already off the next payment.
    nextPaymentCents: kind === "none" ? nextPaymentOf(payer) : firstPaymentOf(without, discount),
    fullPaymentCents: without,
    laterPaymentCents: laterPaymentsOf(payer),
    isReducedForLong: isReducedForLong(payer),
    nextPaymentDate: dayOf(ends, payer),
  };
}

/** @throws Refusal `nothing-to-cancel`, `patients-only` */
export async function offerFor(
  parts: ProviderSyncDeps,
  patientId: string,
  now: Date,
): Promise<RetentionOffer> {
  return offerOf(await held(parts, patientId), now);
}

/** The provider's id of the live subscription. */
function liveId(payer: Payer, otherwise: "nothing-to-cancel" | "nothing-to-resume"): string {
  const id = payer.provider_subscription_id;
  if (!id) throw new Refusal(otherwise);
  return id;
}

/** @throws Refusal `no-offer`, `nothing-to-cancel`, `patients-only`, `payments-unavailable` */
export function acceptCancellationOffer(
  parts: ProviderSyncDeps,
  patientId: string,
  now: Date,
): Promise<RetentionOffer> {
  const { database, payments } = parts;
  return withProvider(async () => {
    const payer = await held(parts, patientId);
    const offer = offerOf(payer, now);
    if (offer.kind !== "offer") throw new Refusal("no-offer");
    await payments.applyDiscount(liveId(payer, "nothing-to-cancel"), offers[offer.planInterval]);
    await database.withActor(actor, (trx) => recordOfferTaken(trx, patientId, now));
    await syncFromProvider(parts, patientId);
    return offer;
  });
}

export interface Cancellation {
  readonly reason: CancellationReason | undefined;
  readonly otherReason: string | undefined;
}

function checkedReason({ reason, otherReason = "" }: Cancellation) {
  const { data, error } = cancellationForm.safeParse({ reason, otherReason });
  if (data) return data;
  const fields = error.issues.map(({ path, message }) => [String(path[0]), message] as const);
  throw new Refusal("malformed-request", { fields: Object.fromEntries(fields) });
}

/** The immediate answer to a cancellation, and its letter: an institution pays for its members from then on. */
const told = {
  member: {
    cancelled: { text: texts.memberCancelled, kind: "memberCancelled" },
    ended: { text: texts.memberEnded, kind: "memberEnded" },
  },
  other: {
    cancelled: { text: texts.cancelledUntil, kind: "subscriptionCancelled" },
    ended: { text: texts.ended, kind: "subscriptionEnded" },
  },
} as const;

/** With a payment overdue, it has already ended: letting it run out would mean still charging for it. */
function wordsOf(payer: Payer, endsAt: Date | undefined) {
  const name = payer.first_name ?? payer.username;
  const { cancelled, ended } = told[payer.institution_id === null ? "other" : "member"];
  if (!endsAt) return { message: ended.text, kind: ended.kind, values: { name } };
  const date = shownDate(dayOf(endsAt, payer));
  const message = format(cancelled.text, { date });
  return { message, kind: cancelled.kind, values: { name, date } };
}

/**
 * Ends a subscription with the paid time, or immediately if a payment is overdue.
 * @returns what the person is told
 * @throws Refusal `malformed-request` without a reason, `nothing-to-cancel`, `patients-only`,
 *   `payments-unavailable`
 */
export function cancel(
  parts: SubscriptionParts,
  patientId: string,
  wish: Cancellation,
  now: Date,
): Promise<string> {
  const { database, payments, letters } = parts;
  const { reason, otherReason } = checkedReason(wish);
  return withProvider(async () => {
    const payer = await held(parts, patientId);
    if (!canCancel(standingOf(payer))) throw new Refusal("nothing-to-cancel");
    const id = liveId(payer, "nothing-to-cancel");
    // From now on this is their own wish, which only they can undo.
    await database.withActor(actor, (trx) => markEndedByHold(trx, patientId, false));
    // The provider knows better than we do whether a payment is open.
    const { state, periodEndsAt, createdAt } = await payments.setCancelsAtPeriodEnd(id, true);
    const isOver = state === "past_due" || state === "ended";
    if (isOver) await payments.endNow(id);
    const { message, ...letter } = wordsOf(payer, isOver ? undefined : periodEndsAt);
    const { email } = payer;
    await database.withActor(system("jobs"), async (trx) => {
      await lockSubscription(trx, patientId);
      // A double submit is one cancellation.
      if (await isCancelledSince(trx, patientId, createdAt)) return;
      await insertCancellation(trx, {
        patient_id: patientId,
        cancellation_id: v7(),
        reason,
        note: otherReason || null,
        cancelled_at: now,
        resumed_at: null,
      });
      if (!email) return;
      const to = { to: email, userId: patientId, path: "/account" };
      await writeLetter(trx, letters, { ...letter, ...to }, now);
    });
    await syncFromProvider(parts, patientId);
    return message;
  });
}

/**
 * Undoes a cancellation while the paid time lasts.
 * @returns what the person is told
 * @throws Refusal `nothing-to-resume` once it has ended: then a plan is chosen again; `forbidden`
 *   for an account on hold; `payments-unavailable`
 */
export function resume(parts: ProviderSyncDeps, patientId: string): Promise<string> {
  const { database, payments } = parts;
  return withProvider(async () => {
    await database.withActor(actor, (trx) => loadPayer(trx, patientId));
    const { payer } = await syncFromProvider(parts, patientId);
    const isSubscribed = payer && statusMeanings[payer.status].isSubscribed;
    if (!isSubscribed || !payer.cancels_at_period_end || payer.payment_source !== "Stripe")
      throw new Refusal("nothing-to-resume");
    await payments.setCancelsAtPeriodEnd(liveId(payer, "nothing-to-resume"), false);
    await syncFromProvider(parts, patientId);
    return texts.resumed;
  });
}
