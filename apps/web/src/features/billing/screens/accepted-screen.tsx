import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useSignedIn } from "../../../lib/current-user.ts";
import { formatCents, formatDay } from "../../../lib/formats.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageLoading } from "../../../ui/page-loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { offerQuery } from "../api/cancellation.ts";
import { AwayWhenNothing } from "../parts/away-when-nothing.tsx";
import { OfferWords } from "../parts/offer-words.tsx";

/** `/unsubscribe/accept`: what was granted to someone who stays. */
export function AcceptedScreen() {
  const { t } = useLingui();
  const { userId } = useSignedIn().user;
  const { data: offer, error, refetch } = useQuery(offerQuery(userId, "accepted"));
  const title = t`Thank you for staying`;
  if (error && !offer)
    return <AwayWhenNothing title={title} error={error} onRetry={() => void refetch()} />;
  if (!offer) return <PageLoading />;
  const { kind, nextPaymentCents, fullPaymentCents, nextPaymentDate } = offer;
  // An offer that was not accepted, or is used up, is not shown.
  if (kind !== "none" || nextPaymentCents >= fullPaymentCents)
    return <Navigate to="/account" replace />;
  const amount = formatCents(nextPaymentCents);
  const date = formatDay(nextPaymentDate);
  return (
    <Notice
      title={title}
      actions={
        <>
          <LinkButton to="/dashboard" look="primary">
            <Trans>Go to Dashboard</Trans>
          </LinkButton>
          <LinkButton to="/account">
            <Trans>My Account</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <OfferWords offer={offer} />
      </p>
      <p>
        <Trans>
          Your next payment is {amount} on {date}.
        </Trans>
      </p>
    </Notice>
  );
}
