import { useCallback, useSyncExternalStore } from "react";

/**
 * Whether the window is at least this many rem wide. A media query in `rem` only knows the browser's text size, not the
 * person's own.
 */
export function useRoom(rems: number): boolean {
  const subscribe = useCallback((seen: () => void) => {
    const sizes = new ResizeObserver(seen);
    const settings = new MutationObserver(seen);
    sizes.observe(document.documentElement);
    settings.observe(document.documentElement, { attributeFilter: ["data-text-size"] });
    return () => {
      sizes.disconnect();
      settings.disconnect();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return window.innerWidth >= rems * rem;
  });
}
