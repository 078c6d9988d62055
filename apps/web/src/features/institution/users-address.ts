import { defaultPageSize } from "@regain/contract/caseload-values";
import type { InstitutionUserColumn } from "@regain/contract/institution-user-values";
import { addressAfter, type ListAddress } from "../../lib/list-address.ts";
import type { Sort } from "../../ui/table.tsx";
import type { UsersChange, UsersSearch } from "./users-search.ts";

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
