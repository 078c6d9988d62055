import { expect, type Locator } from "@playwright/test";

/**
 * Presses until what it opens is there: a press too soon after the one before counts as a tremor, as it
 * should, and what is pressed may disappear with the press that counts.
 */
export async function pressUntil(target: Locator, brought: Locator): Promise<void> {
  await expect(async () => {
    if (!(await brought.isVisible())) await target.click({ timeout: 1_000 });
    await expect(brought).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
