import { useBlocker } from "@tanstack/react-router";
import { pageToken, readAccessToken } from "./access-token.ts";

/** The user this page was opened for is still signed in. */
const isStillHere = (): boolean => pageToken() !== undefined && pageToken() === readAccessToken();

/**
 * Asks for confirmation before a page with unsaved changes is left. Users who are no longer signed in are not asked:
 * nobody else may find what they typed, or save it in their name.
 * @param isChanged whether there is something to lose
 * @param keptAt a path that keeps what was typed, through its own steps and through a reload
 */
export const useUnsaved = (isChanged: () => boolean, keptAt?: string) =>
  useBlocker({
    shouldBlockFn: ({ next }) => next.pathname !== keptAt && isChanged() && isStillHere(),
    enableBeforeUnload: () => keptAt === undefined && isChanged() && isStillHere(),
    withResolver: true,
  });
