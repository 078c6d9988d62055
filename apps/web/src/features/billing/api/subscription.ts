import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { readSubscription } from "@regain/contract/calls/billing/read-subscription";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useFreshUser } from "../../../lib/use-fresh-user.ts";

export const subscriptionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ["subscription", userId],
    queryFn: ({ signal }) => call(readSubscription, {}, { signal }),
    enabled: userId !== undefined,
    staleTime: 0,
  });

/** Makes a change known everywhere immediately. */
export function useSubscriptionChanged() {
  const queryClient = useQueryClient();
  const refresh = useFreshUser();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ["subscription"] });
    // Not awaited: the change is done, and the component showing it may unmount with it before it has reported it.
    refresh().catch(() => undefined);
  };
}

/** Undoes a cancellation. The message comes with `+` for spaces. */
export function useResume() {
  const changed = useSubscriptionChanged();
  return useMutation({
    mutationFn: () => call(changeSubscription, { body: { action: "resume" } }),
    onSuccess: changed,
  });
}

export const spaced = (message: string): string => message.replaceAll("+", " ");
