import type { Page } from "@playwright/test";

declare global {
  /** On pages whose clock can be moved forward: adds ms to it. */
  var putForward: ((ms: number) => void) | undefined;
}

/**
 * Lets waits be skipped on pages opened from now on. Timers are unchanged: code that looks at the clock
 * itself, like the wait for a question, finds that the time is over. Answers, marks and events use that one
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

/** Skips the wait that is shown, if the page allows it. */
export async function passOver(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => globalThis.putForward?.(time), ms);
}
