import { Trans } from "@lingui/react/macro";
import styles from "./thanks.module.css";

/** Shown in place of an assessment item: the answer was accepted, and nothing else is said. */
export function Thanks() {
  return (
    <p className={styles.thanks} aria-hidden>
      <Trans>Thank you.</Trans>
    </p>
  );
}
