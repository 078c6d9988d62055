import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageLoading } from "../../../ui/page-loading.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useCardUpdateQuery } from "../api/card-update.ts";
import { AwayWhenNothing } from "../parts/away-when-nothing.tsx";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { CardFailedScreen } from "./card-failed-screen.tsx";

/** The subscription's state with the new card. */
function CardUpdated({ sessionId }: { readonly sessionId: string }) {
  const { t } = useLingui();
  const { data: info, error, refetch } = useQuery(useCardUpdateQuery(sessionId));
  const title = t`Your payment method is updated`;
  if (isRefusedWith(error, "checkout-open", "not-found")) return <CardFailedScreen />;
  if (error && !info)
    return <AwayWhenNothing title={title} error={error} onRetry={() => void refetch()} />;
  if (!info) return <PageLoading />;
  const isStillDue = info.subscriptionStatus === "past_due";
  const toAccount = (
    <LinkButton to="/account" {...(isStillDue ? {} : { look: "primary" })}>
      <Trans>My Account</Trans>
    </LinkButton>
  );
  const another = isStillDue && (
    <LinkButton to="/payment_update" look="primary">
      <Trans>Try another card</Trans>
    </LinkButton>
  );
  return (
    <Notice
      title={title}
      actions={
        <>
          {another}
          {toAccount}
        </>
      }
    >
      <p>{info.subscriptionBlurb}</p>
    </Notice>
  );
}

/** `/payment_update/success`: back from the provider's page. */
export function CardUpdatedScreen({ sessionId }: { readonly sessionId: string | undefined }) {
  if (sessionId === undefined) return <Navigate to="/account" replace />;
  return <CardUpdated sessionId={sessionId} />;
}
