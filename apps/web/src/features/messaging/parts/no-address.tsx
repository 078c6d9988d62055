import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";

/** An account created by a clinician has no email address yet. */
export function NoAddress() {
  const { t } = useLingui();
  const actions = (
    <LinkButton to="/" look="primary">
      <Trans>Go to the start page</Trans>
    </LinkButton>
  );
  return (
    <Notice title={t`Do not contact me`} actions={actions}>
      <p>
        <Trans>There is no email address in your account. We cannot write to you.</Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}
