import type { AnyRouter } from "@tanstack/react-router";

const linkIn = (main: Element, href: string | undefined) =>
  [...main.querySelectorAll("a")].find((link) => link.getAttribute("href") === href);

/**
 * After Back, the focus moves to the link that had led away: the page is scrolled to there, and its heading, which the
 * focus arrives at otherwise, may be out of sight.
 */
export function focusBack(router: AnyRouter): void {
  /** Where the link pointed that was followed, by the place in the history that it was followed from. */
  const followed = new Map<string | undefined, string>();
  router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
    const href = document.activeElement?.getAttribute("href");
    if (href) followed.set(fromLocation?.state.key, href);
  });
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    const heading = document.activeElement;
    if (!pathChanged || !heading?.matches("main, h1")) return;
    const main = heading.closest("main");
    if (main) linkIn(main, followed.get(toLocation.state.key))?.focus({ preventScroll: true });
  });
}
