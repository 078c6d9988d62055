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

/** What forms a group. The frame reaches what is used to answer first, and the bar at the top last. */
const togetherness =
  "fieldset, [role=group], [role=radiogroup], [role=tablist], table, [role=grid], nav, header, footer";

const isOut = (element: Element): boolean =>
  element.closest("[inert], [aria-hidden=true], [aria-disabled=true], :disabled") !== null;

/** For radios and switches, the visible element is their label. */
export const drawnOf = (element: Element): Element =>
  element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type)
    ? (element.closest("label") ?? element)
    : element;

/** Tablets that are a few years old lack `checkVisibility`; what takes no space is recognized by its size. */
const isVisible = (element: Element): boolean =>
  "checkVisibility" in element
    ? element.checkVisibility({ visibilityProperty: true })
    : getComputedStyle(element).visibility === "visible";

/** Text and links only for screen readers: whatever their own size, nothing of them is shown. */
const isOnlyHeard = ({ parentElement: around }: Element): boolean =>
  around !== null && around.offsetWidth === 1 && getComputedStyle(around).overflow === "hidden";

/** Nothing of it is drawn until it has keyboard focus. */
const isClipped = (element: Element): boolean =>
  getComputedStyle(element).clipPath === "inset(50%)";

/** A link out of the app: no switch works there, and none leads back. Phone and mail links leave the page as it is. */
const leadsOut = (element: Element): boolean =>
  element instanceof HTMLAnchorElement &&
  element.protocol.startsWith("http") &&
  element.origin !== location.origin;

function isSeen(element: Element): boolean {
  const drawn = drawnOf(element);
  const { width, height } = drawn.getBoundingClientRect();
  return isVisible(drawn) && width > 1 && height > 1 && !isOnlyHeard(drawn) && !isClipped(drawn);
}

/** The timed answers of a run: while they are there, the frame goes nowhere. */
const pacedAnswers = (all: readonly HTMLElement[]): readonly HTMLElement[] =>
  all.filter((element) => element.matches("button[data-run]"));

/** Where something is, in the order in which the frame comes there. */
export type ScanArea = "content" | "foot" | "head";

export function areaOf(element: Element): ScanArea {
  if (element.closest("main, [role=dialog], [role=alertdialog], [role=listbox], [role=menu]"))
    return "content";
  return element.closest("footer") ? "foot" : "head";
}

const ranks: Readonly<Record<ScanArea, number>> = { content: 0, foot: 1, head: 2 };
const rankOf = (element: Element): number => ranks[areaOf(element)];

const boxOf = (element: Element) => drawnOf(element).getBoundingClientRect();

/** Consecutive things within the same container, or within none. */
interface Run {
  readonly around: Element | null;
  readonly rank: number;
  readonly things: HTMLElement[];
}

const ids = new WeakMap<Element, string>();
let count = 0;

/** An ID for an element, stable for as long as it exists. */
export function idOf(element: Element): string {
  const known = ids.get(element);
  if (known !== undefined) return known;
  count += 1;
  ids.set(element, `scan-${count}`);
  return `scan-${count}`;
}

export interface ScanTargets {
  readonly groups: ScanGroups;
  /** Answers that have to come in time: with two of them, each switch presses one; with one, any switch does. */
  readonly paced: readonly HTMLElement[];
  readonly elementOf: (id: string) => HTMLElement | undefined;
}

/** Everything on the page that can be pressed now. */
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
