import type { QueryClient } from "@tanstack/react-query";
import { tokenKey } from "../lib/access-token.ts";
import { currentUserQuery } from "../lib/current-user.ts";
import { forgetPerson } from "../lib/forget-person.ts";
import type { createAppRouter } from "./router.ts";

/**
 * Another tab has signed out, or somebody else in: nothing is shown of who was here, and nothing done for them in another
 * name.
 */
export function followSignIn(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  const { queryKey } = currentUserQuery;
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== tokenKey && key !== null) return;
    // Who types a form here without an account goes on; the next page asks who they are.
    if (!queryClient.getQueryData(queryKey)) queryClient.removeQueries({ queryKey });
    else if (newValue === null)
      void forgetPerson(queryClient, () => router.navigate({ to: "/login" }));
    else location.reload();
  });
}
