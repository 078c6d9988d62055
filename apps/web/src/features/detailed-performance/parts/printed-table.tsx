import { Trans, useLingui } from "@lingui/react/macro";
import type { DetailedTable } from "@regain/contract/entities/detailed-table";
import { figureOf } from "../bands.ts";
import type { ColumnHead } from "../column-heads.ts";
import { printParts } from "../print-parts.ts";
import type { Measure } from "../table-search.ts";
import type { CellWords } from "../use-cell-words.ts";
import { BandMark } from "./band-mark.tsx";
import { PlaceMark } from "./place-mark.tsx";
import styles from "./printed-table.module.css";

interface PrintedTableProps {
  readonly table: DetailedTable;
  readonly heads: readonly ColumnHead[];
  readonly measure: Measure;
  readonly words: CellWords;
  /** Whose it is, and for which days; repeated on every part. */
  readonly about: string;
}

/** The whole table on paper, in parts as wide as a page, each with headers and names. */
export function PrintedTable({ table, heads, measure, words, about }: PrintedTableProps) {
  const { t } = useLingui();
  const all = table.columnList.length;
  return (
    <div className={styles.parts}>
      {printParts(table).map(({ firstColumn, table: part }) => {
        const [from, to] = [firstColumn + 1, firstColumn + part.columnList.length];
        return (
          <table key={firstColumn} className={styles.table}>
            <caption>
              {about}
              {to - from + 1 < all && (
                <>
                  {". "}
                  <Trans>
                    Columns {from} to {to} of {all}
                  </Trans>
                </>
              )}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t`Task`}</th>
                {part.columnList.map((_, index) => (
                  <th key={index} scope="col">
                    {words.column(heads[firstColumn + index]!)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rowList.map((row, index) => (
                <tr key={`${row.typeId} ${row.taskLevel}`}>
                  <th scope="row">{words.row(row)}</th>
                  {part.array[index]?.map((cell, column) => (
                    <td key={column}>
                      {cell && (
                        <>
                          <span className={styles.figure}>
                            {figureOf(measure, cell).band && (
                              <BandMark band={figureOf(measure, cell).band!} />
                            )}
                            {words.figure(figureOf(measure, cell).value)}
                          </span>
                          <span className={styles.small}>
                            {words.count(cell)}
                            <PlaceMark location={cell.location} />
                          </span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
