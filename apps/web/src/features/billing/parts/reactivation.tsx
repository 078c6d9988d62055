import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ReactivateButton } from "./reactivate-button.tsx";
import type { SubscribedProps } from "./subscribed.tsx";

/** For people who have canceled, during the paid period. It leads to the account, which shows the subscription. */
export function Reactivation({ name, info }: SubscribedProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Notice
      title={t`Welcome, ${name}`}
      actions={
        <>
          <ReactivateButton onDone={() => void navigate({ to: "/account" })} />
          <LinkButton to="/dashboard">
            <Trans>Go to Dashboard</Trans>
          </LinkButton>
        </>
      }
    >
      <p>{info.subscriptionBlurb}</p>
      {info.subscriptionCost && (
        <p>
          <Trans>If you restart it, it costs {info.subscriptionCost}.</Trans>
        </p>
      )}
    </Notice>
  );
}
