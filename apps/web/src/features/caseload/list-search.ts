import { caseloadColumns, caseloadStatuses } from "@regain/contract/caseload-values";
import type { ChangeOf } from "../../lib/list-address.ts";
import { anyCount, anyId, anySearchText, oneOf, type SearchOf } from "../../lib/search.ts";

/** The list's parameters in the address; missing ones have their defaults. */
export const listSearch = {
  search: anySearchText,
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
