import { optOut } from "@regain/contract/calls/messaging/opt-out";
import { readOptOut } from "@regain/contract/calls/messaging/read-opt-out";
import { undoOptOut } from "@regain/contract/calls/messaging/undo-opt-out";
import type { CallResult } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export type OptOutState = CallResult<typeof readOptOut>["body"];

const query = { type: "patient" } as const;

/** A link identifies its recipient; without one, the session identifies the user. */
const sentWith = (token: string | undefined) => (token ? { token } : {});

export const optOutQuery = (token: string | undefined, userId: string | undefined) =>
  queryOptions({
    queryKey: ["no-email", token ?? userId],
    queryFn: ({ signal }) => call(readOptOut, { query }, { signal, ...sentWith(token) }),
    enabled: (token ?? userId) !== undefined,
    staleTime: 0,
  });

/** Opts out, or undoes that. */
export function useSetOptedOut(token: string | undefined, userId: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isOptedOut: boolean): Promise<OptOutState> =>
      isOptedOut
        ? call(optOut, { query, body: { optOut: true } }, sentWith(token))
        : call(undoOptOut, { query }, sentWith(token)),
    onSuccess: (state) => queryClient.setQueryData(optOutQuery(token, userId).queryKey, state),
  });
}
