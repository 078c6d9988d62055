import type { Page } from "@playwright/test";

declare global {
  /** Steps the clock of a page: adds ms to what it says. */
  var stepClock: ((ms: number) => void) | undefined;
}

/** Lets the device's clock be stepped on pages opened from now on. Durations are measured as before. */
export async function allowSteppingClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Real = Date;
    let ahead = 0;
    const now = () => Real.now() + ahead;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given: unknown[], newTarget: NewableFunction) =>
        Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
      get: (target, name, receiver) =>
        name === "now" ? now : (Reflect.get(target, name, receiver) as unknown),
    });
    globalThis.stepClock = (ms) => {
      ahead += ms;
    };
  });
}

/** The user sets the device's clock, or it sets itself. */
export async function stepClock(page: Page, ms: number): Promise<void> {
  await page.evaluate((by) => globalThis.stepClock?.(by), ms);
}
