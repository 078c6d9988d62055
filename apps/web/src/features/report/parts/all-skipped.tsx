import { Trans } from "@lingui/react/macro";
import styles from "./quiet-days.module.css";

/** Below the tiles of somebody who has practiced but answered nothing. */
export function AllSkipped() {
  return (
    <p className={styles.note}>
      <b>
        <Trans>All items were skipped so far.</Trans>
      </b>
      <br />
      <Trans>Results appear here after the first answer.</Trans>
    </p>
  );
}
