/**
 * Moments between which the benchmark measures: a tap and its feedback, Next and the next item. `question`:
 * when the item became answerable, for as long as it is.
 */
export type Moment = "tap" | "feedback" | "next" | "item" | "question";

const nameOf = (moment: Moment) => `regain:${moment}`;

/** The moments that a new one clears: the browser would keep every mark until the page is closed. */
const past: Readonly<Record<Moment, readonly Moment[]>> = {
  tap: ["tap"],
  feedback: ["feedback"],
  next: ["next"],
  item: ["item", "feedback", "tap"],
  question: ["question"],
};

/** @param at the moment's own time, ms of the page's clock; now if not given */
export function markMoment(moment: Moment, at?: number): void {
  for (const one of past[moment]) performance.clearMarks(nameOf(one));
  performance.mark(nameOf(moment), at === undefined ? {} : { startTime: at });
}

/** Clears a moment that is over, so that it is not taken for a later one. */
export const unmarkMoment = (moment: Moment): void => performance.clearMarks(nameOf(moment));
