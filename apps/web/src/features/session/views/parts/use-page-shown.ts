import { useSyncExternalStore } from "react";

function subscribe(seen: () => void): () => void {
  document.addEventListener("visibilitychange", seen);
  return () => document.removeEventListener("visibilitychange", seen);
}

/** Whether anybody can see the page. */
export const usePageShown = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
