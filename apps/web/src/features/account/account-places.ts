import type { AccountDetails } from "@regain/contract/entities/account-details";
import type { Auth } from "@regain/contract/entities/user";
import type { PaymentSource } from "@regain/contract/entities/enumerations";
import { statusMeanings } from "@regain/contract/subscription-statuses";

/** The pages of an account. */
const accountPlaces = [
  "details",
  "password",
  "own-items",
  "recordings",
  "reminders",
  "devices",
  "payment",
  "receipts",
] as const;
export type AccountPlace = (typeof accountPlaces)[number];

/** Only cards with our own provider can be changed here, and only while they pay for something. */
const ours: PaymentSource = "Stripe";

const canUpdatePayment = ({ user, subscriptionState }: Auth): boolean =>
  user.type === "patient" &&
  subscriptionState !== null &&
  subscriptionState.paymentMethod === ours &&
  statusMeanings[subscriptionState.status].isLive;

/** Patients who pay or have paid by card: receipts for charges by others come from those. */
const canHaveReceipts = ({ user, subscriptionState }: Auth): boolean =>
  user.type === "patient" && subscriptionState?.hasReceipts === true;

/**
 * What the account's navigation offers this person. Anyone who must change the password does that first.
 * @param account once it is known: users who log in at their institution have no password here, and who will be deleted
 * pays nothing more
 */
export function placesOf(
  auth: Auth,
  account?: Pick<AccountDetails, "signsInElsewhere" | "deletionDueAt">,
): readonly AccountPlace[] {
  if (auth.user.promptChangePassword) return ["password"];
  const isOffered: Readonly<Record<AccountPlace, boolean>> = {
    details: true,
    password: account?.signsInElsewhere !== true,
    "own-items": auth.user.type === "patient",
    recordings: auth.user.type === "patient",
    reminders: auth.user.type === "patient",
    devices: true,
    payment: canUpdatePayment(auth) && !account?.deletionDueAt,
    receipts: canHaveReceipts(auth),
  };
  return accountPlaces.filter((place) => isOffered[place]);
}
