import { publish } from "../../lib/server-events.ts";
import { Refusal } from "../../lib/http/refusal.ts";

export interface QueueLimits {
  /** Pieces of work running at the same time. */
  readonly atOnce: number;
  /** Pieces of work that may wait; any more are refused. */
  readonly waiting: number;
}

/** Runs work a few pieces at a time, and refuses rather than let a queue grow without end. */
export function boundedQueue({ atOnce, waiting }: QueueLimits) {
  let running = 0;
  const queue: (() => void)[] = [];
  const tellHowMuch = () => publish("recogniser", { running, waiting: queue.length });

  /** @throws Refusal `unavailable` when the queue is full */
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Refusal("unavailable", { retryAfterSeconds: 3 });
      await new Promise<void>((resolve) => {
        queue.push(resolve);
        tellHowMuch();
      });
    } else running += 1;
    tellHowMuch();
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
      tellHowMuch();
    }
  };
}
