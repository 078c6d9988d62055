/** Moments that the bench measures between: a tap and its feedback, Next and the next item. */
export type Moment = "tap" | "feedback" | "next" | "item";

/** @param at the moment's own time, ms of the page's clock; now where it is not given */
export function markMoment(moment: Moment, at?: number): void {
  performance.mark(`regain:${moment}`, at === undefined ? {} : { startTime: at });
}
