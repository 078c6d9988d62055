import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { pageToken, readAccessToken } from "./access-token.ts";

/** The user this page was opened for is still signed in. */
const isStillHere = (): boolean => pageToken() !== undefined && pageToken() === readAccessToken();

/** The person has just answered that they leave: another form on the page need not ask again. */
let isAnswered = false;

function noteAnswer(): void {
  isAnswered = true;
  // By then the router has asked them all.
  setTimeout(() => (isAnswered = false));
}

/**
 * Asks for confirmation before a page with unsaved changes is left. Users who are no longer signed in are not asked:
 * nobody else may find what they typed, or save it in their name.
 * @param isChanged whether there is something to lose
 * @param keptAt a path that keeps what was typed, through its own steps and through a reload
 */
export function useUnsaved(isChanged: () => boolean, keptAt?: string) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) =>
      !isAnswered && next.pathname !== keptAt && isChanged() && isStillHere(),
    enableBeforeUnload: () => keptAt === undefined && isChanged() && isStillHere(),
    withResolver: true,
  });
  if (blocker.status !== "blocked") return blocker;
  const proceed = () => {
    noteAnswer();
    blocker.proceed();
  };
  return { ...blocker, proceed };
}

/**
 * Keeps this page open while it shows what cannot be shown again: the way out is its own button. Back does nothing, and a
 * reload is asked about. Users who are no longer signed in are not held.
 */
export function useNoWayBack(): void {
  useBlocker({ shouldBlockFn: isStillHere, enableBeforeUnload: isStillHere });
}

/** The dialogs that Back closes, the innermost last. */
const open: object[] = [];

/**
 * Back closes the dialog that calls this, as Escape does, and leaves the page only then; of several it closes the
 * innermost. The dialog is rendered only while it is open. Users who are no longer signed in are not held.
 */
export function useBackCloses(onClose: () => void): void {
  const [self] = useState(() => ({}));
  useEffect(() => {
    open.push(self);
    return () => void open.splice(open.indexOf(self), 1);
  }, [self]);
  useBlocker({
    shouldBlockFn({ action }) {
      if (action !== "BACK" || open.at(-1) !== self || !isStillHere()) return false;
      onClose();
      return true;
    },
    enableBeforeUnload: false,
  });
}
