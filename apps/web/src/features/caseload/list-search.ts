import {
  type CaseloadColumn,
  caseloadColumns,
  caseloadStatuses,
  defaultPageSize,
} from "@regain/contract/caseload-values";
import { anyCount, anyId, anyText, oneOf, type SearchOf } from "../../lib/search.ts";
import type { Sort } from "../../ui/table.tsx";

/** What the address says of the list; what it does not say is as at first. */
export const listSearch = {
  search: anyText,
  sort: oneOf(...caseloadColumns),
  direction: oneOf("ascending", "descending"),
  page: anyCount,
  pageSize: oneOf("10", "25", "50", "100"),
  status: oneOf(...caseloadStatuses),
  /** The patient whose row is open. */
  open: anyId,
};
export type ListSearch = SearchOf<typeof listSearch>;
export type ListChange = { readonly [Name in keyof ListSearch]: ListSearch[Name] | undefined };

export const sortOf = ({
  sort = "status",
  direction = "ascending",
}: ListSearch): Sort<CaseloadColumn> => ({
  column: sort,
  direction,
});

const atFirst: ListSearch = {
  sort: "status",
  direction: "ascending",
  page: "1",
  pageSize: String(defaultPageSize) as "25",
};

/** Other patients, or the same in another order, are looked at from the first page on. */
const startsOver: readonly (keyof ListSearch)[] = [
  "search",
  "sort",
  "direction",
  "pageSize",
  "status",
];

/** The address after a change; it does not say what is as at first. */
export function searchAfter(now: ListSearch, change: ListChange): ListSearch {
  const isOther = startsOver.some((name) => name in change);
  const next = { ...now, ...(isOther ? { page: undefined } : {}), ...change };
  const said = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined && value !== "" && value !== atFirst[name as keyof ListSearch],
  );
  return Object.fromEntries(said);
}
