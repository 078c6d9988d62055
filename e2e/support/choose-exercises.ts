import type { Page } from "@playwright/test";
import { expectAccessible } from "./test.ts";

/** Opens self-guided exercises through Settings, as a patient would. */
export async function chooseExercises(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  for (const name of names) await page.locator("label").filter({ hasText: name }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: /Start 1 exercise/ }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
}
