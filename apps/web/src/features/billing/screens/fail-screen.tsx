import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import type { PriceSearch } from "../subscribe-search.ts";

/**
 * `/subscribe/fail`: for people who left the payment, or whose payment was rejected. It leads to the same prices again.
 */
export function FailScreen({ search }: { readonly search: PriceSearch }) {
  const { t } = useLingui();
  return (
    <Notice
      title={t`We're sorry to say that your order wasn't processed properly`}
      actions={
        <LinkButton to="/subscribe" search={search} look="primary">
          <Trans>See the plans again</Trans>
        </LinkButton>
      }
    >
      <p>
        <Trans>Nothing was charged. You can try again, with another card if you like.</Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}
