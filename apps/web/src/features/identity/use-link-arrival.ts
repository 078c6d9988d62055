import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { CallError } from "@regain/contract/client";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { clearLinkToken } from "../../lib/link-token.ts";
import { useDestination } from "./use-destination.ts";
import { useEnter } from "./use-enter.ts";

/** Whether a link or a card will never work again. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof CallError && error.status === 410;

/**
 * Signs in with the token of a link or the code of a card that came to this address or was typed there, and goes where
 * the person wanted to.
 */
export function useLinkArrival(address: string) {
  const enter = useEnter(useDestination().returnUrl);
  return useMutation({
    mutationFn: async (token: string) => {
      const { accessToken } = await call(exchangeToken, { body: { token } }, { token: undefined });
      clearLinkToken(address);
      await enter(accessToken);
    },
    onError: (error) => {
      if (isDeadLink(error)) clearLinkToken(address);
    },
  });
}
