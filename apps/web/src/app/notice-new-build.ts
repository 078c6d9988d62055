import type { QueryClient } from "@tanstack/react-query";
import { onOtherBuild } from "../lib/renewal.ts";
import type { createAppRouter } from "./router.ts";

/** The code that handles a page older than the server is loaded only when there is such a page. */
export function noticeNewBuild(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): void {
  let notice: Promise<() => void> | undefined;
  onOtherBuild(() => {
    notice ??= import("./renewal/reload-stale-page.ts").then(({ reloadStalePage }) =>
      reloadStalePage(router, queryClient),
    );
    notice.then(
      (told) => told(),
      // Try again with the next answer.
      () => (notice = undefined),
    );
  });
}
