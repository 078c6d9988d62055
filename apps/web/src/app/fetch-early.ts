import type { QueryClient } from "@tanstack/react-query";
import { welcomeQuery } from "../features/session/api/welcome.ts";
import { readAccessToken } from "../lib/access-token.ts";
import { currentUserQuery } from "../lib/current-user.ts";
import { keptPatient } from "../lib/kept-patient.ts";
import { nextTurn } from "../lib/next-turn.ts";
import type { createAppRouter } from "./router.ts";
import { loadHome } from "./screens/home-parts.ts";

/** Prefetches what is next for the last patient signed in on this device: usually it is still the same one. */
function askWelcome(queryClient: QueryClient, scheduleId: string | undefined): Promise<void> {
  const patient = keptPatient();
  if (!patient) return Promise.resolve();
  // Cached until the screen takes it.
  const query = { ...welcomeQuery(patient.user.userId, undefined, scheduleId), gcTime: 10_000 };
  return queryClient.prefetchQuery(query);
}

/**
 * Asks who is signed in, and fetches the first page's code in the meantime, one piece per turn. If the page redirects,
 * or its code cannot be loaded, the router finds out by itself. Never rejects.
 */
export async function fetchEarly(
  router: ReturnType<typeof createAppRouter>,
  queryClient: QueryClient,
): Promise<void> {
  const isSignedIn = readAccessToken() !== undefined;
  if (isSignedIn) void queryClient.prefetchQuery(currentUserQuery);
  await nextTurn();
  const [routes, params] = router.getMatchedRoutes(router.latestLocation.pathname);
  const page = routes.at(-1)?.options.staticData;
  if (!page || (page.access === "only-public" ? isSignedIn : page.needsUser && !isSignedIn)) return;
  const parts: unknown[] = routes.map((route) => router.loadRouteChunk(route));
  const { id } = routes.at(-1)!;
  if (id === "/dashboard/") parts.push(loadHome(keptPatient() ? "patient" : "clinician"));
  for (const part of parts) Promise.resolve(part).catch(() => undefined);
  if (!id.startsWith("/do-therapy/")) return;
  await nextTurn();
  await askWelcome(queryClient, params.scheduleId);
}
