import type { Page } from "@playwright/test";

declare global {
  /** Where a page's clock can be put forward: adds ms to it. */
  var putForward: ((ms: number) => void) | undefined;
}

/**
 * Lets waits of the pages that open from now on be passed over. Timers go on as they are: what looks at the clock by
 * itself, as a wait for a question does, finds that the time is over. Answers, marks and events are timed by that one
 * clock, so that nothing comes before what it follows.
 */
export async function allowPassingOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let ahead = 0;
    const now = performance.now.bind(performance);
    const mark = performance.mark.bind(performance);
    const stamp = Object.getOwnPropertyDescriptor(Event.prototype, "timeStamp")!;
    performance.now = () => now() + ahead;
    performance.mark = (name, options) =>
      mark(name, { ...options, startTime: options?.startTime ?? performance.now() });
    Object.defineProperty(Event.prototype, "timeStamp", {
      ...stamp,
      get(this: Event) {
        return (stamp.get!.call(this) as number) + ahead;
      },
    });
    globalThis.putForward = (ms) => {
      ahead += ms;
    };
  });
}

/** The wait before a question. */
export const waitForQuestion = (page: Page) =>
  page.getByRole("progressbar", { name: "Time until the question" });

/** Passes over the wait that is shown, where the page allows it. */
export async function passOver(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => globalThis.putForward?.(time), ms);
}
