import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { RedirectNotice } from "../../../ui/redirect-notice.tsx";
import { useOpenCardUpdate } from "../api/card-update.ts";
import { AwayWhenNothing } from "../parts/away-when-nothing.tsx";

/** `/payment_update`: redirects to the provider's page for another card. */
export function CardUpdateScreen() {
  const { t } = useLingui();
  const { mutate, error, isPending } = useOpenCardUpdate();
  // Replaces this page: going back from there must not land here and be sent there again.
  const open = () => mutate(undefined, { onSuccess: ({ url }) => window.location.replace(url) });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    open();
  });
  const title = t`Update Payment Method`;
  if (error && !isPending) return <AwayWhenNothing title={title} error={error} onRetry={open} />;
  return (
    <FormPage>
      <PageHeading>{title}</PageHeading>
      <RedirectNotice />
    </FormPage>
  );
}
