import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { formatDay } from "../../../lib/formats.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { subscriptionQuery } from "../api/subscription.ts";
import { Fact, Facts } from "../parts/facts.tsx";
import { SubscriptionAction } from "../parts/subscription-action.tsx";
import styles from "./subscription-panel.module.css";

/** In a patient's account: the subscription's state, and what can be done about it. */
export function SubscriptionPanel() {
  const { t } = useLingui();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { userId } = useSignedIn().user;
  const { data: info, error, refetch } = useQuery(subscriptionQuery(userId));
  if (error && !info)
    return (
      <ErrorState title={t`Your subscription`} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    );
  if (!info) return <Skeleton shape="block" count={1} />;
  const { subscriptionBlurb, subscribeButton, nextPaymentDate } = info;
  // A subscription that has ended, or will, costs nothing more.
  const cost = subscribeButton === "resubscribe" ? null : info.subscriptionCost;
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1}>{t`Your subscription`}</h2>
      <p>{subscriptionBlurb}</p>
      {(cost ?? nextPaymentDate) && (
        <Facts>
          {cost && <Fact name={t`Cost`}>{cost}</Fact>}
          {nextPaymentDate && <Fact name={t`Next payment`}>{formatDay(nextPaymentDate)}</Fact>}
        </Facts>
      )}
      <SubscriptionAction
        info={info}
        // Not to the button that comes next: it cancels.
        onReactivated={() => heading.current?.focus()}
      />
    </section>
  );
}
