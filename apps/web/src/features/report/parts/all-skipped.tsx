import { Trans } from "@lingui/react/macro";
import styles from "./quiet-days.module.css";

/** Below the tiles of somebody who has practised and answered nothing. */
export function AllSkipped() {
  return (
    <p className={styles.note}>
      <b>
        <Trans>All items were skipped until now.</Trans>
      </b>
      <br />
      <Trans>Results show here after the first answer.</Trans>
    </p>
  );
}
