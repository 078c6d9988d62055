import { institutionUserColumns } from "@regain/contract/institution-user-values";
import type { ChangeOf } from "../../lib/list-address.ts";
import { anyCount, anySearchText, oneOf, type SearchOf } from "../../lib/search.ts";

/** The user list's parameters in the address; missing ones have their defaults. */
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
