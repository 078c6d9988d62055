import {
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { isRefusedWith } from "../../lib/refused-with.ts";
import { useFreshUser } from "../../lib/use-fresh-user.ts";

/** The server refused something that the person may not do, or no longer. */
const isWithdrawal = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent): boolean =>
  event.type === "updated" &&
  event.action.type === "error" &&
  isRefusedWith(event.action.error, "forbidden");

/**
 * When the server refuses anything on the page because the person may not do it, asks who they are now: the guards take
 * the page from those who may no longer have it, whatever is typed there.
 */
export function useWithdrawnRights(): void {
  const queries = useQueryClient();
  const freshUser = useFreshUser();
  // Without an answer, the page stays until the next refusal.
  const lookAgain = useEffectEvent(() => void freshUser().catch(() => undefined));
  useEffect(() => {
    const heed = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (isWithdrawal(event)) lookAgain();
    };
    const leaveQueries = queries.getQueryCache().subscribe(heed);
    const leaveMutations = queries.getMutationCache().subscribe(heed);
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [queries]);
}
