import { useLayoutEffect } from "react";

/** What the whole page makes room for. */
type PageMark = "backToTop" | "barBelow" | "cookieBar";

/**
 * Marks `<html>` while the caller is there (`data-back-to-top` and so on). A style sheet that asked `html:has(…)` would
 * have the browser search the whole page at each change, which a tap in the player must not wait for.
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const { dataset } = document.documentElement;
    dataset[mark] = "";
    return () => {
      delete dataset[mark];
    };
  }, [mark, isOn]);
}
