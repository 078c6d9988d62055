import type { MemorySequenceView } from "@regain/contract/entities/task-view";
import type { MemorySequenceState } from "@regain/therapy/views/memory-sequence";
import type { Mark } from "../parts/mark.tsx";
import type { ViewPhase } from "../view-props.ts";

/** What is shown about one item. */
export interface ItemStanding {
  readonly mark: Mark | undefined;
  /** Its places in the order, from 1: in what was found so far, and at the end in the right order. */
  readonly turns: readonly number[];
}

const turnsIn = (order: readonly string[], id: string) =>
  order.flatMap((one, index) => (one === id ? [index + 1] : []));

/** Rightly or wrongly: in an assessment both look alike. */
export const isTouched = ({ found, wrongTaps }: MemorySequenceState, id: string): boolean =>
  found.includes(id) || wrongTaps.includes(id);

/**
 * In an assessment: there was one touch for each place of an order that was shown, or for each item of a
 * trail. Then it is over, as after the last right touch, so that its end reveals nothing.
 */
export function isUsedUp(view: MemorySequenceView, state: MemorySequenceState): boolean {
  if (view.sequenceKind !== "Ordered") return false;
  const { found, wrongTaps } = state;
  return view.sequence
    ? found.length + wrongTaps.length >= view.sequence.itemIds.length
    : view.items.every(({ id }) => isTouched(state, id));
}

/**
 * In a search, what is found is marked immediately, so that it need not be remembered. In an order it shows
 * its number. What was tapped by mistake in a search is marked at the end.
 */
export function standingOf(
  view: MemorySequenceView,
  state: MemorySequenceState,
  { id, phase, hinted }: { id: string; phase: ViewPhase; hinted: readonly string[] },
): ItemStanding {
  const isOrdered = view.sequenceKind === "Ordered";
  const order = phase === "answered" ? view.answers : state.found;
  const turns = isOrdered ? turnsIn(order, id) : [];
  if (order.includes(id)) return { mark: "right", turns };
  if (phase === "answered")
    return { mark: state.wrongTaps.includes(id) ? "chosen" : undefined, turns };
  return { mark: hinted.includes(id) ? "hint" : undefined, turns };
}
