import { changeAccount } from "@regain/contract/calls/account/change-account";
import { readEmailPreferences } from "@regain/contract/calls/reminders/read-email-preferences";
import { saveEmailPreferences } from "@regain/contract/calls/reminders/save-email-preferences";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export type MailWishes = CallInput<typeof saveEmailPreferences>["body"];

export const mailChoicesQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["mail-choices", patientId],
    queryFn: ({ signal }) => call(readEmailPreferences, { params: { id: patientId } }, { signal }),
    staleTime: 0,
  });

export function useSaveMailChoices(patientId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: MailWishes) =>
      call(saveEmailPreferences, { params: { id: patientId }, body }),
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
