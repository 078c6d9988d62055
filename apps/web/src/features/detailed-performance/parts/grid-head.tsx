import { useLingui } from "@lingui/react/macro";
import type { ColumnHead } from "../column-heads.ts";
import styles from "./performance-grid.module.css";

interface GridHeadProps {
  readonly head: ColumnHead;
  readonly column: number;
}

/** A column's header: a day with its weekday, or a range of days. */
export function GridHead({ head, column }: GridHeadProps) {
  const { t } = useLingui();
  const { weekday, from, to, session } = head;
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      className={styles.head}
      style={{ "--column": column }}
    >
      {to === undefined && <span>{weekday}</span>}
      <span>{from}</span>
      {to !== undefined && (
        <>
          <span>{t`to`}</span>
          <span>{to}</span>
        </>
      )}
      {session !== undefined && <span>{t`Session ${session}`}</span>}
    </div>
  );
}
