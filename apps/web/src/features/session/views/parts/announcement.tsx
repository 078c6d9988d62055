import type { ReactNode } from "react";
import styles from "./announcement.module.css";

/** Announced politely by a screen reader when it changes; not visible. */
export function Announcement({ children }: { readonly children: ReactNode }) {
  return <output className={styles.unseen}>{children}</output>;
}
