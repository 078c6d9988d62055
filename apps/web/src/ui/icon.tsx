import type { LucideIcon } from "lucide-react";
import { memo } from "react";
import styles from "./icon.module.css";

/** A decorative picture next to a word, so it is hidden from screen readers. */
export const Icon = memo(function Icon({ of: Picture }: { readonly of: LucideIcon }) {
  return <Picture aria-hidden className={styles.icon} />;
});
