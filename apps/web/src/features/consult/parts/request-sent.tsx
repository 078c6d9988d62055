import { Trans, useLingui } from "@lingui/react/macro";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { stateName } from "../state-name.ts";

export interface RequestSentProps {
  readonly email: string;
  readonly state: string;
}

export function RequestSent({ email, state }: RequestSentProps) {
  const { t } = useLingui();
  useHeadingFocus();
  const name = stateName(state);
  const actions = (
    <LinkButton to="/" look="primary">
      <Trans>Go to the start page</Trans>
    </LinkButton>
  );
  return (
    <Notice title={t`We got your request`} actions={actions}>
      <p>
        <Trans>A therapist in {name} will contact you.</Trans>
      </p>
      <p>
        <Trans>We will write to {email} within 2 business days.</Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}
