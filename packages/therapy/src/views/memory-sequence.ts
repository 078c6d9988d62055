import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { MemorySequenceView } from "@regain/contract/entities/task-view";
import { type Side, verdictOf, wrong, type ViewRules } from "./rules.ts";

export interface MemorySequenceState {
  /** Right items, in the order of their taps. */
  readonly found: readonly string[];
  readonly wrongTaps: readonly string[];
  readonly isDone: boolean;
}

const valueOf = (view: MemorySequenceView, id: string | undefined) =>
  view.items.find((item) => item.id === id)?.value;

/** The items with a value that were not found yet; all of them once each was, because an item may be wanted twice. */
function freshOf(view: MemorySequenceView, found: readonly string[], value: string | undefined) {
  const alike = view.items.filter((item) => item.value === value).map(({ id }) => id);
  const fresh = alike.filter((id) => !found.includes(id));
  return fresh.length > 0 ? fresh : alike;
}

/** Whether a tap on the item is right now: the next one if order matters, else any that is still wanted. */
function isWanted(view: MemorySequenceView, state: MemorySequenceState, item: string): boolean {
  if (view.sequenceKind === "Unordered") return view.answers.includes(item);
  const next = valueOf(view, view.answers[state.found.length]);
  return freshOf(view, state.found, next).includes(item);
}

/** What is still to be tapped in an order. Of identical items, those that were not found yet. */
function restOf(view: MemorySequenceView, state: MemorySequenceState): string[] {
  const tapped = [...state.found];
  return view.answers.slice(state.found.length).map((answer) => {
    const fresh = freshOf(view, tapped, valueOf(view, answer));
    const next = fresh.includes(answer) ? answer : (fresh[0] ?? answer);
    tapped.push(next);
    return next;
  });
}

/** An item may be wanted twice in an order, but an item found in a search cannot be tapped again. */
function canTap(view: MemorySequenceView, state: MemorySequenceState, item: string): boolean {
  if (valueOf(view, item) === undefined) return false;
  return view.sequenceKind === "Ordered" || !state.found.includes(item);
}

/** How far right of the middle of its grid an item is, in half columns. */
function fromMiddle({ items, columnCount = 1 }: MemorySequenceView, id: string): number {
  const column = items.findIndex((item) => item.id === id) % columnCount;
  return column * 2 + 1 - columnCount;
}

/** The half that an item is in: none for a column in the middle, and none without a grid. */
function sidesOf(view: MemorySequenceView, id: string): Side[] {
  const place = fromMiddle(view, id);
  if (place === 0) return [];
  return [place < 0 ? "left" : "right"];
}

/**
 * Whether what was tapped was where the view has it. A grid that is too wide for a screen wraps, and its
 * sides change. Next to the middle a tap may fall on either half, because the grid is not exactly centered.
 */
const isInPlace = (view: MemorySequenceView, events: readonly TaskEvent[]) =>
  events.every(
    (event) =>
      event.kind !== "tap" ||
      event.side === undefined ||
      !view.items.some(({ id }) => id === event.item) ||
      Math.abs(fromMiddle(view, event.item)) <= 1 ||
      sidesOf(view, event.item).includes(event.side),
  );

const isAllFound = (view: MemorySequenceView, state: MemorySequenceState) =>
  state.found.length === view.answers.length;

/**
 * Correct when every right item is tapped and no others; partly when there were wrong taps among them (share:
 * right taps of all taps); incorrect when not all were tapped.
 */
export const memorySequenceRules: ViewRules<MemorySequenceView, MemorySequenceState> = {
  start: () => ({ found: [], wrongTaps: [], isDone: false }),

  apply(view, state, event) {
    if (state.isDone || isAllFound(view, state)) return state;
    if (event.kind === "done" && this.isAnswerable(view, state)) return { ...state, isDone: true };
    if (event.kind !== "tap" || !canTap(view, state, event.item)) return state;
    return isWanted(view, state, event.item)
      ? { ...state, found: [...state.found, event.item] }
      : { ...state, wrongTaps: [...state.wrongTaps, event.item] };
  },

  isMistake: (view, state, event) =>
    event.kind === "tap" && canTap(view, state, event.item) && !isWanted(view, state, event.item),

  // In an order what is missing shows how far somebody got, not where they looked.
  leftOutOn: (view, state, events) =>
    state.isDone && view.sequenceKind === "Unordered" && isInPlace(view, events)
      ? view.answers.filter((id) => !state.found.includes(id)).flatMap((id) => sidesOf(view, id))
      : [],

  isAnswerable: (_, state) => state.found.length + state.wrongTaps.length > 0,
  isComplete: (view, state) => state.isDone || isAllFound(view, state),

  judge(view, state) {
    if (!isAllFound(view, state)) return wrong;
    return verdictOf(state.found.length / (state.found.length + state.wrongTaps.length));
  },

  hints: (view, state) =>
    view.sequenceKind === "Ordered"
      ? restOf(view, state).map((part) => ({ part }))
      : view.answers.filter((part) => !state.found.includes(part)).map((part) => ({ part })),

  solve: (view) => view.answers.map((item) => ({ kind: "tap", item })),

  fail(view, rng) {
    const known = view.answers.map((id) => valueOf(view, id));
    const others = view.items.filter((item) => !view.answers.includes(item.id));
    const notNext = view.items.filter((item) => item.value !== known[0]);
    const item = rng.pick(view.sequenceKind === "Unordered" ? others : notNext).id;
    return [{ kind: "tap", item }, { kind: "done" }];
  },
};
