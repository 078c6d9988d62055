import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import styles from "./breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** Links to the pages above, the outermost first. */
  readonly above: readonly ReactNode[];
  /** The page itself. */
  readonly here: string;
}

/** Where a page is in the app: `My patients > Rosa`. */
export function Breadcrumbs({ above, here }: BreadcrumbsProps) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumbs`}>
      <ol className={styles.crumbs}>
        {above.map((link, index) => (
          // Their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>{link}</li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
