import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./details.module.css";

interface DetailsProps extends Omit<ComponentProps<"details">, "aria-labelledby"> {
  readonly summary: ReactNode;
}

/** Folds away below its summary, which is its name as well: without one, a screen reader says no more than “group”. */
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
