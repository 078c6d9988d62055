import { useLingui } from "@lingui/react/macro";
import { PageLoading } from "./page-loading.tsx";

/** Shown while the server is asked what a link is for. */
export function LinkLoading() {
  const { t } = useLingui();
  return <PageLoading label={t`We are checking your link.`} />;
}
