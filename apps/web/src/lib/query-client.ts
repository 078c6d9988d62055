import { CallError } from "@regain/contract/client";
import { QueryClient } from "@tanstack/react-query";

const maxAskedMs = 5 * 60_000;
/** After this many tries, the failure is reported. */
const busyTries = 20;
const passing = new Set([0, 502, 503, 504]);

/** Only failures that may resolve by themselves are retried: no network, a server that restarts. */
export const isTransient = (error: unknown): boolean =>
  error instanceof CallError && passing.has(error.status);

/** Whether it arrived and what became of it is not known. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof CallError && error.status === 0;

/** What was read stays on the page if only the network or a restarting server keeps it from being brought up to date. */
export const staysShown = (data: unknown, error: unknown): boolean =>
  data !== undefined && isTransient(error);

/**
 * How long the server asks us to wait, ms; 0 if it does not. Capped, because nobody waits more than a few minutes for a
 * page.
 */
export function retryAfterMs(error: unknown): number {
  const seconds = error instanceof CallError ? error.retryAfterSeconds : undefined;
  return Math.min(maxAskedMs, (seconds ?? 0) * 1000);
}

/** The server is overloaded and says when to come back: no reason to give up. */
export const isBusy = (error: unknown): boolean =>
  error instanceof CallError && error.code === "unavailable" && retryAfterMs(error) > 0;

/** For queries that keep retrying while the server is busy, and do not retry for anything else. */
export const retryWhileBusy = {
  retry: (failures: number, error: unknown) => isBusy(error) && failures < busyTries,
  retryDelay: (failures: number, error: unknown) =>
    Math.max(retryAfterMs(error), Math.min(1_000 * 2 ** failures, 30_000)),
};

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          retryWhileBusy.retry(failures, error) || (failures < 2 && isTransient(error)),
        retryDelay: retryWhileBusy.retryDelay,
        // Without a network, fail: the page says so, instead of loading until there is one.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      // Fail immediately, too: a button press must not wait silently.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
