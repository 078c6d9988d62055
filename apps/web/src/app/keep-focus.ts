import { isDrawn } from "../lib/is-drawn.ts";

/** A step from an element to the document: what it stood in, beside what, and as which of them. */
interface Step {
  readonly parent: Element;
  readonly children: readonly Element[];
  readonly child: Element;
  readonly index: number;
}

/** Where an element with the focus was: all around it, from the inside out. */
interface Place {
  readonly element: Element;
  readonly steps: readonly Step[];
}

const lists = "tbody, ul, ol, dl, [role=rowgroup], [role=grid], [role=list]";
const usable =
  "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex='0']";

function placeOf(element: Element): Place {
  const steps: Step[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    const children = [...parent.children];
    steps.push({ parent, children, child, index: children.indexOf(child) });
  }
  return { element, steps };
}

/** The first thing in them that can be used. */
function usableIn(elements: readonly Element[]): HTMLElement | undefined {
  for (const one of elements) {
    const all = [one, ...one.querySelectorAll(usable)];
    const found = all.find((each) => each.matches(usable) && isDrawn(each));
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}

/** In the row that took the removed row's place in its list, or else in the last row left. */
function neighbourIn({ steps }: Place): HTMLElement | undefined {
  for (const { parent, child, index } of steps) {
    if (!parent.matches(lists) || !parent.isConnected || child.isConnected) continue;
    const rows = [...parent.children];
    const found = usableIn([...rows.slice(index), ...rows.slice(0, index).toReversed()]);
    if (found) return found;
  }
  return undefined;
}

/** In what is left of what stood around it, short of the whole page: before it rather than after. */
function nearestIn(steps: readonly Step[], main: Element | null): HTMLElement | undefined {
  for (const { parent, children, index } of steps) {
    if (parent.contains(main)) return undefined;
    const beside = [...children.slice(0, index + 1).toReversed(), ...children.slice(index + 1)];
    const found = usableIn(beside.filter((one) => one.isConnected));
    if (found) return found;
  }
  return undefined;
}

/** In what is left of its row, or in the row before: a table's details are a row of their own. */
function ownRowIn({ steps }: Place, main: Element | null): HTMLElement | undefined {
  const list = steps.findIndex(({ parent, child }) => parent.matches(lists) && child.isConnected);
  return nearestIn(steps.slice(0, list + 1), main);
}

/** What led to a menu or a dialog that has closed, or stood where it stood. */
function openerOf({ element }: Place): HTMLElement | undefined {
  return element instanceof HTMLElement && element.isConnected && element.matches(usable)
    ? element
    : undefined;
}

/** A heading that is cut off above is not read as one. */
function isInSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

/** What an element stood directly in, and what that stands in: a row of buttons, a card. */
const closeBy = 2;

const headingOf = (main: Element | null) =>
  main?.querySelector<HTMLElement>("h1[tabindex]") ?? undefined;

/** Instead of something in a menu or a dialog that is still open. */
const insteadAbove = (place: Place, main: Element | null) =>
  neighbourIn(place) ?? nearestIn(place.steps, main);

/** Instead of something on the page, or of what it had opened. */
function insteadOnPage(place: Place, main: Element | null): HTMLElement | undefined {
  const { steps } = place;
  const heading = headingOf(main);
  // What left was it alone, and not a part of the page that something else has taken the place of.
  const isAlone = steps[0]?.parent.isConnected ?? false;
  return (
    openerOf(place) ??
    neighbourIn(place) ??
    ownRowIn(place, main) ??
    (isAlone ? nearestIn(steps.slice(0, closeBy), main) : undefined) ??
    (heading && isInSight(heading) ? heading : nearestIn(steps, main))
  );
}

/** Time for the screen to move the focus itself, and for a list to reload, ms. */
const patienceMs = 150;

/**
 * Keeps keyboard and screen reader users in their place when the focused element leaves the screen. Otherwise the browser
 * starts again at the top. The focus moves, whichever there is first, to
 * - what is left of the menu or dialog that it was in, or what opened that;
 * - the row that took its place, or what is left of its own;
 * - what can be used close by, if nothing else left with it;
 * - the page's heading if it is in sight, or else what can be used nearest.
 */
export function keepFocus(): void {
  let last: Place | undefined;
  /** The last that was on the page itself, not in a menu or a dialog above it. */
  let onPage: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const isLost = () =>
    last !== undefined &&
    !last.element.isConnected &&
    (document.activeElement === null || document.activeElement === document.body);

  function bringBack(): void {
    if (!last || !isLost()) return;
    const main = document.querySelector("main");
    const instead =
      (last === onPage ? undefined : insteadAbove(last, main)) ??
      (onPage && insteadOnPage(onPage, main)) ??
      headingOf(main) ??
      main;
    instead?.focus({ preventScroll: isInSight(instead) });
  }
  /** A closing dialog restores the focus in the next frame, which on a slow tablet comes after the wait. */
  const bringBackInFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(bringBack);
  };
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(bringBackInFrame, patienceMs);
  });
  const note = (focused: unknown) => {
    if (!(focused instanceof Element) || focused === document.body) return;
    last = placeOf(focused);
    if (document.querySelector("#root")?.contains(focused)) onPage = last;
  };
  const noteFocus = ({ target }: FocusEvent) => note(target);
  note(document.activeElement);
  document.addEventListener("focusin", noteFocus);
  observer.observe(document.body, { childList: true, subtree: true });
}
