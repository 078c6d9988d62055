import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";

/** The report before the first answer. */
export function EmptyWelcome({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Hi ${name}!`}
      action={
        <>
          <LinkButton to="/do-therapy" look="primary">
            <Trans>Start practice</Trans>
          </LinkButton>
          <LinkButton to="/download" icon={Download}>
            <Trans>Get the app</Trans>
          </LinkButton>
        </>
      }
    >
      <Trans>Your progress shows here after your first practice.</Trans>
    </EmptyState>
  );
}
