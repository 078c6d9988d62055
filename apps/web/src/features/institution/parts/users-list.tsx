import { Trans, useLingui } from "@lingui/react/macro";
import type { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { pageSizes } from "@regain/contract/caseload-values";
import type { CallResult } from "@regain/contract/endpoint";
import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import { SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ListHead } from "../../../lib/list-head.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { Pagination } from "../../../ui/pagination.tsx";
import { Table } from "../../../ui/table.tsx";
import type { UserAction } from "../user-actions.ts";
import { useUserColumns } from "../user-columns.tsx";
import { userName } from "../user-name.ts";
import { usersSort } from "../users-address.ts";
import type { UsersChange, UsersSearch } from "../users-search.ts";
import { userDialogs } from "./user-dialogs.tsx";
import { UserRowMenu } from "./user-row-menu.tsx";

type Body = CallResult<typeof institutionUsers>["body"];

interface UsersListProps {
  /** Undefined while loading, or if they could not be loaded. */
  readonly data: Body | undefined;
  readonly counts: Body["counts"] | undefined;
  /** What to show instead in that case. */
  readonly inPlace: ReactNode;
  readonly search: UsersSearch;
  readonly onSearch: (change: UsersChange) => void;
  /** When they were loaded, ms. */
  readonly readAt: number;
  /** Newer rows are loading. */
  readonly isStale: boolean;
}

interface Opened {
  readonly action: UserAction;
  readonly user: InstitutionUser;
}

interface UsersProps extends Omit<UsersListProps, "data" | "counts" | "inPlace"> {
  readonly data: Body;
}

/** A page of users, and actions for each. */
function UsersPage({ data, search, onSearch, readAt, isStale }: UsersProps) {
  const { t } = useLingui();
  const columns = useUserColumns(readAt);
  const [opened, setOpened] = useState<Opened | undefined>();
  const { users, total, page, pageSize } = data;
  const Dialog = opened && userDialogs[opened.action];
  const range = { page, pageSize, total };
  return (
    <>
      {total === 0 ? (
        <EmptyState
          title={t`No user found`}
          picture={SearchX}
          action={
            <Button onPress={() => onSearch({ search: undefined, type: undefined })}>
              <Trans>Show all users</Trans>
            </Button>
          }
        >
          {search.search ? (
            <Trans>Nobody in your institution matches your search.</Trans>
          ) : (
            <Trans>Nobody in your institution has this type of account.</Trans>
          )}
        </EmptyState>
      ) : (
        <>
          <Table
            label={t`Users`}
            columns={columns}
            rows={users}
            idOf={({ id }) => id}
            nameOf={userName}
            sort={usersSort(search)}
            onSort={({ column, direction }) => onSearch({ sort: column, direction })}
            renderActions={(user) => (
              <UserRowMenu row={user} onAction={(action) => setOpened({ action, user })} />
            )}
            isStale={isStale}
          />
          <Pagination
            label={t`Pages of users`}
            {...range}
            onPage={(next) => onSearch({ page: String(next) })}
            pageSizes={pageSizes}
            onPageSize={(size) =>
              onSearch({ pageSize: String(size) as NonNullable<UsersSearch["pageSize"]> })
            }
          />
        </>
      )}
      {Dialog && <Dialog user={opened.user} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Everybody in the institution, with search, filter, sorting and paging. */
export function UsersList({ data, counts, inPlace, ...props }: UsersListProps) {
  const { search, onSearch } = props;
  const { t } = useLingui();
  return (
    <Stack gap={2}>
      <ListHead
        searchLabel={t`Search for users`}
        search={search.search}
        onSearch={(text) => onSearch({ search: text })}
        kinds={
          counts && [
            { value: "all", label: t`All (${counts.all})` },
            { value: "clinician", label: t`Clinicians (${counts.clinician})` },
            { value: "patient", label: t`Patients (${counts.patient})` },
          ]
        }
        kind={search.type ?? "all"}
        onKind={(kind) => onSearch({ type: kind === "all" ? undefined : kind })}
        range={data}
      />
      {data ? <UsersPage {...props} data={data} /> : inPlace}
    </Stack>
  );
}
