import { type CaseloadColumn, defaultPageSize } from "@regain/contract/caseload-values";
import { addressAfter, type ListAddress } from "../../lib/list-address.ts";
import type { Sort } from "../../ui/table.tsx";
import type { ListChange, ListSearch } from "./list-search.ts";

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
