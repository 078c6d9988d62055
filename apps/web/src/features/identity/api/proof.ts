import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { sendProofCode } from "@regain/contract/calls/account/send-proof-code";
import type { CallInput } from "@regain/contract/endpoint";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useSignedIn } from "../../../lib/current-user.ts";

export type Proof = CallInput<typeof proveIdentity>["body"];

export function useProve() {
  const { userId } = useSignedIn().user;
  return useMutation({
    gcTime: 0,
    mutationFn: (body: Proof) => call(proveIdentity, { params: { userId }, body }),
  });
}

export function useSendProofCode() {
  const { userId } = useSignedIn().user;
  return useMutation({
    gcTime: 0,
    /** To the account's address if none is given. */
    mutationFn: async (email: string | undefined) => {
      await call(sendProofCode, { params: { userId }, body: { email } });
    },
  });
}
