import { useLayoutEffect } from "react";

/** A page that has taken the place of another at the same address is read from its heading. */
export function useHeadingFocus(): void {
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
}
