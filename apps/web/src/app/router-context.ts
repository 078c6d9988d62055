import type { Auth } from "@regain/contract/entities/user";
import type { QueryClient } from "@tanstack/react-query";

/** What the app passes to every route. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** What is known once a route may be entered. */
export interface Entered {
  readonly auth: Auth | null;
}
