import { Trans, useLingui } from "@lingui/react/macro";
import { UserX } from "lucide-react";
import { LinkButton } from "../../ui/link-button.tsx";
import { SupportContacts } from "../../ui/support-contacts.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** A link brought somebody to the dashboard with a token that names nobody. */
export function NotIdentifiedScreen() {
  const { t } = useLingui();
  const logIn = (
    <LinkButton to="/login" look="primary">
      <Trans>Log In</Trans>
    </LinkButton>
  );
  return (
    <MessageScreen
      title={t`Error: We were not able to identify you`}
      picture={UserX}
      actions={logIn}
    >
      <p>
        <Trans>The link you used is no longer valid. Please log in.</Trans>
      </p>
      <SupportContacts />
    </MessageScreen>
  );
}
