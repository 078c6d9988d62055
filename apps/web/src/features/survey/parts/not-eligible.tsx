import { Trans, useLingui } from "@lingui/react/macro";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CallOrText } from "../../../ui/call-or-text.tsx";

/** A scholarship is for people whose trial is over. */
export function NotEligible() {
  const { t } = useLingui();
  useHeadingFocus();
  return (
    <Notice
      title={t`You're Not Eligible for a Scholarship at This Time`}
      actions={
        <LinkButton to="/dashboard" look="primary">
          <Trans>Go to Dashboard</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>A scholarship is for people whose free trial is over.</Trans>
      </p>
      <p>
        <Trans>Is money a problem for you? Please talk to us.</Trans>
      </p>
      <CallOrText />
    </Notice>
  );
}
