import { readOn, readToEnd } from "./read-on.ts";

/** What stays at an edge of the screen while the page scrolls beneath it. */
function barAround(element: Element | undefined): Element | undefined {
  for (let around = element; around; around = around.parentElement ?? undefined)
    if (["sticky", "fixed"].includes(getComputedStyle(around).position)) return around;
  return undefined;
}

/** How much of the screen is covered by the bars, in CSS pixels. */
function coveredOf(root: Document, screen: number) {
  const bar = (name: "header" | "footer") =>
    barAround(
      [...root.querySelectorAll(name)].find((element) => !element.closest("main")),
    )?.getBoundingClientRect();
  return {
    above: Math.max(0, bar("header")?.bottom ?? 0),
    below: Math.max(0, screen - (bar("footer")?.top ?? screen)),
  };
}

function scrolls(view: Window, by: number): boolean {
  const before = view.scrollY;
  view.scrollBy({ top: by, behavior: "instant" });
  return view.scrollY > before;
}

/** Whether the page scrolled instead of the frame moving, because more than a screen is in between. */
export function goesDownTo(element: Element): boolean {
  const view = element.ownerDocument.defaultView;
  // In a dialog it is the dialog that would scroll, and things there are close together.
  if (!view || element.closest("[role=dialog], [role=alertdialog]")) return false;
  const { scrollMarginTop, scrollMarginBottom } = view.getComputedStyle(element);
  const by = readOn({
    bottom: element.getBoundingClientRect().bottom,
    screen: view.innerHeight,
    above: Number.parseFloat(scrollMarginTop) || 0,
    below: Number.parseFloat(scrollMarginBottom) || 0,
  });
  return by !== undefined && scrolls(view, by);
}

/** How it went: a long answer scrolls in itself. */
const feedbackOf = (root: Document) => root.querySelector("footer [data-result]");

function feedbackGoesOn(root: Document): boolean {
  const feedback = feedbackOf(root);
  if (!feedback) return false;
  const { clientHeight: screen, scrollHeight, scrollTop } = feedback;
  const by = readToEnd({ bottom: scrollHeight - scrollTop, screen, above: 0, below: 0 });
  if (by === undefined) return false;
  feedback.scrollBy({ top: by, behavior: "instant" });
  return feedback.scrollTop > scrollTop;
}

/**
 * Whether something scrolled instead of the frame leaving the page's content: first the rest of the feedback,
 * next to Next, then what is below the last thing that can be pressed.
 */
export function goesToEnd(root: Document): boolean {
  if (feedbackGoesOn(root)) return true;
  const view = root.defaultView;
  const main = root.querySelector("main");
  if (!view || !main) return false;
  const screen = view.innerHeight;
  const padding = Number.parseFloat(view.getComputedStyle(main).paddingBottom) || 0;
  const bottom = main.getBoundingClientRect().bottom - padding;
  const by = readToEnd({ bottom, screen, ...coveredOf(root, screen) });
  return by !== undefined && scrolls(view, by);
}

/** A new round begins: the feedback is there from its first word again, as the page is. */
export const startOver = (root: Document): void =>
  feedbackOf(root)?.scrollTo({ top: 0, behavior: "instant" });
