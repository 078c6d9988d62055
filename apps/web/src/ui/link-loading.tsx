import { useLingui } from "@lingui/react/macro";
import { FormPage } from "./form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { Skeleton } from "./skeleton.tsx";

/** While the server is asked what a link is about. */
export function LinkLoading() {
  const { t } = useLingui();
  return (
    <FormPage>
      <PageHeading>{t`One moment please`}</PageHeading>
      <Skeleton label={t`We are looking at your link.`} />
    </FormPage>
  );
}
