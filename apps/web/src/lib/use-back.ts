import { useBlocker } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { isStillHere } from "./is-still-here.ts";

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
