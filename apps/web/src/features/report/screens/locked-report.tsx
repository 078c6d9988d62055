import { Trans, useLingui } from "@lingui/react/macro";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { track } from "../../tracking/api/track.ts";
import { VeiledReport } from "../parts/veiled-report.tsx";
import styles from "./locked-report.module.css";

function PlansLink() {
  return (
    <LinkButton
      to="/subscribe"
      search={{ source: "patients_report_trial" }}
      look="primary"
      onClick={() => track("view", "subscription-plans")}
    >
      <Trans>View subscription plans</Trans>
    </LinkButton>
  );
}

/**
 * Shown instead of what a subscription does not include. The question is asked once above the page; after closing, it
 * is still available in the page.
 */
export function LockedReport() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(true);
  const teaser = t`Subscribe to unlock your full progress report.`;
  const kept = <Trans>What you practice is kept. It will appear here again.</Trans>;
  return (
    <div className={styles.locked}>
      <VeiledReport />
      {!isOpen && (
        <div className={styles.words}>
          <EmptyState title={teaser} picture={Lock} action={<PlansLink />}>
            {kept}
          </EmptyState>
        </div>
      )}
      <Dialog
        title={teaser}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <>
            <Button onPress={() => setOpen(false)}>
              <Trans>Close</Trans>
            </Button>
            <PlansLink />
          </>
        }
      >
        <p>{kept}</p>
      </Dialog>
    </div>
  );
}
