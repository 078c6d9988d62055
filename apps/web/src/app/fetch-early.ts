import { readAccessToken } from "../lib/access-token.ts";
import type { createAppRouter } from "./router.ts";

/**
 * Fetches the code of the first page while it is still being asked who is signed in. Where that leads elsewhere, or the
 * code cannot be had, the router finds out by itself.
 */
export function fetchEarly(router: ReturnType<typeof createAppRouter>): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  const page = routes.at(-1)?.options.staticData;
  const isSignedIn = readAccessToken() !== undefined;
  if (!page || (page.access === "only-public" ? isSignedIn : page.needsUser && !isSignedIn)) return;
  for (const route of routes) Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined);
}
