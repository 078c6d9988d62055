import type { QueryClient } from "@tanstack/react-query";
import { askBuild, isQuiet, ownBuild, renewFor } from "../../lib/renewal.ts";
import { onSafeMoment, type SafeMoment } from "../../lib/safe-moment.ts";
import type { createAppRouter } from "../router.ts";
import { isSignInKept } from "./is-sign-in-kept.ts";
import { settledBuild } from "./settled-build.ts";
import { watchLinks } from "./watch-links.ts";

/** How often the servers are asked whether they agree on the new build. */
const askAgainMs = 20_000;
/** How long requests in flight at a safe moment have to finish. */
const quietWithinMs = 3_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function untilQuiet(signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + quietWithinMs;
  while (!isQuiet() && !signal.aborted && performance.now() < end) await pause(50);
  return isQuiet() && !signal.aborted;
}

/**
 * Reloads a page that is older than the server, at moments when nothing is lost: when a link is followed, when practice
 * is left, and when a screen says it is safe.
 * @returns what to call with every answer from another build
 */
export function reloadStalePage(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): () => void {
  let target: string | undefined;
  let askedAt = -Infinity;
  const isLinkFollowed = watchLinks();

  async function settle(): Promise<void> {
    if (performance.now() - askedAt < askAgainMs) return;
    askedAt = performance.now();
    target = await settledBuild(ownBuild, askBuild);
  }

  async function take({ before, signal }: SafeMoment): Promise<void> {
    const build = target;
    if (build === undefined || !isSignInKept() || !(await untilQuiet(signal))) return;
    // If the server did not answer, the reload would leave no page at all.
    if ((await askBuild()) !== build || signal.aborted) return;
    renewFor(build, before);
  }
  onSafeMoment((moment) => void take(moment));

  router.subscribe("onBeforeNavigate", ({ fromLocation, toLocation, pathChanged }) => {
    if (!target || !pathChanged || !isQuiet() || queryClient.isMutating() > 0) return;
    const isPracticeLeft =
      fromLocation?.pathname.startsWith("/do-therapy") === true &&
      toLocation.pathname.startsWith("/dashboard");
    if ((!isLinkFollowed() && !isPracticeLeft) || !isSignInKept()) return;
    // First the new address, then its page.
    router.history.flush();
    renewFor(target);
  });
  return () => void settle();
}
