import type { MemoryBoardView } from "@regain/contract/entities/task-view";
import { verdictOf, type Move, type ViewRules } from "./rules.ts";

export interface MemoryBoardState {
  /** Tiles that are open and not matched: none, one, or two that differ (until the next tap). */
  readonly open: readonly string[];
  /** Tiles that are matched and stay open. */
  readonly matched: readonly string[];
  /** Tiles seen at least once. */
  readonly seen: readonly string[];
  readonly isDone: boolean;
}

const valueOf = (view: MemoryBoardView, id: string | undefined) =>
  view.items.find((item) => item.id === id)?.value;

const partnerOf = (view: MemoryBoardView, id: string) =>
  view.items.find((item) => item.id !== id && item.value === valueOf(view, id))?.id;

const isFaceDown = (view: MemoryBoardView, state: MemoryBoardState, id: string) =>
  valueOf(view, id) !== undefined &&
  !state.matched.includes(id) &&
  !(state.open.length === 1 && state.open[0] === id);

function pairsOf(view: MemoryBoardView): string[][] {
  return view.answers.map((value) =>
    view.items.filter((item) => item.value === value).map(({ id }) => id),
  );
}

const taps = (ids: readonly string[]): Move[] => ids.map((item) => ({ kind: "tap", item }));

/** Two tiles per turn; matches stay; solved when all are matched. Ending early counts the pairs found. */
export const memoryBoardRules: ViewRules<MemoryBoardView, MemoryBoardState> = {
  start: () => ({ open: [], matched: [], seen: [], isDone: false }),

  apply(view, state, event) {
    if (state.isDone) return state;
    if (event.kind === "done" && this.isAnswerable(view, state)) return { ...state, isDone: true };
    if (event.kind !== "tap" || !isFaceDown(view, state, event.item)) return state;
    const seen = [...new Set([...state.seen, event.item])];
    const [first, second] = state.open;
    if (first === undefined || second !== undefined) return { ...state, open: [event.item], seen };
    return valueOf(view, first) === valueOf(view, event.item)
      ? { ...state, open: [], matched: [...state.matched, first, event.item], seen }
      : { ...state, open: [first, event.item], seen };
  },

  /** A mistake of memory: the second tile is wrong although its partner had been seen before. */
  isMistake(view, state, event) {
    const [first, second] = state.open;
    if (event.kind !== "tap" || first === undefined || second !== undefined) return false;
    if (!isFaceDown(view, state, event.item)) return false;
    const partner = partnerOf(view, first);
    return partner !== event.item && partner !== undefined && state.seen.includes(partner);
  },

  isAnswerable: (_, state) => state.seen.length >= 2,
  isComplete: (view, state) => state.isDone || state.matched.length === view.items.length,
  judge: (view, state) => verdictOf(state.matched.length / view.items.length),

  hints(view, state) {
    const [first, second] = state.open;
    const partner =
      first !== undefined && second === undefined ? partnerOf(view, first) : undefined;
    if (partner !== undefined) return [{ part: partner }];
    const next = pairsOf(view).find((pair) => !state.matched.includes(pair[0] ?? ""));
    return (next ?? []).map((part) => ({ part }));
  },

  solve: (view) => taps(pairsOf(view).flat()),

  fail(view) {
    const first = view.items[0];
    const other = view.items.find((item) => item.value !== first?.value);
    return [...taps([first?.id ?? "", other?.id ?? ""]), { kind: "done" }];
  },
};
