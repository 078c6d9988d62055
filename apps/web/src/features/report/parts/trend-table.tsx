import type { TrendLine } from "../trend-line.ts";
import styles from "./trend-table.module.css";

interface TrendTableProps extends Pick<TrendLine, "columns" | "rows"> {
  readonly name: string;
}

/** A line's figures: on paper, and for people who cannot see the chart. */
export function TrendTable({ name, columns, rows }: TrendTableProps) {
  return (
    <div className={styles.table}>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [first, ...others] }) => (
            <tr key={id}>
              <th scope="row">{first}</th>
              {others.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
