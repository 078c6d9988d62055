import type { Page } from "@playwright/test";

/**
 * On pages opened from now on, the guards against a trembling hand see every event at the same moment,
 * however slow the machine is.
 */
export async function stopEventClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => 1_000 });
  });
}
