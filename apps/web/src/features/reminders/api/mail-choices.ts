import { changeAccount } from "@regain/contract/calls/account/change-account";
import { readMailChoices } from "@regain/contract/calls/reminders/read-mail-choices";
import { saveMailChoices } from "@regain/contract/calls/reminders/save-mail-choices";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export type MailWishes = CallInput<typeof saveMailChoices>["body"];

export const mailChoicesQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["mail-choices", patientId],
    queryFn: ({ signal }) => call(readMailChoices, { params: { id: patientId } }, { signal }),
    staleTime: 0,
    networkMode: "always",
  });

export function useSaveMailChoices(patientId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MailWishes) => call(saveMailChoices, { params: { id: patientId }, body }),
    onSuccess: (chosen) => queries.setQueryData(mailChoicesQuery(patientId).queryKey, chosen),
  });
}

/** Practice days and reminder hours follow the account's time zone: everything that depends on it is refetched. */
export function useTakeTimeZone(patientId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string) =>
      call(changeAccount, { params: { userId: patientId }, body: { timeZone } }),
    onSuccess: () => queries.invalidateQueries(),
  });
}
