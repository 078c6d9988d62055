import styles from "./logo.module.css";

/** The mark and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 34 34" aria-hidden>
        <path className={styles.circle} d="M27.5 10.2A12.5 12.5 0 1 0 29.5 17" />
        <path className={styles.stem} d="M17 25.5V17" />
        <path className={styles.leaf} d="M17 18.5c0-5.6 4-10 10.5-10.6 0 6.6-4 10.6-10.5 10.6Z" />
      </svg>
      Regain
    </span>
  );
}
