/**
 * Moments that the bench measures between: a tap and its feedback, Next and the next item. `question`: since when the item
 * can be answered, while it can.
 */
export type Moment = "tap" | "feedback" | "next" | "item" | "question";

const nameOf = (moment: Moment) => `regain:${moment}`;

/** What a new moment makes past: the browser would keep every mark until the page goes. */
const past: Readonly<Record<Moment, readonly Moment[]>> = {
  tap: ["tap"],
  feedback: ["feedback"],
  next: ["next"],
  item: ["item", "feedback", "tap"],
  question: ["question"],
};

/** @param at the moment's own time, ms of the page's clock; now where it is not given */
export function markMoment(moment: Moment, at?: number): void {
  for (const one of past[moment]) performance.clearMarks(nameOf(one));
  performance.mark(nameOf(moment), at === undefined ? {} : { startTime: at });
}

/** It is over, and nobody is to take it for one of what comes next. */
export const unmarkMoment = (moment: Moment): void => performance.clearMarks(nameOf(moment));
