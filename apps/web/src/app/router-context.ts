import type { Auth } from "@regain/contract/entities/user";
import type { QueryClient } from "@tanstack/react-query";

/** What the app hands to every address. */
export interface RouterContext {
  readonly queryClient: QueryClient;
}

/** What is known once an address may be entered. */
export interface Entered {
  readonly auth: Auth | null;
}
