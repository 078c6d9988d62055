import type { ReactNode } from "react";
import styles from "./live-region.module.css";

/**
 * Politely announces what is put into it. It is there beforehand and takes no room: not every screen reader announces
 * content that appears together with its live region.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      {children}
    </div>
  );
}
