import { useLayoutEffect } from "react";

/** Moves the focus to the page's heading: what comes next is read from there. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>("main h1")?.focus(options);
}

/** Moves the focus to the heading of a page that replaced another at the same address. */
export function useHeadingFocus(): void {
  useLayoutEffect(() => focusHeading({ preventScroll: true }), []);
}
