import { Trans } from "@lingui/react/macro";
import { House } from "lucide-react";
import { LinkButton } from "../../ui/link-button.tsx";

/** To the dashboard, or to the login for who is not logged in. */
export function HomeLink() {
  return (
    <LinkButton to="/" look="primary" icon={House}>
      <Trans>Go to the start page</Trans>
    </LinkButton>
  );
}
