import { acceptOffer } from "@regain/contract/calls/billing/accept-offer";
import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { readOffer } from "@regain/contract/calls/billing/read-offer";
import type { CancellationReason } from "@regain/contract/entities/cancellation-form";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { useSubscriptionChanged } from "./subscription.ts";

/** The offer to someone who wants to cancel; each page refetches it, so that none shows the state before the answer. */
export const offerQuery = (userId: string, page: "offer" | "accepted") =>
  queryOptions({
    queryKey: ["offer", page, userId],
    queryFn: ({ signal }) => call(readOffer, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export function useAcceptOffer() {
  const changed = useSubscriptionChanged();
  const [send] = useState(() => doneOnce("no-offer"));
  return useMutation({
    // The next page shows what was granted, and requests it.
    mutationFn: () =>
      send<unknown>(
        () => call(acceptOffer, {}),
        () => undefined,
      ),
    onSuccess: changed,
  });
}

export interface Cancellation {
  readonly reason: CancellationReason;
  /** In the person's own words; may be empty. */
  readonly otherReason: string;
}

export function useCancel() {
  const changed = useSubscriptionChanged();
  return useMutation({
    mutationFn: ({ reason, otherReason }: Cancellation) =>
      call(changeSubscription, {
        body: { action: "cancel", reason, ...(reason === "Other" ? { otherReason } : {}) },
      }),
    onSuccess: changed,
    // Somebody has since done it in another tab: the page shows the current state.
    onError: (error) => (isRefusedWith(error, "nothing-to-cancel") ? changed() : undefined),
  });
}
