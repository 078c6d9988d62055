import { Trans, useLingui } from "@lingui/react/macro";
import type { Auth } from "@regain/contract/entities/user";
import { LinkButton } from "../ui/link-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { shortName } from "./short-name.ts";

export interface OtherPersonProps {
  readonly auth: Auth;
  /** The person the link is for; null if no address is known. */
  readonly email: string | null;
  /** They carry on as the user who is logged in. */
  readonly onStay?: () => void;
}

/** Shown when the logged-in account is not the one that the link is for. */
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
