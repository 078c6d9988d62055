import { readEmailSubscription } from "@regain/contract/calls/reminders/read-mail-choice";
import { resumeMails } from "@regain/contract/calls/reminders/resume-mails";
import { stopMails } from "@regain/contract/calls/reminders/stop-mails";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export const mailChoiceQuery = (token: string | undefined) =>
  queryOptions({
    queryKey: ["mail-choice", token],
    queryFn: ({ signal }) => call(readEmailSubscription, {}, { signal, token }),
    enabled: token !== undefined,
    staleTime: 0,
  });

/** Stops the kind of email that the link is about, or resumes it. */
export function useSetSubscribed(token: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(isOn ? resumeMails : stopMails, {}, { token }),
    onSuccess: (state) => queries.setQueryData(mailChoiceQuery(token).queryKey, state),
  });
}
