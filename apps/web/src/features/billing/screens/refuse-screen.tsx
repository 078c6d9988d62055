import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useSignedIn } from "../../../lib/current-user.ts";
import { PageLoading } from "../../../ui/page-loading.tsx";
import { useCancel } from "../api/cancellation.ts";
import { subscriptionQuery } from "../api/subscription.ts";
import { AwayWhenNothing } from "../parts/away-when-nothing.tsx";
import { Cancelled } from "../parts/cancelled.tsx";
import { RefuseForm } from "../parts/refuse-form.tsx";

/** `/unsubscribe/refuse`: why somebody leaves; after their answer, the confirmation. */
export function RefuseScreen() {
  const { t } = useLingui();
  const { userId } = useSignedIn().user;
  const cancel = useCancel();
  const { data: info, error, refetch } = useQuery(subscriptionQuery(userId));
  if (error && !info)
    return (
      <AwayWhenNothing
        title={t`Why do you want to cancel?`}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!info) return <PageLoading />;
  // A refetch before the request has finished would navigate away from its result.
  if (info.canCancel || cancel.isPending) return <RefuseForm info={info} cancel={cancel} />;
  const isEnding = info.subscribeButton === "resubscribe" && info.cancelsAtPeriodEnd;
  return isEnding || cancel.isSuccess ? (
    <Cancelled info={info} />
  ) : (
    <Navigate to="/account" replace />
  );
}
