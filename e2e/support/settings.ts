import type { Page } from "@playwright/test";

/** What a person has chosen on this device, as the app keeps it; it holds from the next page on. */
export const keepSettings = (page: Page, userId: string, settings: object): Promise<void> =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `settings:${userId}`,
    JSON.stringify(settings),
  ] as const);
