import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A page's code and all that it reads have come. */
export async function loaded(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  // The network is also idle between the code and its first question, on a slow machine for long.
  await expect(page.locator("main [data-loading]")).toHaveCount(0);
}
