/** Between a press and the step to another page, where nobody is asked anything first. */
const withinMs = 100;

/**
 * A page that a link leads to begins by itself, as in a new tab. What a form or a dialog leads to may go on with what it
 * has in its hand.
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
