import { type ReactNode, useId } from "react";
import styles from "./settings.module.css";

interface SettingsSectionProps {
  readonly title: string;
  /** What it is for. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** One section of the settings: what it is for, next to its controls. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.about}>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
