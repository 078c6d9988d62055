import { Trans } from "@lingui/react/macro";
import { deletionGraceDays, paymentsAtDeletion } from "@regain/contract/payments-at-deletion";
import { addDays } from "@regain/therapy/days";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { deviceToday } from "../../../lib/device-today.ts";
import { formatDay } from "../../../lib/formats.ts";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { subscriptionQuery } from "../api/subscription.ts";

/** What becomes of a patient's payments once the account is gone; nothing where nobody pays. */
export function PaymentsAtDeletion() {
  const { userId } = useSignedIn().user;
  const { data: info } = useQuery(subscriptionQuery(userId));
  if (!info) return null;
  const { subscriptionStatus: status, paymentMethod: source } = info;
  const { planInterval: interval, periodEndsOn: until } = info;
  const deletedOn = addDays(deviceToday(), deletionGraceDays);
  const told = paymentsAtDeletion({ status, source, interval, until }, deletedOn);
  const says: Readonly<Record<(typeof told)[number], ReactNode>> = {
    "goes-on-elsewhere": (
      <p>
        {info.subscriptionBlurb}{" "}
        <Trans>We cannot end that for you. Please end it there, or you go on paying.</Trans>
      </p>
    ),
    "not-charged-again": (
      <p>
        <Trans>You are not charged again.</Trans>
      </p>
    ),
    "not-given-back": (
      <p>
        <Trans>What is paid until {until && formatDay(until)} is not given back.</Trans>
      </p>
    ),
    "given-back-if-first": (
      <>
        <p>
          <Trans>
            Was your first payment in the last 30 days? Write to us first, and you get your money
            back. If not, what is paid until {until && formatDay(until)} is not given back.
          </Trans>
        </p>
        <SupportContacts />
      </>
    ),
  };
  return told.map((one) => <Fragment key={one}>{says[one]}</Fragment>);
}
