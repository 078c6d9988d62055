import { Trans, useLingui } from "@lingui/react/macro";
import type { Auth } from "@regain/contract/entities/user";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Somebody is logged in here who has an account already; the invitation is for a new one. */
export function OtherPerson({ auth, email }: { readonly auth: Auth; readonly email: string }) {
  const { t } = useLingui();
  const { firstName, username } = auth.user;
  const name = firstName ?? username;
  const actions = (
    <>
      <LinkButton to="/logout" look="primary">
        <Trans>Log out</Trans>
      </LinkButton>
      <LinkButton to="/dashboard">
        <Trans>Stay logged in</Trans>
      </LinkButton>
    </>
  );
  return (
    <Notice title={t`Somebody is logged in here`} actions={actions}>
      <p>
        <Trans>
          You are logged in as {name}. The invitation is for {email}.
        </Trans>
      </p>
      <p>
        <Trans>Log out first. Then open the link in the email again.</Trans>
      </p>
    </Notice>
  );
}
