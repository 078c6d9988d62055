import type { ReactNode } from "react";
import styles from "./announcement.module.css";

/** Said politely by a screen reader when it changes; seen by nobody. */
export function Announcement({ children }: { readonly children: ReactNode }) {
  return <output className={styles.unseen}>{children}</output>;
}
