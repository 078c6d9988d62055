import { confirmCardUpdate } from "@regain/contract/calls/billing/confirm-card-update";
import { openCardUpdate } from "@regain/contract/calls/billing/open-card-update";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useSubscriptionChanged } from "./subscription.ts";

/** Opens the provider's page for entering another card. */
export const useOpenCardUpdate = () => useMutation({ mutationFn: () => call(openCardUpdate, {}) });

/** The subscription's state after that page; other views of it are updated. */
export function useCardUpdateQuery(sessionId: string) {
  const changed = useSubscriptionChanged();
  return queryOptions({
    queryKey: ["card-update", sessionId],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const info = await call(confirmCardUpdate, { query: { sessionId } }, { signal });
      await changed();
      return info;
    },
  });
}
