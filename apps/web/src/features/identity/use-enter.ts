import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { saveAccessToken, readAccessToken } from "../../lib/access-token.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { returnPath } from "../../lib/return-path.ts";
import { afterLogin } from "./after-login.ts";
import { leaveSession } from "./leave-session.ts";

/** Signs this device in with a session token, and goes where a login leads. */
export function useEnter(returnUrl?: string): (accessToken: string) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (accessToken) => {
    // Replaces the previous user.
    if (readAccessToken() !== undefined) await leaveSession(queryClient);
    saveAccessToken(accessToken);
    queryClient.clear();
    // A link or code works only once. If this gets no answer they are in all the same: the next page asks again.
    const auth = await queryClient.fetchQuery(currentUserQuery).catch(() => undefined);
    if (auth === null) throw new Error("The token of this login is not known.");
    const next = auth
      ? afterLogin(auth, returnUrl, location.origin)
      : (returnPath(returnUrl, location.origin) ?? "/dashboard");
    router.history.replace(next);
  };
}
