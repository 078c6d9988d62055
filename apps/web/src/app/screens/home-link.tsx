import { Trans } from "@lingui/react/macro";
import { House, LogOut } from "lucide-react";
import { useCurrentUser } from "../../lib/current-user.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { mustFinishFirst } from "../guards.ts";

/** To the dashboard, or to the login for visitors who are not logged in. Users held on one page can only log out. */
export function HomeLink() {
  const auth = useCurrentUser();
  if (auth && mustFinishFirst(auth))
    return (
      <LinkButton to="/logout" look="primary" icon={LogOut}>
        <Trans>Log out</Trans>
      </LinkButton>
    );
  return (
    <LinkButton to="/" look="primary" icon={House}>
      <Trans>Go to the start page</Trans>
    </LinkButton>
  );
}
