import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** A heading for a screen that shows none. */
  readonly as?: "span" | "h1";
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, as: Element = "span" }: VisuallyHiddenProps) {
  return <Element className={styles.hidden}>{children}</Element>;
}
