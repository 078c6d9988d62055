import type { QueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "./current-user.ts";

/**
 * Nobody is signed in any more: first leaves the page, so that no screen is left without its user, then drops
 * everything that was loaded for them.
 */
export async function forgetPerson(
  queryClient: QueryClient,
  leave: () => Promise<void>,
): Promise<void> {
  queryClient.setQueryData(currentUserQuery.queryKey, null);
  await leave();
  const [kept] = currentUserQuery.queryKey;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== kept });
}
