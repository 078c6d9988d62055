import { logOut } from "@regain/contract/calls/identity/log-out";
import type { QueryClient } from "@tanstack/react-query";
import { forgetAccessToken, readAccessToken } from "../../lib/access-token.ts";
import { call } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/current-user.ts";

/** Signs this device out at once, and tells the server as far as it can be reached. */
export function leaveSession(queryClient: QueryClient): void {
  const token = readAccessToken();
  forgetAccessToken();
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  // Without an answer the session dies by its own expiry; this device has no token for it any more.
  if (token) call(logOut, {}, { token, keepalive: true }).catch(() => undefined);
}
