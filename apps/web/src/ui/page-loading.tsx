import { useLingui } from "@lingui/react/macro";
import { FormPage } from "./form.tsx";
import { PageHeading } from "./page-heading.tsx";
import { Skeleton } from "./skeleton.tsx";

interface PageLoadingProps {
  /** What is being asked, read aloud. */
  readonly label?: string;
}

/** Shown until it is known what the page has to say. */
export function PageLoading({ label }: PageLoadingProps) {
  const { t } = useLingui();
  return (
    <FormPage>
      <PageHeading>{t`One moment, please`}</PageHeading>
      <Skeleton {...(label ? { label } : {})} />
    </FormPage>
  );
}
