import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { minResponseMs } from "@regain/therapy/score";

/** What is spoken before an answer is possible takes a while. */
export const untilUsable = { timeout: 40_000 };

/** Presses by key what was tapped a moment ago: a second tap this soon would count as a tremor. */
export const pressAgain = (button: Locator): Promise<void> => button.press("Enter");

/** Waits long enough that what is done next counts as an answer: nobody answers what has only just appeared. */
export const lookAtItem = (page: Page): Promise<void> => page.waitForTimeout(2 * minResponseMs);

/** More stops than any screen has. */
const longestWay = 250;

type Standing = "focused" | "elsewhere" | "gone";

const standingOf = (element: Node): Standing => {
  if (!element.isConnected) return "gone";
  return element === document.activeElement ? "focused" : "elsewhere";
};

/** Tabs until the focus is there, as someone without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor(untilUsable);
  let element = await target.elementHandle(untilUsable);
  for (let stop = 0; stop < longestWay; stop++) {
    const standing = (await element?.evaluate(standingOf)) ?? "gone";
    if (standing === "focused") return;
    // If it was replaced while we tabbed, look for it again.
    if (standing === "gone") element = await target.elementHandle(untilUsable);
    else await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`);
}

/** How many stops before a far target to start tabbing. */
const lastStops = 5;

/** Sets the focus a few stops before the target. Runs in the page. */
function comeNear(target: Node, stops: number): void {
  const isStop = (element: HTMLElement) =>
    element === target ||
    (element.tabIndex >= 0 && element.matches(":enabled, a") && element.checkVisibility());
  const all = [...document.querySelectorAll<HTMLElement>("a[href], button, input")].filter(isStop);
  const index = all.findIndex((element) => element === target);
  if (index > stops) all[index - stops]!.focus();
}

/** Tabs only the last few stops: for long lists that other journeys tab through in full. */
export async function tabFromNear(page: Page, target: Locator): Promise<void> {
  await target.evaluate(comeNear, lastStops, untilUsable);
  await tabTo(page, target);
}

/** Tabs there, waits until it can be used, and presses it. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  await page.keyboard.press("Enter");
}
