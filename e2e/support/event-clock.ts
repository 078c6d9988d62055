import type { Page } from "@playwright/test";

/**
 * For the guards against a trembling hand all that is done on the pages that open from now on follows at once, however
 * slow the machine is.
 */
export async function stopEventClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => 1_000 });
  });
}
