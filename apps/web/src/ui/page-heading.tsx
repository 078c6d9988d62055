import type { ReactNode } from "react";
import styles from "./page-heading.module.css";

export interface PageHeadingProps {
  readonly children: string;
  /** A line below the heading. */
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
}

/** A screen's only h1, which also names the browser tab. */
export function PageHeading({ children, below, actions }: PageHeadingProps) {
  return (
    <div className={styles.heading}>
      <title>{`${children} – Regain`}</title>
      <div>
        <h1 tabIndex={-1}>{children}</h1>
        {below && <div className={styles.below}>{below}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
