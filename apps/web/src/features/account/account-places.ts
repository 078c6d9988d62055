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
 * @param signsInElsewhere users who log in at their institution have no password here
 */
export function placesOf(auth: Auth, signsInElsewhere = false): readonly AccountPlace[] {
  if (auth.user.promptChangePassword) return ["password"];
  const isOffered: Readonly<Record<AccountPlace, boolean>> = {
    details: true,
    password: !signsInElsewhere,
    "own-items": auth.user.type === "patient",
    recordings: auth.user.type === "patient",
    reminders: auth.user.type === "patient",
    devices: true,
    payment: canUpdatePayment(auth),
    receipts: canHaveReceipts(auth),
  };
  return accountPlaces.filter((place) => isOffered[place]);
}
