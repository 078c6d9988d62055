/** A page still here after this was not left: `mailto:` and `tel:` links begin like leaving. */
const maxLeavingMs = 5_000;

/**
 * Whatever a page was loading when it is left will never arrive, and is not missed: only a page that stays reports that
 * it could not load one of its parts.
 */
export function leaveQuietly(): void {
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
    setTimeout(() => (isLeaving = false), maxLeavingMs);
  });
  addEventListener("pageshow", () => (isLeaving = false));
  const keepQuiet = (event: Event) => {
    if (isLeaving) event.preventDefault();
  };
  addEventListener("vite:preloadError", keepQuiet);
  addEventListener("unhandledrejection", keepQuiet);
}
