/** A page that is still here then was not left: `mailto:` and `tel:` begin like a leaving. */
const longestLeavingMs = 5_000;

/**
 * What a page was still loading when it is left will never come, and nothing is missing then: only a page that stays says
 * that it could not load a part of itself.
 */
export function leaveQuietly(): void {
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), longestLeavingMs);
  });
  addEventListener("pageshow", () => (isLeaving = false));
  const keepQuiet = (event: Event) => {
    if (isLeaving) event.preventDefault();
  };
  addEventListener("vite:preloadError", keepQuiet);
  addEventListener("unhandledrejection", keepQuiet);
}
