import { Trans, useLingui } from "@lingui/react/macro";
import type { SubscriptionInfo } from "@regain/contract/entities/subscription";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

export interface SubscribedProps {
  readonly name: string;
  readonly info: SubscriptionInfo;
}

/** For people who need no plan: they have one, or somebody else provides it. */
export function Subscribed({ name, info }: SubscribedProps) {
  const { t } = useLingui();
  return (
    <Notice
      title={t`Welcome, ${name}`}
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
      <p>{info.subscriptionBlurb}</p>
    </Notice>
  );
}
