import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";

/** `/payment_update/fail`: for people who left the provider's page, or whose card it rejected. */
export function CardFailedScreen() {
  const { t } = useLingui();
  return (
    <Notice
      title={t`Unable to update your payment information`}
      actions={
        <>
          <LinkButton to="/payment_update" look="primary">
            <Trans>Try again</Trans>
          </LinkButton>
          <LinkButton to="/account">
            <Trans>My Account</Trans>
          </LinkButton>
        </>
      }
    >
      <p>
        <Trans>
          We were unable to update your payment information for some reason, please try again
        </Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}
