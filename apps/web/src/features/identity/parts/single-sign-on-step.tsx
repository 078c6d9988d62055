import { useLingui } from "@lingui/react/macro";
import { useReloadWhenKept } from "../../../lib/use-reload-when-kept.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { RedirectNotice } from "../../../ui/redirect-notice.tsx";
import styles from "./login-form.module.css";

/** Shown for the moment until the institution's own sign-in appears. */
export function SingleSignOnStep() {
  const { t } = useLingui();
  useReloadWhenKept();
  return (
    <div className={styles.form}>
      <PageHeading>{t`Log In`}</PageHeading>
      <RedirectNotice />
    </div>
  );
}
