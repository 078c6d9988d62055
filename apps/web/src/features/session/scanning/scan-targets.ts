import { looseGroups, smallGroups } from "./scan-rows.ts";
import type { ScanGroups } from "./scanner.ts";

const pressable = [
  "button",
  "a[href]",
  "input:not([type=hidden]):not([type=range])",
  "select",
  "textarea",
  "summary",
  // The days of a calendar.
  "[role=button]",
  "[role=tab]",
  "[role=option]",
  "[role=menuitem]",
  "[role=menuitemradio]",
].join(",");

/** What stands together. The frame comes to what is answered with first, and to the bar above last. */
const togetherness =
  "fieldset, [role=group], [role=radiogroup], [role=tablist], table, [role=grid], nav, header, footer";

const isOut = (element: Element): boolean =>
  element.closest("[inert], [aria-hidden=true], [aria-disabled=true], :disabled") !== null;

/** Radios and switches are drawn by their label. */
export const drawnOf = (element: Element): Element =>
  element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type)
    ? (element.closest("label") ?? element)
    : element;

/** Tablets that are a few years old do not say it of themselves; what takes no room is told apart by its size. */
const isVisible = (element: Element): boolean =>
  "checkVisibility" in element
    ? element.checkVisibility({ visibilityProperty: true })
    : getComputedStyle(element).visibility === "visible";

/** Words and ways out for screen readers alone: whatever their own size, nothing of them is shown. */
const isOnlyHeard = ({ parentElement: around }: Element): boolean =>
  around !== null && around.offsetWidth === 1 && getComputedStyle(around).overflow === "hidden";

/** Nothing of it is drawn until a keyboard comes to it. */
const isClipped = (element: Element): boolean =>
  getComputedStyle(element).clipPath === "inset(50%)";

/** A way out of the app: no switch works there, and none leads back. What calls or writes leaves the page as it is. */
const leadsOut = (element: Element): boolean =>
  element instanceof HTMLAnchorElement &&
  element.protocol.startsWith("http") &&
  element.origin !== location.origin;

function isSeen(element: Element): boolean {
  const drawn = drawnOf(element);
  const { width, height } = drawn.getBoundingClientRect();
  return isVisible(drawn) && width > 1 && height > 1 && !isOnlyHeard(drawn) && !isClipped(drawn);
}

/** The timed answers of a run: while they are there, the frame goes nowhere else. */
const pacedAnswers = (all: readonly HTMLElement[]): readonly HTMLElement[] =>
  all.filter((element) => element.matches("button[data-run]"));

const rankOf = (element: Element): number => {
  if (element.closest("main, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]"))
    return 0;
  return element.closest("footer") ? 1 : 2;
};

const boxOf = (element: Element) => drawnOf(element).getBoundingClientRect();

/** What follows one another within the same thing, or within none. */
interface Run {
  readonly around: Element | null;
  readonly rank: number;
  readonly things: HTMLElement[];
}

const ids = new WeakMap<Element, string>();
let count = 0;

/** A name for an element, the same as long as it lives. */
export function idOf(element: Element): string {
  const known = ids.get(element);
  if (known !== undefined) return known;
  count += 1;
  ids.set(element, `scan-${count}`);
  return `scan-${count}`;
}

export interface ScanTargets {
  readonly groups: ScanGroups;
  /** Answers that have to come in time: two switches stand for two of them, any switch for one. */
  readonly paced: readonly HTMLElement[];
  readonly elementOf: (id: string) => HTMLElement | undefined;
}

/** Everything of the page that can be pressed now. */
export function scanTargets(root: ParentNode = document): ScanTargets {
  const all = [...root.querySelectorAll<HTMLElement>(pressable)].filter(
    (element) => !isOut(element) && !leadsOut(element) && isSeen(element),
  );
  const paced = pacedAnswers(all);
  const shown = (paced.length > 0 ? paced : all).toSorted(
    (one, other) => rankOf(one) - rankOf(other),
  );
  const runs: Run[] = [];
  for (const element of shown) {
    const around = element.closest(togetherness);
    const rank = rankOf(element);
    const run = runs.at(-1);
    if (run && run.around === around && run.rank === rank) run.things.push(element);
    else runs.push({ around, rank, things: [element] });
  }
  const byId = new Map(shown.map((element) => [idOf(element), element]));
  return {
    paced,
    groups: runs
      .flatMap(({ around, things }) => (around ? smallGroups(things, boxOf) : looseGroups(things)))
      .map((group) => group.map(idOf)),
    elementOf: (id) => byId.get(id),
  };
}
