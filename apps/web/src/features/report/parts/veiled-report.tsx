import styles from "./veiled-report.module.css";

const rows = [0, 1, 2, 3] as const;

/** A blurred report shape. It contains no figures, not even hidden ones. */
export function VeiledReport() {
  return (
    <div aria-hidden className={styles.veiled}>
      <div className={styles.figure} />
      <div className={styles.rows}>
        {rows.map((row) => (
          <div key={row} className={styles.row} />
        ))}
      </div>
    </div>
  );
}
