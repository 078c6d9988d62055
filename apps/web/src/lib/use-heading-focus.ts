import { useLayoutEffect } from "react";

/** Moves the focus to the heading of a page that replaced another at the same address. */
export function useHeadingFocus(): void {
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
  }, []);
}
