import { Trans, useLingui } from "@lingui/react/macro";
import { CallOrText } from "../../../ui/call-or-text.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** They came without a link, or by one for a deleted account. */
export function DeadMailLink() {
  const { t } = useLingui();
  const actions = (
    <LinkButton to="/account/reminders" look="primary">
      <Trans>Go to my reminders</Trans>
    </LinkButton>
  );
  return (
    <Notice title={t`We Couldn't Identify You`} actions={actions}>
      <p>
        <Trans>Please open the link at the end of our email. Or log in.</Trans>
      </p>
      <p>
        <Trans>We can also do it for you.</Trans>
      </p>
      <CallOrText />
    </Notice>
  );
}
