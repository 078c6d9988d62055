// Not every browser treats the parts as a table when they are laid out as cards, so the roles are explicit.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight } from "lucide-react";
import { Fragment, type ReactNode, useId } from "react";
import { Button } from "react-aria-components/Button";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { Select } from "./select.tsx";
import styles from "./table.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type Direction = "ascending" | "descending";

export interface Sort<Key extends string> {
  readonly column: Key;
  readonly direction: Direction;
}

export interface Column<Row, Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** The first sort direction; `ascending` by default. */
  readonly startsWith?: Direction;
  /** Figures are aligned to the end of their column. */
  readonly isFigure?: boolean;
  /** The cell that names its row; at least one column has it. */
  readonly isName?: boolean;
  /** Has a line to itself where rows are cards: addresses are long. */
  readonly isLong?: boolean;
}

export interface TableProps<Row, Key extends string> {
  /** What the table lists, read aloud. */
  readonly label: string;
  readonly columns: readonly Column<Row, Key>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  /** What a row is called, for the names of its buttons. */
  readonly nameOf: (row: Row) => string;
  readonly sort?: Sort<Key>;
  readonly onSort?: (sort: Sort<Key>) => void;
  /** What an opened row shows below itself. If given, rows can be opened, one at a time. */
  readonly renderDetails?: (row: Row) => ReactNode;
  readonly openRow?: string | undefined;
  readonly onOpen?: (id: string | undefined) => void;
  /** At the end of a row: a menu, buttons. */
  readonly renderActions?: (row: Row) => ReactNode;
  /** Newer rows are loading. */
  readonly isStale?: boolean;
}

const opposite = { ascending: "descending", descending: "ascending" } as const;

/** The order after a press on a column's header. */
function sortAfter<Row, Key extends string>(
  { key, startsWith = "ascending" }: Column<Row, Key>,
  sort: Sort<Key> | undefined,
): Sort<Key> {
  const direction = sort?.column === key ? opposite[sort.direction] : startsWith;
  return { column: key, direction };
}

type HeadProps<Row, Key extends string> = Pick<TableProps<Row, Key>, "sort" | "onSort"> & {
  readonly column: Column<Row, Key>;
};

function Head<Row, Key extends string>({ column, sort, onSort }: HeadProps<Row, Key>) {
  const { key, label, isSortable, isFigure } = column;
  const direction = sort?.column === key ? sort.direction : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      className={classes(isFigure && styles.figure)}
      aria-sort={isSortable ? (direction ?? "none") : undefined}
    >
      {isSortable && onSort ? (
        <Button className={styles.sort ?? ""} onPress={() => onSort(sortAfter(column, sort))}>
          {label}
          <span className={styles.arrow}>
            {direction && <Icon of={direction === "ascending" ? ArrowUp : ArrowDown} />}
          </span>
        </Button>
      ) : (
        label
      )}
    </th>
  );
}

/** Where the rows are cards, there are no headers to press. */
function SortChoice<Row, Key extends string>({
  columns,
  sort,
  onSort,
}: Required<Pick<TableProps<Row, Key>, "columns" | "sort" | "onSort">>) {
  const { t } = useLingui();
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const chosen = sortable.find(({ key }) => key === sort.column);
  return (
    <div className={styles.choice}>
      <Select
        label={t`Sort by`}
        options={sortable.map(({ key, label }) => ({ value: key, label }))}
        value={sort.column}
        onChange={(key) => {
          const column = sortable.find((one) => one.key === key);
          if (column && key !== sort.column) onSort(sortAfter(column, sort));
        }}
      />
      <IconButton
        icon={sort.direction === "ascending" ? ArrowUp : ArrowDown}
        name={
          sort.direction === "ascending"
            ? t`Ascending. Reverse the order`
            : t`Descending. Reverse the order`
        }
        onPress={() => chosen && onSort(sortAfter(chosen, sort))}
      />
    </div>
  );
}

interface OpenerProps {
  readonly name: string;
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onPress: () => void;
}

function Opener({ name, isOpen, controls, onPress }: OpenerProps) {
  const { t } = useLingui();
  return (
    <Button
      className={styles.opener ?? ""}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t`Details of ${{ name }}`}
      onPress={onPress}
    >
      <Icon of={isOpen ? ChevronDown : ChevronRight} />
    </Button>
  );
}

/**
 * A table whose rows may open and whose columns may sort. Its owner decides what is shown and in which order: it holds
 * no state. Where there is no room for columns, each row is a card.
 */
export function Table<Row, Key extends string>(props: TableProps<Row, Key>) {
  const { label, columns, rows, idOf, nameOf, sort, onSort } = props;
  const { renderDetails, openRow, onOpen, renderActions, isStale } = props;
  const { t } = useLingui();
  const base = useId();
  const span = columns.length + (renderDetails ? 1 : 0) + (renderActions ? 1 : 0);
  return (
    <div className={styles.room}>
      {sort && onSort && <SortChoice columns={columns} sort={sort} onSort={onSort} />}
      <table
        role="table"
        className={styles.table}
        aria-label={label}
        aria-busy={isStale || undefined}
      >
        <thead role="rowgroup">
          <tr role="row">
            {renderDetails && (
              <th role="columnheader" scope="col" className={styles.narrow}>
                <VisuallyHidden>{t`Details`}</VisuallyHidden>
              </th>
            )}
            {columns.map((column) => (
              <Head
                key={column.key}
                column={column}
                {...(sort && onSort ? { sort, onSort } : {})}
              />
            ))}
            {renderActions && (
              <th role="columnheader" scope="col" className={styles.narrow}>
                <VisuallyHidden>{t`Actions`}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => {
            const id = idOf(row);
            const isOpen = renderDetails !== undefined && id === openRow;
            const details = `${base}-${id}`;
            return (
              <Fragment key={id}>
                <tr role="row" className={styles.row} data-open={isOpen || undefined}>
                  {renderDetails && (
                    <td role="cell" className={styles.open}>
                      <Opener
                        name={nameOf(row)}
                        isOpen={isOpen}
                        controls={details}
                        onPress={() => onOpen?.(isOpen ? undefined : id)}
                      />
                    </td>
                  )}
                  {columns.map(({ key, label: head, cell, isFigure, isName, isLong }) =>
                    isName ? (
                      <th key={key} role="rowheader" scope="row" className={styles.name}>
                        {cell(row)}
                      </th>
                    ) : (
                      <td
                        key={key}
                        role="cell"
                        className={classes(isFigure && styles.figure)}
                        data-head={head}
                        data-long={isLong || undefined}
                      >
                        {cell(row)}
                      </td>
                    ),
                  )}
                  {renderActions && (
                    <td role="cell" className={styles.actions}>
                      {renderActions(row)}
                    </td>
                  )}
                </tr>
                {renderDetails && (
                  <tr role="row" id={details} className={styles.details} hidden={!isOpen}>
                    {isOpen && (
                      <td role="cell" colSpan={span}>
                        {renderDetails(row)}
                      </td>
                    )}
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
