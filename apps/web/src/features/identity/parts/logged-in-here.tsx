import { Trans } from "@lingui/react/macro";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { shortName } from "../../../lib/short-name.ts";

/** Shown if somebody is already logged in and the new link or card would log them out. */
export function LoggedInHere() {
  const user = useCurrentUser()?.user;
  if (!user) return null;
  const name = shortName(user);
  return (
    <p>
      <Trans>
        {name} is logged in here. Logging in as somebody else logs {name} out.
      </Trans>
    </p>
  );
}
