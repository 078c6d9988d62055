import { CallError } from "@regain/contract/client";
import { QueryClient } from "@tanstack/react-query";

const longestAskedMs = 5 * 60_000;
/** After so many it is said that it did not work. */
const busyTries = 20;
const passing = new Set([0, 502, 503, 504]);

/** Only what may pass by itself is tried again: a missing network, a server that restarts. */
export const mayPass = (error: unknown): boolean =>
  error instanceof CallError && passing.has(error.status);

/** How long the server asks to wait, ms; 0 where it does not. More than a few minutes nobody waits for a page. */
export function askedToWaitMs(error: unknown): number {
  const seconds = error instanceof CallError ? error.retryAfterSeconds : undefined;
  return Math.min(longestAskedMs, (seconds ?? 0) * 1000);
}

/** There is too much to do at the server, which says when to come again: no reason to give up. */
export const isBusy = (error: unknown): boolean =>
  error instanceof CallError && error.code === "unavailable" && askedToWaitMs(error) > 0;

/** For queries that go on by themselves while the server is busy, and do not try again for anything else. */
export const untilNotBusy = {
  retry: (failures: number, error: unknown) => isBusy(error) && failures < busyTries,
  retryDelay: (failures: number, error: unknown) =>
    Math.max(askedToWaitMs(error), Math.min(1_000 * 2 ** failures, 30_000)),
};

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          untilNotBusy.retry(failures, error) || (failures < 2 && mayPass(error)),
        retryDelay: untilNotBusy.retryDelay,
      },
      // Without a network it is said at once: what was pressed does not wait in silence until there is one.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
