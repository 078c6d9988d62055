import { nextPaint } from "./after-paint.ts";

/** Something of the page that is still to come. */
const stillToCome = "main [data-loading]";

/** After so long what has come is printed. */
const patienceMs = 10_000;

let timesAsked = 0;

/**
 * Prints the page that is open as soon as all of it has come: on paper grey lines would stay. Who goes to another page
 * meanwhile prints nothing, and who asks again prints once.
 */
export async function printPage(): Promise<void> {
  const asked = (timesAsked += 1);
  const { pathname } = location;
  const until = performance.now() + patienceMs;
  while (document.querySelector(stillToCome) && performance.now() < until) {
    await nextPaint();
    // What has come just now is drawn for paper only when it knows of it.
    await nextPaint();
    if (asked !== timesAsked || location.pathname !== pathname) return;
  }
  window.print();
}
