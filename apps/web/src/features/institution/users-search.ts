import { institutionUserColumns } from "@regain/contract/institution-user-values";
import type { ChangeOf } from "../../lib/list-address.ts";
import { anyCount, anySearchText, oneOf, type SearchOf } from "../../lib/search.ts";

/** What the address says of the list of users; what it does not say is as at first. */
export const usersSearch = {
  search: anySearchText,
  type: oneOf("clinician", "patient"),
  sort: oneOf(...institutionUserColumns),
  direction: oneOf("ascending", "descending"),
  page: anyCount,
  pageSize: oneOf("10", "25", "50", "100"),
};
export type UsersSearch = SearchOf<typeof usersSearch>;
export type UsersChange = ChangeOf<UsersSearch>;
