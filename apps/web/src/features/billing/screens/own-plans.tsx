import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "@regain/contract/entities/user";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { errorText } from "../../../lib/error-text.ts";
import { shortName } from "../../../lib/short-name.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { subscriptionQuery, useSubscriptionChanged } from "../api/subscription.ts";
import { ChoosePlan, type ChoosePlanProps } from "../parts/choose-plan.tsx";
import { PlansLoading } from "../parts/plans-loading.tsx";
import { Reactivation } from "../parts/reactivation.tsx";
import { Subscribed } from "../parts/subscribed.tsx";

export interface OwnPlansProps extends Pick<ChoosePlanProps, "wish" | "planId"> {
  readonly user: User;
}

/** For the signed-in patient: the plans, or what their subscription calls for. */
export function OwnPlans({ user, ...wanted }: OwnPlansProps) {
  const { t } = useLingui();
  const { userId } = user;
  const name = shortName(user);
  const changed = useSubscriptionChanged();
  const { data, error, refetch } = useQuery(subscriptionQuery(userId));
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  if (!data) return <PlansLoading />;
  const { subscribeButton, cancelsAtPeriodEnd, subscriptionBlurb } = data;
  if (subscribeButton === "update") return <Navigate to="/payment_update" replace />;
  if (subscribeButton === "cancel" || subscribeButton === "hide")
    return <Subscribed name={name} info={data} />;
  const isAgain = subscribeButton === "resubscribe";
  if (isAgain && cancelsAtPeriodEnd) return <Reactivation name={name} info={data} />;
  return (
    <ChoosePlan
      {...wanted}
      buyer={{ userId }}
      title={isAgain ? t`Restart your subscription` : t`Choose your plan`}
      standing={subscriptionBlurb}
      isAgain={isAgain}
      onNoPlan={() => void changed()}
      wayOut={
        <LinkButton to="/dashboard" look="quiet">
          <Trans>Not now. Go to Dashboard</Trans>
        </LinkButton>
      }
    />
  );
}
