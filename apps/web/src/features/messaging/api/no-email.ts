import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readNoEmail } from "@regain/contract/calls/messaging/read-no-email";
import { undoOptOut } from "@regain/contract/calls/messaging/undo-opt-out";
import type { CallResult } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export type NoEmailState = CallResult<typeof readNoEmail>["body"];

const query = { type: "patient" } as const;

/** A link identifies its recipient; without one, the session identifies the user. */
const sentWith = (token: string | undefined) => (token ? { token } : {});

export const noEmailQuery = (token: string | undefined, userId: string | undefined) =>
  queryOptions({
    queryKey: ["no-email", token ?? userId],
    queryFn: ({ signal }) => call(readNoEmail, { query }, { signal, ...sentWith(token) }),
    enabled: (token ?? userId) !== undefined,
    staleTime: 0,
    networkMode: "always",
  });

/** Opts out, or undoes that. */
export function useSetOptedOut(token: string | undefined, userId: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (isOptedOut: boolean): Promise<NoEmailState> =>
      isOptedOut
        ? call(optOut, { query, body: { optOut: true } }, sentWith(token))
        : call(undoOptOut, { query }, sentWith(token)),
    onSuccess: (state) => queryClient.setQueryData(noEmailQuery(token, userId).queryKey, state),
  });
}
