import { Trans, useLingui } from "@lingui/react/macro";
import type { SubscriptionInfo } from "@regain/contract/entities/subscription";
import { useNavigate } from "@tanstack/react-router";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ReactivateButton } from "./reactivate-button.tsx";

/** Confirms the cancellation, says until when access lasts or that it has ended, and offers the way back. */
export function Cancelled({ info }: { readonly info: SubscriptionInfo }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  useHeadingFocus();
  return (
    <Notice
      title={t`Subscription Cancelled`}
      actions={
        <>
          <LinkButton to="/dashboard" look="primary">
            <Trans>Go to Dashboard</Trans>
          </LinkButton>
          {info.cancelsAtPeriodEnd ? (
            <ReactivateButton look="plain" onDone={() => void navigate({ to: "/account" })} />
          ) : (
            // If an institution pays from now on, there is no plan to choose.
            info.subscribeButton !== "hide" && (
              <LinkButton to="/subscribe" search={{ source: "account" }}>
                <Trans>See the plans</Trans>
              </LinkButton>
            )
          )}
        </>
      }
    >
      <p>{info.subscriptionBlurb}</p>
      <p>
        {info.cancelsAtPeriodEnd ? (
          <Trans>Nothing more will be charged. Your results are kept.</Trans>
        ) : (
          <Trans>You will not be charged for the unpaid amount.</Trans>
        )}
      </p>
    </Notice>
  );
}
