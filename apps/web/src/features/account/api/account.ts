import { requestDeletion } from "@regain/contract/calls/account/request-deletion";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { deviceSessions } from "@regain/contract/calls/account/device-sessions";
import { endDeviceSession } from "@regain/contract/calls/account/end-device-session";
import { endOtherSessions } from "@regain/contract/calls/account/end-other-sessions";
import { readAccount } from "@regain/contract/calls/account/read-account";
import { cancelDeletion } from "@regain/contract/calls/account/cancel-deletion";
import type { CallInput } from "@regain/contract/endpoint";
import { userPasswordRequirements } from "@regain/contract/calls/identity/user-password-requirements";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { useSignedIn } from "../../../lib/current-user.ts";
import { doneOnce } from "../../../lib/done-once.ts";
import { useFreshUser } from "../../../lib/use-fresh-user.ts";

export type AccountChange = CallInput<typeof changeAccount>["body"];
export type PasswordChange = CallInput<typeof changePassword>["body"];

export const accountQuery = (userId: string) =>
  queryOptions({
    queryKey: ["account", userId],
    queryFn: ({ signal }) => call(readAccount, { params: { userId } }, { signal }),
  });

export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["devices", userId],
    queryFn: ({ signal }) => call(deviceSessions, { params: { userId } }, { signal }),
  });

/** What a new password must contain: an institution may require more than usual. */
export const requirementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["password-requirements", userId],
    queryFn: ({ signal }) => call(userPasswordRequirements, { params: { userId } }, { signal }),
  });

export function useChangeAccount() {
  const { userId } = useSignedIn().user;
  const queries = useQueryClient();
  const refresh = useFreshUser();
  return useMutation({
    mutationFn: (body: AccountChange) => call(changeAccount, { params: { userId }, body }),
    onSuccess: async (details) => {
      queries.setQueryData(accountQuery(userId).queryKey, details);
      await refresh();
    },
  });
}

export function useChangePassword() {
  const { userId } = useSignedIn().user;
  const refresh = useFreshUser();
  const [send] = useState(() => doneOnce("wrong-password"));
  return useMutation({
    mutationFn: (body: PasswordChange) => {
      const changeFrom = (oldPassword: string) =>
        call(changePassword, { params: { userId }, body: { ...body, oldPassword } });
      // If an earlier press has changed it, the new password is now the current one.
      return send(
        () => changeFrom(body.oldPassword),
        () => changeFrom(body.newPassword),
      );
    },
    onSuccess: refresh,
  });
}

/** One device; all but this one if none is named. */
export function useEndSessions() {
  const { userId } = useSignedIn().user;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string | undefined) =>
      sessionId === undefined
        ? call(endOtherSessions, { params: { userId } })
        : call(endDeviceSession, { params: { userId, sessionId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesQuery(userId).queryKey }),
  });
}

function useDeletionChange<Input>(change: (userId: string, input: Input) => Promise<unknown>) {
  const { userId } = useSignedIn().user;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(userId, input),
    onSuccess: () => {
      // An account about to be deleted is no longer charged: its subscription shows that immediately.
      void queries.invalidateQueries({ queryKey: ["subscription", userId] });
      return queries.invalidateQueries({ queryKey: accountQuery(userId).queryKey });
    },
  });
}

export const useRequestDeletion = () =>
  useDeletionChange<void>((userId) => call(requestDeletion, { params: { userId }, body: {} }));

export const useCancelDeletion = () =>
  useDeletionChange<void>((userId) => call(cancelDeletion, { params: { userId } }));
