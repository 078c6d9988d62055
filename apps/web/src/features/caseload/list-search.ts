import {
  type CaseloadColumn,
  caseloadColumns,
  caseloadStatuses,
  defaultPageSize,
} from "@regain/contract/caseload-values";
import { addressAfter, type ChangeOf, type ListAddress } from "../../lib/list-address.ts";
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
export type ListChange = ChangeOf<ListSearch>;

export const sortOf = ({
  sort = "status",
  direction = "ascending",
}: ListSearch): Sort<CaseloadColumn> => ({
  column: sort,
  direction,
});

const address = {
  atFirst: {
    sort: "status",
    direction: "ascending",
    page: "1",
    pageSize: String(defaultPageSize) as "25",
  },
  startsOver: ["search", "sort", "direction", "pageSize", "status"],
} satisfies ListAddress<ListSearch>;

/** The address after a change. */
export const searchAfter = (now: ListSearch, change: ListChange): ListSearch =>
  addressAfter<ListSearch>(address, now, change);
