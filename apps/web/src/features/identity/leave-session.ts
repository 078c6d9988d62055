import { logOut } from "@regain/contract/calls/identity/log-out";
import type { QueryClient } from "@tanstack/react-query";
import { clearAccessToken, readAccessToken } from "../../lib/access-token.ts";
import { call } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { sourceKey } from "../../lib/printing.ts";
import { tabStore } from "../../lib/storage.ts";
import { forgetSessions } from "../session/api/forget-sessions.ts";

/**
 * Signs this device out immediately, and tells the server if it can be reached. The next person in this tab finds
 * nothing of what this one typed, was going to, came by, practiced, or could have started without a network.
 * @returns a promise that resolves once all of that is gone from this device
 */
export async function leaveSession(queryClient: QueryClient): Promise<void> {
  const token = readAccessToken();
  clearAccessToken();
  tabStore.clearBut(sourceKey);
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  // Without an answer, the session ends by its own expiry; this device no longer has a token for it.
  if (token) call(logOut, {}, { token, keepalive: true }).catch(() => undefined);
  await forgetSessions().catch(() => undefined);
}
