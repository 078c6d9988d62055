import { useEffect } from "react";

/**
 * For a page that says it is being left for another site: a browser that restores it from the back/forward cache would
 * show that forever to anyone who comes back with the Back button.
 */
export function useReloadWhenKept(): void {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);
}
