import { expect, type Locator } from "@playwright/test";

/**
 * Presses until what it brings is there: a press too soon after the one before is taken for a tremble, as it should be, and
 * what is pressed may go with the press that counts.
 */
export async function pressUntil(target: Locator, brought: Locator): Promise<void> {
  await expect(async () => {
    if (!(await brought.isVisible())) await target.click({ timeout: 1_000 });
    await expect(brought).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
