import { useContext, useLayoutEffect, useRef } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import { tapWindowMs } from "./tap-window.ts";

/** A tap outside closes what is open, except one that a trembling hand makes right after the tap that opened it. */
export function useTapOutside(isOpen: boolean): () => boolean {
  const last = useRef(-Infinity);
  useLayoutEffect(() => {
    if (isOpen) last.current = performance.now();
  }, [isOpen]);
  return () => {
    const now = performance.now();
    const counts = now - last.current >= tapWindowMs;
    // A hand may tremble for a long time.
    if (!counts) last.current = now;
    return counts;
  };
}

/** The same for the overlay opened by the surrounding field or button. */
export const useTapOutsideOpened = (): (() => boolean) =>
  useTapOutside(useContext(OverlayTriggerStateContext)?.isOpen ?? false);
