import { nextPaint } from "./after-paint.ts";

/** A part of the page that is still loading. */
const stillToCome = "main [data-loading]";

/** After this long, whatever has loaded is printed. */
const patienceMs = 10_000;

let timesAsked = 0;

/**
 * Prints the current page as soon as all of it has loaded, since skeletons would stay on paper. Navigating away in the
 * meantime cancels it, and asking again prints only once.
 */
export async function printPage(): Promise<void> {
  const asked = (timesAsked += 1);
  const { pathname } = location;
  const until = performance.now() + patienceMs;
  while (document.querySelector(stillToCome) && performance.now() < until) {
    await nextPaint();
    // Print-only content renders one paint after its data has arrived.
    await nextPaint();
    if (asked !== timesAsked || location.pathname !== pathname) return;
  }
  window.print();
}
