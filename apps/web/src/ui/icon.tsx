import type { LucideIcon } from "lucide-react";
import styles from "./icon.module.css";

/** A picture beside a word; it says nothing by itself, so it is hidden from screen readers. */
export function Icon({ of: Picture }: { readonly of: LucideIcon }) {
  return <Picture aria-hidden className={styles.icon} strokeWidth={2} />;
}
