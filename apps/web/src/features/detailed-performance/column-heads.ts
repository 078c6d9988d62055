import type { ColumnType } from "@regain/contract/detailed-table-values";
import type { DetailedTable } from "@regain/contract/entities/detailed-table";
import { formatEpochDay } from "../../lib/formats.ts";
import { groupBy } from "../../lib/group-by.ts";

/** The lines of a column's header. Without `to`, the column covers a single day. */
export interface ColumnHead {
  readonly weekday: string;
  readonly from: string;
  readonly to: string | undefined;
  /** 1, 2, 3 … if more than one session started on that day. */
  readonly session: number | undefined;
}

type Columns = DetailedTable["columnList"];

/** @param all the columns that these were chosen from, so that each session keeps its number */
export function columnHeads(
  columnList: Columns,
  all: Columns,
  type: ColumnType,
  locale: string,
): ColumnHead[] {
  const weekdays = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const onDay = groupBy(all, ({ startDate }) => startDate);
  return columnList.map((column) => {
    const { startDate, endDate } = column;
    const sameDay = onDay.get(startDate) ?? [];
    const isOneOfMany = type === "BySchedule" && sameDay.length > 1;
    return {
      weekday: weekdays.format(new Date(startDate * 1000)),
      from: formatEpochDay(startDate),
      to: endDate === startDate ? undefined : formatEpochDay(endDate),
      session: isOneOfMany ? sameDay.indexOf(column) + 1 : undefined,
    };
  });
}
