import { CallError } from "@regain/contract/client";
import { QueryClient } from "@tanstack/react-query";

const passing = new Set([0, 502, 503, 504]);

/** Only what may pass by itself is tried again: a missing network, a server that restarts. */
export const mayPass = (error: unknown): boolean =>
  error instanceof CallError && passing.has(error.status);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && mayPass(error),
      },
      // Without a network it is said at once: what was pressed does not wait in silence until there is one.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
