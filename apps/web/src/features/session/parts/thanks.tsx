import { Trans } from "@lingui/react/macro";
import styles from "./thanks.module.css";

/** Where an item of an assessment stood: it was taken, and that is all that is said. */
export function Thanks() {
  return (
    <p className={styles.thanks} aria-hidden>
      <Trans>Thank you.</Trans>
    </p>
  );
}
