import type { QueryClient } from "@tanstack/react-query";
import { forgetAccessToken, pageToken, readAccessToken } from "../lib/access-token.ts";
import { currentUserQuery } from "../lib/current-user.ts";
import { forgetPerson } from "../lib/forget-person.ts";
import type { createAppRouter } from "./router.ts";

/**
 * Another tab has signed out, or somebody else in, or this one has while the page was put aside for the way back: nothing
 * is shown of who was here, and nothing done for them in another name.
 */
export function followSignIn(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  function follow(): void {
    const own = pageToken();
    const token = readAccessToken();
    if (token === own) return;
    // Who types a form here without an account goes on; the next page asks who they are.
    if (!own) queryClient.removeQueries(currentUserQuery);
    else if (token) location.reload();
    else {
      forgetAccessToken();
      void forgetPerson(queryClient, () => router.navigate({ to: "/login" }));
    }
  }
  addEventListener("storage", follow);
  // Not every browser tells a page that is put aside what is stored meanwhile.
  addEventListener("pageshow", follow);
}
