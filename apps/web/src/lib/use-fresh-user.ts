import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { currentUserQuery } from "./current-user.ts";

/**
 * Reloads who is signed in after something about them has changed, and updates the menu and the guards. Throws if there
 * is no answer.
 */
export function useFreshUser(): () => Promise<void> {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async () => {
    await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await router.invalidate();
  };
}
