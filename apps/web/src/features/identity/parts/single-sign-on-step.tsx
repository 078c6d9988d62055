import { useLingui } from "@lingui/react/macro";
import { useReloadWhenKept } from "../../../lib/use-reload-when-kept.ts";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { RedirectNotice } from "../../../ui/redirect-notice.tsx";
import styles from "./login-form.module.css";

/** Shown briefly until the institution's single sign-on appears. */
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
