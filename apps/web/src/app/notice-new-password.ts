import { currentUserQuery } from "../lib/current-user.ts";
import { isRefusedWith } from "../lib/refused-with.ts";
import { rulesOf } from "./access.ts";
import type { createAppRouter } from "./router.ts";

type Router = Pick<ReturnType<typeof createAppRouter>, "navigate" | "state" | "options">;

interface Outcome {
  readonly type: string;
  readonly action?: { readonly type: string; readonly error?: unknown };
}

const wantsPassword = ({ type, action }: Outcome): boolean =>
  type === "updated" &&
  action?.type === "error" &&
  isRefusedWith(action.error, "new-password-needed");

/**
 * When the server refuses something until another password is chosen, as after a login on another device, the next page
 * asks who is signed in. A page that cannot be read leads to where the password is chosen; practice is not interrupted,
 * nor is somebody who saves.
 */
export function noticeNewPassword(router: Router): void {
  const { queryClient } = router.options.context;
  const askAgain = () => queryClient.removeQueries(currentUserQuery);
  queryClient.getQueryCache().subscribe((event) => {
    if (!wantsPassword(event)) return;
    askAgain();
    const { frame } = rulesOf(router.state.matches);
    if (frame !== "player") void router.navigate({ to: "/account/password" });
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (wantsPassword(event)) askAgain();
  });
}
