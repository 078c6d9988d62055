import type { QueryClient } from "@tanstack/react-query";
import { createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { parseSearch, stringifySearch } from "../lib/search.ts";
import { routeTree } from "../routeTree.gen.ts";
import { ErrorScreen } from "./screens/error-screen.tsx";
import { RedirectScreen } from "./screens/redirect-screen.tsx";

const NotFoundScreen = lazyRouteComponent(
  () => import("./screens/not-found-screen.tsx"),
  "NotFoundScreen",
);

export const createAppRouter = (queryClient: QueryClient) =>
  createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    // "Not found" is shown for the whole address, not inside the page that it begins with.
    notFoundMode: "root",
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPendingComponent: RedirectScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
