import { Inbox, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./state.module.css";

export interface EmptyStateProps {
  readonly title: string;
  /** What will show here. */
  readonly children: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
  readonly picture?: LucideIcon;
}

export function EmptyState({ title, children, action, picture: Picture = Inbox }: EmptyStateProps) {
  return (
    <section className={styles.state}>
      <Picture aria-hidden className={classes(styles.picture, styles.calm)} strokeWidth={1.5} />
      <h2>{title}</h2>
      <div className={styles.text}>{children}</div>
      {action && <div className={styles.actions}>{action}</div>}
    </section>
  );
}
