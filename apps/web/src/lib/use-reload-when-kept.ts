import { useEffect } from "react";

/**
 * For a page that says it is being left for another site: a browser that kept it as it was would show the same to who
 * comes back by its Back button, for ever.
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
