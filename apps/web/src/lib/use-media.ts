import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches, now and as the screen changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (seen: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", seen);
      return () => list.removeEventListener("change", seen);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
