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
