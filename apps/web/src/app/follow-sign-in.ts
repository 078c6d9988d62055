import type { QueryClient } from "@tanstack/react-query";
import { clearAccessToken, pageToken, readAccessToken } from "../lib/access-token.ts";
import { currentUserQuery } from "../lib/current-user.ts";
import { forgetPerson } from "../lib/forget-person.ts";
import type { createAppRouter } from "./router.ts";

/**
 * Another tab has signed out or signed in as somebody else, or this tab has while the page was in the back/forward
 * cache: nothing more is shown of the previous user, and nothing is done for them under another name.
 */
export function followSignIn(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  function follow(): void {
    const own = pageToken();
    const token = readAccessToken();
    if (token === own) return;
    // Someone filling in a form without an account carries on; the next page asks who they are.
    if (!own) queryClient.removeQueries(currentUserQuery);
    else if (token) location.reload();
    else {
      clearAccessToken();
      void forgetPerson(queryClient, () => router.navigate({ to: "/login" }));
    }
  }
  addEventListener("storage", follow);
  // Not every browser tells a page in the back/forward cache what is stored in the meantime.
  addEventListener("pageshow", follow);
}
