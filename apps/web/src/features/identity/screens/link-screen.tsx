import { Trans, useLingui } from "@lingui/react/macro";
import { requestSignInLink } from "@regain/contract/calls/identity/request-sign-in-link";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { errorText } from "../../../lib/error-text.ts";
import { readLinkToken } from "../../../lib/link-token.ts";
import { Button } from "../../../ui/button.tsx";
import { AskForLetter } from "../parts/request-email.tsx";
import { DeadLink } from "../parts/dead-link.tsx";
import { PressToEnter } from "../parts/press-to-enter.tsx";
import { BackToLogIn } from "../parts/back-to-log-in.tsx";
import { type Destination, useDestination } from "../use-destination.ts";
import { isDeadLink, useLinkArrival } from "../use-link-arrival.ts";

const address = "/login/link";

const ask = (emailOrUsername: string, destination: Destination) =>
  call(requestSignInLink, { body: { emailOrUsername, ...destination } }, { token: undefined });

/** Logging in by an emailed link: requests it, and is where it leads. */
export function LinkScreen() {
  const { t } = useLingui();
  const [token, setToken] = useState(() => readLinkToken(address));
  const arrival = useLinkArrival(address);
  const destination = useDestination();
  if (token && isDeadLink(arrival.error))
    return (
      <DeadLink
        title={errorText(arrival.error)}
        actions={
          <>
            <Button look="primary" onPress={() => setToken(undefined)}>
              <Trans>Send me a new link</Trans>
            </Button>
            <BackToLogIn />
          </>
        }
      >
        <Trans>A link works once, for 30 minutes. We can send you a new one.</Trans>
      </DeadLink>
    );
  if (token)
    return (
      <PressToEnter token={token} arrival={arrival}>
        <Trans>Press the button to log in.</Trans>
      </PressToEnter>
    );
  return (
    <AskForLetter
      title={t`Send me a link`}
      below={t`We will send you an email with a button. Press it to log in.`}
      action={t`Send the email`}
      send={(name) => ask(name, destination)}
      lasts={t`It works once, for 30 minutes.`}
    />
  );
}
