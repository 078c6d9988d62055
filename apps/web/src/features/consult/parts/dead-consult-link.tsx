import { Trans } from "@lingui/react/macro";
import { errorText } from "../../../lib/error-text.ts";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";

export interface DeadConsultLinkProps {
  readonly error: unknown;
  /** A link is not required here: it only saves typing. */
  readonly onGoOn: () => void;
}

export function DeadConsultLink({ error, onGoOn }: DeadConsultLinkProps) {
  useHeadingFocus();
  const actions = (
    <Button look="primary" onPress={onGoOn}>
      <Trans>Continue without the link</Trans>
    </Button>
  );
  return (
    <Notice title={errorText(error)} actions={actions}>
      <p>
        <Trans>You can still look for a therapist. You only need to type your email.</Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}
