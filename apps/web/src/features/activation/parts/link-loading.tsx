import { useLingui } from "@lingui/react/macro";
import { FormPage } from "../../../ui/form.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

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
