import { caseloadColumns, caseloadStatuses } from "@regain/contract/caseload-values";
import type { ChangeOf } from "../../lib/list-address.ts";
import { anyCount, anyId, anySearchText, oneOf, type SearchOf } from "../../lib/search.ts";

/** What the address says of the list; what it does not say is as at first. */
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
