/** A list that contained the focused element, and its place in it. */
interface Row {
  readonly list: Element;
  readonly row: Element;
  readonly index: number;
}

/** Where an element with the focus was: all around it, from the inside out. */
interface Place {
  readonly element: Element;
  readonly surroundings: readonly Element[];
  readonly rows: readonly Row[];
}

const lists = "tbody, ul, ol, dl, [role=rowgroup], [role=grid], [role=list]";
const usable =
  "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex='0']";

function placeOf(element: Element): Place {
  const surroundings: Element[] = [];
  const rows: Row[] = [];
  for (let row = element; row.parentElement; row = row.parentElement) {
    const list = row.parentElement;
    surroundings.push(list);
    if (list.matches(lists)) rows.push({ list, row, index: [...list.children].indexOf(row) });
  }
  return { element, surroundings, rows };
}

/** In the row that took the removed row's place in its list, or else in the last row left. */
function neighbourIn({ rows }: Place): HTMLElement | undefined {
  for (const { list, row, index } of rows) {
    if (!list.isConnected || row.isConnected) continue;
    const next = list.children[Math.min(index, list.children.length - 1)];
    const inside = next?.querySelector<HTMLElement>(usable);
    if (inside) return inside;
  }
  return undefined;
}

/** The first thing that can be used in what is left of its surroundings, short of the whole page. */
function nearestIn(
  surroundings: readonly Element[],
  main: Element | null,
): HTMLElement | undefined {
  for (const one of surroundings) {
    if (one.contains(main)) return undefined;
    const inside = one.isConnected && one.querySelector<HTMLElement>(usable);
    if (inside) return inside;
  }
  return undefined;
}

/** What led to a menu or a dialog that has closed, or stood where it stood. */
function openerOf({ element }: Place): HTMLElement | undefined {
  return element instanceof HTMLElement && element.isConnected && element.matches(usable)
    ? element
    : undefined;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** What an element stood directly in, and what that stands in: a row of buttons, a card. */
const closeBy = 2;

/** Time for the screen to move the focus itself, and for a list to reload, ms. */
const patienceMs = 150;

/**
 * Keeps keyboard and screen reader users in their place when the focused element leaves the screen. Otherwise the browser
 * starts again at the top. The focus moves, whichever there is first, to
 * - the row that took its place;
 * - what is left of the menu or dialog that it was in;
 * - what opened that menu or dialog, or the row that took its place;
 * - what can be used close by;
 * - the page's heading if it is in sight, or else what can be used nearest.
 * @returns a function that stops it
 */
export function keepFocus(root: Document = document): () => void {
  let last: Place | undefined;
  /** The last that was on the page itself. */
  let onPage: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const isLost = () =>
    last !== undefined &&
    !last.element.isConnected &&
    (root.activeElement === null || root.activeElement === root.body);

  function placeInstead(main: Element | null): HTMLElement | undefined {
    const heading = main?.querySelector<HTMLElement>("h1[tabindex]");
    const around = onPage?.surroundings ?? [];
    return (
      (last && neighbourIn(last)) ??
      (last === onPage ? undefined : nearestIn(last?.surroundings ?? [], main)) ??
      (onPage && (openerOf(onPage) ?? neighbourIn(onPage))) ??
      nearestIn(around.slice(0, closeBy), main) ??
      (heading && isInSight(heading) ? heading : nearestIn(around, main)) ??
      heading ??
      undefined
    );
  }
  function bringBack(): void {
    if (!isLost()) return;
    const main = root.querySelector("main");
    const place = placeInstead(main) ?? main;
    place?.focus({ preventScroll: isInSight(place) });
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
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = placeOf(target);
    if (root.querySelector("main")?.contains(target)) onPage = last;
  };
  root.addEventListener("focusin", note);
  observer.observe(root.body, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", note);
    observer.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
