import { useLingui } from "@lingui/react/macro";
import { FormPage } from "./form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { Skeleton } from "./skeleton.tsx";

/** Shown while the server is asked what a link is for. */
export function LinkLoading() {
  const { t } = useLingui();
  return (
    <FormPage>
      <PageHeading>{t`One moment, please`}</PageHeading>
      <Skeleton label={t`We are checking your link.`} />
    </FormPage>
  );
}
