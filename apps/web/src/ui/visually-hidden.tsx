import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** A heading for screens that show none. */
  readonly as?: "span" | "h1";
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, as: Element = "span" }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
