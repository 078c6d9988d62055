import { Trans, useLingui } from "@lingui/react/macro";
import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { readLinkToken } from "../../../lib/link-token.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { AskForLetter } from "../parts/request-email.tsx";
import { SetPassword } from "../parts/set-password.tsx";
import { passwordLinkAddress } from "../password-link.ts";
import { type Destination, useDestination } from "../use-destination.ts";

const send = (name: string, destination: Destination) =>
  call(
    forgotPassword,
    { query: { ...(name.includes("@") ? { email: name } : { username: name }), ...destination } },
    { token: undefined },
  );

/** Requests an email with a link, and is where that link leads. */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  const destination = useDestination();
  const [token, setToken] = useState(() => readLinkToken(passwordLinkAddress));
  if (token) return <SetPassword token={token} onGiveUp={() => setToken(undefined)} />;
  return (
    <AskForLetter
      title={t`Forgot Password`}
      below={t`We will send you an email with a button. Press it to set a new password.`}
      action={t`Send the email`}
      send={(name) => send(name, destination)}
      lasts={t`It works once, for 1 hour.`}
    >
      <LinkButton to="/forgot-password/guide" search={destination} look="quiet">
        <Trans>Help, step by step</Trans>
      </LinkButton>
    </AskForLetter>
  );
}
