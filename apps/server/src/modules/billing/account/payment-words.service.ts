import { english } from "@regain/content/en/content";
import { format } from "@regain/content/format";
import { paymentsAtDeletion } from "@regain/contract/payments-at-deletion";
import type { Trx } from "../../../db/database.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { findPayer } from "../billing.store.ts";
import { dayOf, infoOf } from "./subscription-info.rules.ts";

const { atDeletion } = english.billingTexts;

/**
 * What a letter says of payments to who asks for their account to be deleted; "" where nobody pays, and for who is no
 * patient. Wants the actor `sign-in`.
 */
export async function paymentWords(
  trx: Trx,
  userId: string,
  { due, now }: { readonly due: Date; readonly now: Date },
): Promise<string> {
  const payer = await findPayer(trx, userId);
  if (!payer) return "";
  const info = infoOf(payer, now);
  const { subscriptionStatus: status, paymentMethod: source, periodEndsOn: until } = info;
  const values = { blurb: info.subscriptionBlurb, date: until === null ? "" : shownDate(until) };
  return paymentsAtDeletion({ status, source, until }, dayOf(due, payer))
    .map((one) => format(atDeletion[one], values))
    .join(" ");
}
