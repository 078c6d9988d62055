import { Trans } from "@lingui/react/macro";
import styles from "./state.module.css";

/** Shown while the browser navigates to another page. */
export function RedirectNotice() {
  return (
    <output className={styles.text}>
      <Trans>We're taking you to the correct location, please give us a moment.</Trans>
    </output>
  );
}
