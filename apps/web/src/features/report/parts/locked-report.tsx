import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { track } from "../../tracking/api/track.ts";

/** In place of the sections, for a subscription that does not include them. */
export function LockedReport() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Subscribe to unlock your full progress report.`}
      picture={Lock}
      action={
        <LinkButton
          to="/subscribe"
          search={{ source: "patients_report_trial" }}
          look="primary"
          onClick={() => track("view", "subscription-plans")}
        >
          <Trans>View subscription plans</Trans>
        </LinkButton>
      }
    >
      <Trans>Your skill areas and exercises are kept. They show here again.</Trans>
    </EmptyState>
  );
}
