import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { currentUserQuery } from "./current-user.ts";

/**
 * Asks anew who is signed in, once something has changed about them: the menu and the guards are told. Throws where there
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
