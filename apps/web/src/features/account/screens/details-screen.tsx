import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { accountQuery } from "../api/account.ts";
import { AccountPage } from "../parts/account-page.tsx";
import { DeleteAccount } from "../parts/delete-account.tsx";
import { DetailsForm } from "../parts/details-form.tsx";
import { KeepAccount } from "../parts/keep-account.tsx";

export interface DetailsScreenProps {
  /** How the user pays, if they do. */
  readonly subscription?: ReactNode;
}

/** The user's details, and how they log in. */
export function DetailsScreen({ subscription }: DetailsScreenProps) {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const { data, error, isPending, refetch } = useQuery(accountQuery(user.userId));
  return (
    <AccountPage title={t`Account Details`}>
      {subscription}
      {isPending && <Skeleton shape="block" count={2} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>}
      {data && (
        <>
          {data.deletionDueAt && (
            <KeepAccount dueAt={data.deletionDueAt} timeZone={data.timeZone} />
          )}
          <DetailsForm details={data} />
          {!data.deletionDueAt && <DeleteAccount />}
        </>
      )}
    </AccountPage>
  );
}
