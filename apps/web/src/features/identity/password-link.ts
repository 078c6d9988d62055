import { readPasswordReset } from "@regain/contract/calls/identity/read-password-reset";
import { userPasswordRequirements } from "@regain/contract/calls/identity/user-password-requirements";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { clearLinkToken } from "../../lib/link-token.ts";
import { isDeadLink } from "./use-link-arrival.ts";

/** Where the button in the email leads. */
export const passwordLinkAddress = "/forgot-password";

/** Whose password a link resets, and what the new one must contain. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["password-link", token],
    queryFn: async ({ signal }) => {
      try {
        const { userId, username } = await call(readPasswordReset, {}, { token, signal });
        const params = { userId };
        const wanted = await call(userPasswordRequirements, { params }, { token, signal });
        return { username, requirements: wanted };
      } catch (error) {
        if (isDeadLink(error)) clearLinkToken(passwordLinkAddress);
        throw error;
      }
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
