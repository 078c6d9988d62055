import { defaultPageSize } from "@regain/contract/caseload-values";
import {
  type InstitutionUserColumn,
  institutionUserColumns,
} from "@regain/contract/institution-user-values";
import { addressAfter, type ChangeOf, type ListAddress } from "../../lib/list-address.ts";
import { anyCount, anyText, oneOf, type SearchOf } from "../../lib/search.ts";
import type { Sort } from "../../ui/table.tsx";

/** What the address says of the list of users; what it does not say is as at first. */
export const usersSearch = {
  search: anyText,
  type: oneOf("clinician", "patient"),
  sort: oneOf(...institutionUserColumns),
  direction: oneOf("ascending", "descending"),
  page: anyCount,
  pageSize: oneOf("10", "25", "50", "100"),
};
export type UsersSearch = SearchOf<typeof usersSearch>;
export type UsersChange = ChangeOf<UsersSearch>;

export const usersSort = ({
  sort = "name",
  direction = "ascending",
}: UsersSearch): Sort<InstitutionUserColumn> => ({ column: sort, direction });

const address = {
  atFirst: {
    sort: "name",
    direction: "ascending",
    page: "1",
    pageSize: String(defaultPageSize) as "25",
  },
  startsOver: ["search", "type", "sort", "direction", "pageSize"],
} satisfies ListAddress<UsersSearch>;

/** The address after a change. */
export const usersSearchAfter = (now: UsersSearch, change: UsersChange): UsersSearch =>
  addressAfter<UsersSearch>(address, now, change);
