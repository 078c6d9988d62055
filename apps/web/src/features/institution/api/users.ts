import { changeUser } from "@regain/contract/calls/license/change-user";
import { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { inviteUser } from "@regain/contract/calls/license/invite-user";
import { removeUser } from "@regain/contract/calls/license/remove-user";
import { sendInvitation } from "@regain/contract/calls/license/send-invitation";
import { withdrawInvitation } from "@regain/contract/calls/license/withdraw-invitation";
import type { CallInput } from "@regain/contract/endpoint";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useOwnInstitution } from "../../../lib/use-own-institution.ts";
import type { UsersSearch } from "../users-search.ts";

/** All that a change to the users makes stale begins with it. */
const usersKey = ["institution-users"] as const;

/** A page of the list; the page before stays until it has come. */
export const usersQuery = (institutionId: string, query: UsersSearch) =>
  queryOptions({
    queryKey: [...usersKey, institutionId, query],
    queryFn: ({ signal }) =>
      call(institutionUsers, { params: { id: institutionId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Whatever is done about one of the users, the list is read anew. */
function useUsersChange<Wish, Answer>(
  change: (institutionId: string, wish: Wish) => Promise<Answer>,
) {
  const queries = useQueryClient();
  const institutionId = useOwnInstitution();
  return useMutation({
    networkMode: "always",
    mutationFn: (wish: Wish) => change(institutionId, wish),
    onSuccess: () => queries.invalidateQueries({ queryKey: usersKey }),
  });
}

export const useInvite = () =>
  useUsersChange((id, body: CallInput<typeof inviteUser>["body"]) =>
    call(inviteUser, { params: { id }, body }),
  );

export const useChangeUser = (userId: string) =>
  useUsersChange((id, body: CallInput<typeof changeUser>["body"]) =>
    call(changeUser, { params: { id, userId }, body }),
  );

export const useRemoveUser = (userId: string) =>
  useUsersChange((id, body: CallInput<typeof removeUser>["body"]) =>
    call(removeUser, { params: { id, userId }, body }),
  );

export const useSendInvitation = (userId: string) =>
  useUsersChange<void, unknown>((id) => call(sendInvitation, { params: { id, userId } }));

export const useWithdrawInvitation = (userId: string) =>
  useUsersChange<void, unknown>((id) => call(withdrawInvitation, { params: { id, userId } }));
