/** Where the focused element was: the lists that contained it, innermost first, and its place in each. */
interface Place {
  readonly list: Element;
  readonly row: Element;
  readonly index: number;
}

const lists = "tbody, ul, ol, dl, [role=rowgroup], [role=grid], [role=list]";
const usable =
  "button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), [tabindex='0']";

function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  for (let row = element; row.parentElement; row = row.parentElement) {
    const list = row.parentElement;
    if (list.matches(lists)) places.push({ list, row, index: [...list.children].indexOf(row) });
  }
  return places;
}

/** In the row that took the removed row's place in its list, or else in the last row left. */
function neighbourIn(places: readonly Place[]): HTMLElement | undefined {
  for (const { list, row, index } of places) {
    if (!list.isConnected || row.isConnected) continue;
    const next = list.children[Math.min(index, list.children.length - 1)];
    const inside = next?.querySelector<HTMLElement>(usable);
    if (inside) return inside;
  }
  return undefined;
}

/** Time for the screen to move the focus itself, and for a list to reload, ms. */
const patienceMs = 150;

/**
 * Keeps keyboard and screen reader users in their place when the focused element leaves the screen: the focus moves to
 * the row that took its place, or to the page's heading. Otherwise the browser starts again at the top.
 * @returns a function that stops it
 */
export function keepFocus(root: Document = document): () => void {
  let last: Element | undefined;
  let places: readonly Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const isLost = () => root.activeElement === null || root.activeElement === root.body;

  function bringBack(): void {
    if (!last || last.isConnected || !isLost()) return;
    const main = root.querySelector("main");
    const heading = main?.querySelector<HTMLElement>("h1[tabindex]") ?? main;
    (neighbourIn(places) ?? heading)?.focus({ preventScroll: true });
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
    places = placesOf(target);
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
