import { Trans } from "@lingui/react/macro";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { shortName } from "../../../lib/short-name.ts";

/** Where somebody is logged in already, and another link, or card, will log them out. Nothing else. */
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
