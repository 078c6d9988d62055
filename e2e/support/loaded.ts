import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Waits until a page's code and all its data have loaded. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  // The network is also idle between loading the code and its first request, on a slow machine for a long
  // time.
  await expect(page.locator("main [data-loading]")).toHaveCount(0);
}
