import type { AnyRouter } from "@tanstack/react-router";

/** One of the links on a page: where it points, and as which of those that point there. */
interface Followed {
  readonly href: string;
  readonly index: number;
}

const linksTo = (main: Element, href: string) =>
  [...main.querySelectorAll("a")].filter((link) => link.getAttribute("href") === href);

function followedFrom(link: Element | null): Followed | undefined {
  const href = link?.getAttribute("href");
  const main = link?.closest("main");
  if (!href || !main) return undefined;
  return { href, index: linksTo(main, href).findIndex((one) => one === link) };
}

/**
 * After Back, the focus moves to the link that had led away: the page is scrolled to there, and its heading, which the
 * focus arrives at otherwise, may be out of sight.
 */
export function focusBack(router: AnyRouter): void {
  /** By the place in the history that it was followed from. */
  const followed = new Map<string | undefined, Followed>();
  router.subscribe("onBeforeNavigate", ({ fromLocation }) => {
    const link = followedFrom(document.activeElement);
    if (link) followed.set(fromLocation?.state.key, link);
  });
  router.subscribe("onRendered", ({ toLocation, pathChanged }) => {
    const heading = document.activeElement;
    const link = followed.get(toLocation.state.key);
    if (!pathChanged || !link || !heading?.matches("main, h1")) return;
    const main = heading.closest("main");
    if (main) linksTo(main, link.href)[link.index]?.focus({ preventScroll: true });
  });
}
