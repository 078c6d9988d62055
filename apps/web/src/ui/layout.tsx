import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./layout.module.css";

interface Spaced {
  readonly children: ReactNode;
  /** 1: within an item. 2: between similar items. 3: between parts. 4: between sections. */
  readonly gap?: 1 | 2 | 3 | 4;
}

/** Vertical. */
export function Stack({ children, gap = 3 }: Spaced) {
  return <div className={classes(styles.stack, styles[`gap-${gap}`])}>{children}</div>;
}

/** Side by side, wrapping where there is no room. */
export function Row({
  children,
  gap = 2,
  justify,
}: Spaced & { readonly justify?: "between" | "end" }) {
  return (
    <div className={classes(styles.row, styles[`gap-${gap}`], justify && styles[justify])}>
      {children}
    </div>
  );
}
