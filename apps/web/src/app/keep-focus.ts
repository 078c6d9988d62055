/** A list that contained the focused element, and its place in it. */
interface Row {
  readonly list: Element;
  readonly row: Element;
  readonly index: number;
}

/** Where the focused element was: all around it, from the inside out. */
interface Place {
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
  return { surroundings, rows };
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
function nearestIn({ surroundings }: Place, main: Element | null): HTMLElement | undefined {
  for (const one of surroundings) {
    if (one.contains(main)) return undefined;
    const inside = one.isConnected && one.querySelector<HTMLElement>(usable);
    if (inside) return inside;
  }
  return undefined;
}

function firstOf(
  places: readonly Place[],
  find: (place: Place) => HTMLElement | undefined,
): HTMLElement | undefined {
  for (const place of places) {
    const found = find(place);
    if (found) return found;
  }
  return undefined;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Time for the screen to move the focus itself, and for a list to reload, ms. */
const patienceMs = 150;

/**
 * Keeps keyboard and screen reader users in their place when the focused element leaves the screen: the focus moves to
 * the row that took its place, or to the page's heading, or if that is out of sight to what can be used nearby. Otherwise
 * the browser starts again at the top.
 * @returns a function that stops it
 */
export function keepFocus(root: Document = document): () => void {
  let last: Element | undefined;
  /** Of it, and of what had the focus before it on the page itself: a menu or a dialog that it led to may have ended it. */
  let places: readonly Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const isLost = () => root.activeElement === null || root.activeElement === root.body;

  function bringBack(): void {
    if (!last || last.isConnected || !isLost()) return;
    const main = root.querySelector("main");
    const heading = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
    const found =
      firstOf(places, neighbourIn) ??
      (heading && isInSight(heading) ? heading : firstOf(places, (one) => nearestIn(one, main)));
    (found ?? heading)?.focus({ preventScroll: found !== undefined && isInSight(found) });
  }
  /** A closing dialog restores the focus in the next frame, which on a slow tablet comes after the wait. */
  const bringBackInFrame = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(bringBack);
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(bringBackInFrame, patienceMs);
  });
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    last = target;
    const place = placeOf(target);
    const isOnPage = root.querySelector("main")?.contains(target);
    places = isOnPage ? [place] : [place, ...places.slice(-1)];
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
