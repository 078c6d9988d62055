import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { revokeSignInCard } from "@regain/contract/calls/identity/revoke-sign-in-card";
import { signInCard } from "@regain/contract/calls/identity/sign-in-card";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useSignedIn } from "../../../lib/current-user.ts";

export const signInCardQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["sign-in-card", patientId],
    queryFn: ({ signal }) => call(signInCard, { params: { id: patientId } }, { signal }),
  });

/** Creates and revokes the card. A new card's code is known only to this screen, and only once. */
export function useSignInCard(patientId: string) {
  const queryClient = useQueryClient();
  const isOwn = useSignedIn().user.userId === patientId;
  const params = { id: patientId };
  const { queryKey } = signInCardQuery(patientId);
  const make = useMutation({
    mutationFn: () => call(createSignInCard, { params }),
    onSuccess: ({ createdAt }) =>
      queryClient.setQueryData(queryKey, { card: { createdAt, isOwn }, endedWithWorkAt: null }),
    gcTime: 0,
  });
  const revoke = useMutation({
    mutationFn: () => call(revokeSignInCard, { params }),
    onSuccess: () => {
      make.reset();
      queryClient.setQueryData(queryKey, { card: null, endedWithWorkAt: null });
    },
  });
  return { make, revoke };
}
