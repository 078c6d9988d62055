import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ListPlus, UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useLastRead } from "../../../lib/use-last-read.ts";
import { useOwnInstitution } from "../../../lib/use-own-institution.ts";
import { usersQuery } from "../api/users.ts";
import { AddUserDialog } from "../parts/add-user-dialog.tsx";
import { UsersList } from "../parts/users-list.tsx";
import type { UsersChange, UsersSearch } from "../users-search.ts";
import { EnterprisePage } from "./enterprise-page.tsx";

export interface UsersScreenProps {
  /** From the address. */
  readonly search: UsersSearch;
  readonly onSearch: (change: UsersChange) => void;
}

/** Who belongs to the institution, and who is invited. */
export function UsersScreen({ search, onSearch }: UsersScreenProps) {
  const { t } = useLingui();
  const institutionId = useOwnInstitution();
  const { data, dataUpdatedAt, error, isPending, isPlaceholderData, refetch } = useQuery(
    usersQuery(institutionId, search),
  );
  const [isAdding, setAdding] = useState(false);
  const counts = useLastRead(data)?.counts;
  const isAlone = counts?.all === 1;
  const loading = <Skeleton shape="block" count={2} label={t`Loading the users`} />;
  const failed = error && (
    <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
  );
  const add = (
    <>
      <LinkButton to="/enterprise-dashboard/invite" icon={ListPlus}>
        <Trans>Invite many</Trans>
      </LinkButton>
      <Button look="primary" icon={UserPlus} onPress={() => setAdding(true)}>
        <Trans>Add new user</Trans>
      </Button>
    </>
  );
  return (
    <EnterprisePage title={t`Users`} actions={isAlone ? undefined : add}>
      {isPending && !counts && loading}
      {isAlone && (
        <EmptyState title={t`Better Together`} picture={Users} action={add}>
          <Trans>
            You are the only one here so far. Invite your clinicians and patients. They appear here,
            with whether they have joined.
          </Trans>
        </EmptyState>
      )}
      {(counts || failed) && !isAlone && (
        <UsersList
          data={data}
          counts={counts}
          inPlace={failed || loading}
          readAt={dataUpdatedAt}
          search={search}
          onSearch={onSearch}
          isStale={isPlaceholderData}
        />
      )}
      {isAdding && <AddUserDialog onClose={() => setAdding(false)} />}
    </EnterprisePage>
  );
}
