import { Trans, useLingui } from "@lingui/react/macro";
import type { Auth } from "@regain/contract/entities/user";
import { LinkButton } from "../ui/link-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { shortName } from "./short-name.ts";

export interface OtherPersonProps {
  readonly auth: Auth;
  /** Whom the link is for; null where no address is known. */
  readonly email: string | null;
  /** They go on as who they are. */
  readonly onStay?: () => void;
}

/** Somebody is logged in here whose account is not the one that the link is for. */
export function OtherPerson({ auth, email, onStay }: OtherPersonProps) {
  const { t } = useLingui();
  const name = shortName(auth.user);
  const actions = (
    <>
      <LinkButton to="/logout" look="primary">
        <Trans>Log out</Trans>
      </LinkButton>
      <LinkButton to="/dashboard" onClick={onStay}>
        <Trans>Stay logged in</Trans>
      </LinkButton>
    </>
  );
  return (
    <Notice title={t`Somebody is logged in here`} actions={actions}>
      <p>
        {email === null ? (
          <Trans>You are logged in as {name}. The link is for another account.</Trans>
        ) : (
          <Trans>
            You are logged in as {name}. The link is for {email}.
          </Trans>
        )}
      </p>
      <p>
        <Trans>Log out first. Then open the link in the email again.</Trans>
      </p>
    </Notice>
  );
}
