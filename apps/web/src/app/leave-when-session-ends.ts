import { t } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import { forgetNextSession } from "../features/session/api/forget-sessions.ts";
import { onSessionEnded, onTokenForgotten } from "../lib/access-token.ts";
import { flash } from "../lib/flash.ts";
import { forgetPerson } from "../lib/forget-person.ts";
import type { createAppRouter } from "./router.ts";

/**
 * When the server reports that the session is dead: to the login, and back here afterwards. However a sign-in ended,
 * nothing of it remains on the device that could be started.
 */
export function leaveWhenSessionEnds(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  onTokenForgotten(() => void forgetNextSession().catch(() => undefined));
  onSessionEnded(() => {
    flash(t`Your session has ended. Please log in again.`, { type: "warning" });
    const returnUrl = router.state.location.href;
    void forgetPerson(queryClient, () => router.navigate({ to: "/login", search: { returnUrl } }));
  });
}
