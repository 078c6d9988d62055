import type { QueryClient } from "@tanstack/react-query";
import { readAccessToken, tokenKey } from "../lib/access-token.ts";
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
  const { queryKey } = currentUserQuery;
  function follow(token: string | undefined): void {
    // Who types a form here without an account goes on; the next page asks who they are.
    if (!queryClient.getQueryData(queryKey)) queryClient.removeQueries({ queryKey });
    else if (token === undefined)
      void forgetPerson(queryClient, () => router.navigate({ to: "/login" }));
    else location.reload();
  }
  addEventListener("storage", ({ key, newValue }) => {
    if (key === tokenKey || key === null) follow(newValue ?? undefined);
  });
  // Not every browser tells a page that is put aside what is stored meanwhile.
  let left = readAccessToken();
  addEventListener("pagehide", () => void (left = readAccessToken()));
  addEventListener("pageshow", ({ persisted }) => {
    const token = readAccessToken();
    if (persisted && token !== left) follow(token);
  });
}
