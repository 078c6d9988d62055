import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { paymentsAtDeletion } from "@regain/contract/payments-at-deletion";
import type { Trx } from "../../../db/database.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { findPayer } from "../billing.store.ts";
import { dayOf, infoOf } from "./subscription-info.rules.ts";

const { atDeletion } = english.billingTexts;

/**
 * What a letter says about payments to somebody who asked for their account to be deleted; "" if
 * nobody pays, or if they are not a patient. Requires the actor `sign-in`.
 */
export async function paymentWords(
  trx: Trx,
  userId: string,
  { due, now }: { readonly due: Date; readonly now: Date },
): Promise<string> {
  const payer = await findPayer(trx, userId);
  if (!payer) return "";
  const {
    subscriptionStatus: status,
    paymentMethod: source,
    planInterval: interval,
    subscriptionBlurb,
  } = infoOf(payer, now);
  // The actual end of the paid time: the one the account page shows is never later than the account's own.
  const until = payer.period_ends_at && dayOf(payer.period_ends_at, payer);
  const values = { blurb: subscriptionBlurb, date: until === null ? "" : shownDate(until) };
  return paymentsAtDeletion({ status, source, interval, until }, dayOf(due, payer))
    .map((one) => format(atDeletion[one], values))
    .join(" ");
}
