import { changeUser } from "@regain/contract/calls/license/change-user";
import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { inviteUser } from "@regain/contract/calls/license/invite-user";
import { removeUser } from "@regain/contract/calls/license/remove-user";
import { sendInvitation } from "@regain/contract/calls/license/send-invitation";
import { withdrawInvitation } from "@regain/contract/calls/license/withdraw-invitation";
import type { CallInput } from "@regain/contract/endpoint";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";
import { doneOnceEach } from "../../../lib/done-once-each.ts";
import { useOwnInstitution } from "../../../lib/use-own-institution.ts";
import type { UsersSearch } from "../users-search.ts";

/** Prefix of all queries that a change to the users invalidates. */
const usersKey = ["institution-users"] as const;

/** A page of the list; the previous page stays until it has loaded. */
export const usersQuery = (institutionId: string, query: UsersSearch) =>
  queryOptions({
    queryKey: [...usersKey, institutionId, query],
    queryFn: ({ signal }) =>
      call(institutionUsers, { params: { id: institutionId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Any change to a user refetches the list. */
function useUsersChange<Wish, Answer>(
  change: (institutionId: string, wish: Wish) => Promise<Answer>,
) {
  const queries = useQueryClient();
  const institutionId = useOwnInstitution();
  const readAnew = () => queries.invalidateQueries({ queryKey: usersKey });
  return useMutation({
    mutationFn: (wish: Wish) => change(institutionId, wish),
    onSuccess: readAnew,
    // A refusal also refetches the current state, but is reported without waiting for it.
    onError: () => void readAnew(),
  });
}

/** A person invited by an earlier press whose answer got lost counts as invited. */
export function useInvite() {
  const [sendFor] = useState(doneOnceEach);
  return useUsersChange((id, body: CallInput<typeof inviteUser>["body"]) =>
    sendFor(body.email, ["already-invited"])<{ readonly email: string }>(
      () => call(inviteUser, { params: { id }, body }),
      () => ({ email: body.email }),
    ),
  );
}

export const useChangeUser = (userId: string) =>
  useUsersChange((id, body: CallInput<typeof changeUser>["body"]) =>
    call(changeUser, { params: { id, userId }, body }),
  );

/** Returns no count if an earlier press whose answer got lost has done it. */
export function useRemoveUser(userId: string) {
  const [send] = useState(() => doneOnce("not-found"));
  return useUsersChange((id, body: CallInput<typeof removeUser>["body"]) =>
    send<{ readonly patients?: number }>(
      () => call(removeUser, { params: { id, userId }, body }),
      () => ({}),
    ),
  );
}

export const useSendInvitation = (userId: string) =>
  useUsersChange<void, unknown>((id) => call(sendInvitation, { params: { id, userId } }));

export function useWithdrawInvitation(userId: string) {
  const [send] = useState(() => doneOnce("not-found", "invitation-not-open"));
  return useUsersChange<void, unknown>((id) =>
    send<unknown>(
      () => call(withdrawInvitation, { params: { id, userId } }),
      () => undefined,
    ),
  );
}
