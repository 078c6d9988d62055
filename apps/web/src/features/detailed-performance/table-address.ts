import { latestDay } from "@regain/therapy/latest-day";
import type { TableChange, TableSearch } from "./table-search.ts";

/** The exercises in the address; undefined means all. */
export const tasksOf = (tasks: TableSearch["tasks"]): ReadonlySet<number> | undefined =>
  tasks === undefined ? undefined : new Set(tasks.split(",").map(Number));

const atFirst: TableSearch = { columns: "BySchedule", measure: "accuracy" };

/** The address after a change, without defaults. */
export function searchAfter<Search extends TableSearch>(now: Search, change: TableChange): Search {
  const said = Object.entries({ ...now, ...change }).filter(
    ([name, value]) => value !== undefined && value !== atFirst[name as keyof TableSearch],
  );
  return Object.fromEntries(said) as Search;
}

/**
 * The address without days that no table can have, which count as missing: an end that has not begun anywhere, and
 * both days if the first comes after the last.
 */
export function withPossibleDays(asked: TableSearch, now = new Date()): TableSearch {
  const { startDate = "", endDate = "" } = asked;
  const latest = latestDay(now);
  const isToCome = endDate > latest;
  if (startDate > (isToCome || endDate === "" ? latest : endDate))
    return searchAfter(asked, { startDate: undefined, endDate: undefined });
  return isToCome ? searchAfter(asked, { endDate: undefined }) : asked;
}
