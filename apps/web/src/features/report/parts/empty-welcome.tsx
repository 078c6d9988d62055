import { Trans, useLingui } from "@lingui/react/macro";
import type { User } from "@regain/contract/entities/user";
import { Download } from "lucide-react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { isThanked } from "../lead-sources.ts";

/** The report before the first answer. People who came by a thanking campaign are thanked, and shown the two steps. */
export function EmptyWelcome({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const name = user.firstName || user.username;
  const thanks = isThanked(user.leadSourceDetails);
  return (
    <EmptyState
      title={thanks ? t`Thanks, ${name}!` : t`Hi ${name}!`}
      action={
        <LinkButton to="/download" icon={Download}>
          <Trans>Get the app</Trans>
        </LinkButton>
      }
    >
      {thanks ? (
        <>
          <p>
            <Trans>Your account is ready. There are 2 steps left.</Trans>
          </p>
          <ol>
            <li>
              <Trans>Get the app, or stay in this browser.</Trans>
            </li>
            <li>
              <Trans>Do your first practice. Then your progress will appear here.</Trans>
            </li>
          </ol>
        </>
      ) : (
        <Trans>Your progress appears here after your first practice.</Trans>
      )}
    </EmptyState>
  );
}
