import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./details.module.css";

interface DetailsProps extends Omit<ComponentProps<"details">, "aria-labelledby"> {
  readonly summary: ReactNode;
}

/**
 * Content that folds away below its summary, which also names it: without a name, a screen reader only says “group”.
 */
export function Details({ summary, children, ...props }: DetailsProps) {
  const id = useId();
  return (
    <details {...props} aria-labelledby={id}>
      <summary id={id} className={styles.summary}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
