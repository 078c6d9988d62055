import { Trans } from "@lingui/react/macro";
import { deletionGraceDays, paymentsAtDeletion } from "@regain/contract/payments-at-deletion";
import { addDays } from "@regain/therapy/days";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { deviceToday } from "../../../lib/device-today.ts";
import { formatDay } from "../../../lib/formats.ts";
import { subscriptionQuery } from "../api/subscription.ts";

/** What becomes of a patient's payments once the account is gone; nothing where nobody pays. */
export function PaymentsAtDeletion() {
  const { userId } = useSignedIn().user;
  const { data: info } = useQuery(subscriptionQuery(userId));
  if (!info) return null;
  const { subscriptionStatus: status, paymentMethod: source, periodEndsOn: until } = info;
  const deletedOn = addDays(deviceToday(), deletionGraceDays);
  const told = paymentsAtDeletion({ status, source, until }, deletedOn);
  const says: Readonly<Record<(typeof told)[number], ReactNode>> = {
    "goes-on-elsewhere": (
      <>
        {info.subscriptionBlurb}{" "}
        <Trans>We cannot end that for you. Please end it there, or you go on paying.</Trans>
      </>
    ),
    "not-charged-again": <Trans>You are not charged again.</Trans>,
    "not-given-back": (
      <Trans>What is paid until {until && formatDay(until)} is not given back.</Trans>
    ),
  };
  return told.map((one) => <p key={one}>{says[one]}</p>);
}
