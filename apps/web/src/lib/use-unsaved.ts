import { useBlocker } from "@tanstack/react-router";
import { pageToken, readAccessToken } from "./access-token.ts";

/** Whoever this page was opened for is signed in still. */
const isStillHere = (): boolean => pageToken() !== undefined && pageToken() === readAccessToken();

/**
 * Holds back whoever leaves a page on which something is not saved, and asks. Somebody who is not signed in any more
 * is not asked: nobody else may find what was typed, or save it in their name.
 * @param isChanged there is something to lose
 */
export const useUnsaved = (isChanged: () => boolean) =>
  useBlocker({
    shouldBlockFn: () => isChanged() && isStillHere(),
    enableBeforeUnload: () => isChanged() && isStillHere(),
    withResolver: true,
  });
