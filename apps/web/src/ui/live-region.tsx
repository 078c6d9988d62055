import type { ReactNode } from "react";
import styles from "./live-region.module.css";

/**
 * Says politely what comes into it. It stands there before that, and takes no room: what comes together with its own region
 * is not said by every screen reader.
 */
export function LiveRegion({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status" className={styles.region}>
      {children}
    </div>
  );
}
