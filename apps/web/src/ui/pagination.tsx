import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button.tsx";
import styles from "./pagination.module.css";
import { Select } from "./select.tsx";

export interface PaginationProps {
  /** What the list contains, read aloud. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** To choose from, if the person may. */
  readonly pageSizes?: readonly number[];
  readonly onPageSize?: (size: number) => void;
}

export type RangeOfProps = Pick<PaginationProps, "page" | "pageSize" | "total">;

/** The number of the last page; an empty list has one page. */
export const lastPage = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / pageSize));

/** Which part of a list is shown: `26–50 of 143`. */
export function RangeOf({ page, pageSize, total }: RangeOfProps) {
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  return (
    <Trans>
      {from}–{to} of {total}
    </Trans>
  );
}

/** Buttons for the previous and next page, and the page size. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageSize, total, onPage, pageSizes, onPageSize } = props;
  const { t } = useLingui();
  const last = lastPage(total, pageSize);
  return (
    <nav className={styles.pagination} aria-label={label}>
      {pageSizes && onPageSize && (
        <Select
          label={t`Rows per page`}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(pageSize)}
          onChange={(size) => onPageSize(Number(size))}
        />
      )}
      <div className={styles.pages}>
        <Button icon={ChevronLeft} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
          <Trans>Previous</Trans>
        </Button>
        <span aria-current="page">
          <Trans>
            Page {page} of {last}
          </Trans>
        </span>
        <Button iconAfter={ChevronRight} isDisabled={page >= last} onPress={() => onPage(page + 1)}>
          <Trans>Next</Trans>
        </Button>
      </div>
    </nav>
  );
}
