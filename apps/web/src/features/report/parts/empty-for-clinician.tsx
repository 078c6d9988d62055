import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

/** A patient's report before the first answer, as seen by their clinician. */
export function EmptyForClinician() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Hey there!`}
      action={
        <LinkButton to="/download" icon={Download}>
          <Trans>Get the app</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>Nothing to see here yet!</Trans>
      </p>
      <p>
        <Trans>The report appears here after the patient's first practice.</Trans>
      </p>
    </EmptyState>
  );
}
