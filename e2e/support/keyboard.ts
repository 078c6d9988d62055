import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** What is said before an answer is possible takes its time. */
export const untilUsable = { timeout: 40_000 };

/** More stops than any screen has. */
const longestWay = 250;

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Walks with Tab until the focus is there, as somebody without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor(untilUsable);
  for (let stop = 0; stop < longestWay; stop++) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/** Tabs there, waits until it can be used, and presses it. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  await page.keyboard.press("Enter");
}
