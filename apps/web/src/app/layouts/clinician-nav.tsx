import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import styles from "./clinician-nav.module.css";

const exactly = { exact: true, includeSearch: false } as const;

/** The places that clinicians go to all day. */
export function ClinicianNav() {
  const { t } = useLingui();
  return (
    <nav className={styles.nav} aria-label={t`Main pages`}>
      <Link to="/dashboard" activeOptions={exactly} className={styles.place}>
        <Trans>My patients</Trans>
      </Link>
      <Link to="/dashboard/presets" className={styles.place}>
        <Trans>Presets</Trans>
      </Link>
      <Link to="/dashboard/handouts" className={styles.place}>
        <Trans>Handouts</Trans>
      </Link>
    </nav>
  );
}
