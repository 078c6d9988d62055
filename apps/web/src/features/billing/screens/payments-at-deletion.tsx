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

/** What happens to a patient's payments once the account is deleted; nothing if nobody pays. */
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
        <Trans>We cannot end that for you. Please end it there, or you will keep paying.</Trans>
      </p>
    ),
    "not-charged-again": (
      <p>
        <Trans>You will not be charged again.</Trans>
      </p>
    ),
    "not-given-back": (
      <p>
        <Trans>What is paid until {until && formatDay(until)} will not be refunded.</Trans>
      </p>
    ),
    "given-back-if-first": (
      <>
        <p>
          <Trans>
            Was your first payment in the last 30 days? Write to us first, and you will get your
            money back. If not, what is paid until {until && formatDay(until)} will not be refunded.
          </Trans>
        </p>
        <SupportContacts />
      </>
    ),
  };
  return told.map((one) => <Fragment key={one}>{says[one]}</Fragment>);
}
