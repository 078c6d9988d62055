/** From a click to the navigation, when nothing is asked in between. */
const withinMs = 100;

/**
 * A page that a link leads to starts from scratch, as in a new tab. A page that a form or a dialog leads to may
 * continue with data held in memory.
 * @returns whether a link is being followed right now
 */
export function watchLinks(): () => boolean {
  let followedAt = -Infinity;
  addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a[href]")) followedAt = performance.now();
    },
    { capture: true },
  );
  return () => performance.now() - followedAt < withinMs;
}
