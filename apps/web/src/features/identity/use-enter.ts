import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { keepAccessToken } from "../../lib/access-token.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { afterLogin } from "./after-login.ts";

/** Signs this device in by a session's token, and goes where a login leads. */
export function useEnter(returnUrl?: string): (accessToken: string) => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (accessToken) => {
    keepAccessToken(accessToken);
    queryClient.clear();
    const auth = await queryClient.fetchQuery(currentUserQuery);
    if (!auth) throw new Error("The token of this login is not known.");
    router.history.replace(afterLogin(auth, returnUrl, location.origin));
  };
}
