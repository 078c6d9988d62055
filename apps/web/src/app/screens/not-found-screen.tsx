import { Trans, useLingui } from "@lingui/react/macro";
import { MapPinOff } from "lucide-react";
import type { ReactElement } from "react";
import { SupportContacts } from "../../ui/support-contacts.tsx";
import { HomeLink } from "./home-link.tsx";
import { MessageScreen } from "./message-screen.tsx";

export function NotFoundScreen(): ReactElement {
  const { t } = useLingui();
  return (
    <MessageScreen title={t`404. Page Not Found.`} picture={MapPinOff} actions={<HomeLink />}>
      <p>
        <Trans>Oh no, something is wrong, please contact our support team</Trans>
      </p>
      <SupportContacts />
    </MessageScreen>
  );
}
