import styles from "./veiled-report.module.css";

const rows = [0, 1, 2, 3] as const;

/** The shape of a report out of focus. It holds no figure: there is none behind it. */
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
