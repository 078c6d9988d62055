import type { Page } from "@playwright/test";
import type { TaskView } from "@regain/contract/entities/task-view";
import { heardFaults } from "./heard-faults.ts";
import { untilUsable } from "./keyboard.ts";
import { largeTextFaults } from "./large-text-faults.ts";
import { sideFaults } from "./side-faults.ts";
import { measureScreen } from "./view-faults.ts";
import type { Way } from "./ways.ts";

/** Whatever an item is answered with, once it counts. */
const answerable =
  "main fieldset button:not([aria-disabled]), main form input:not([readonly]), main [data-step]:not([aria-disabled])";

/** Questions that come after a wait are looked at as they wait; a run as it is about to start. */
const comesLater = (view: TaskView) =>
  view.templateName === "MultipleChoice" && (view.spaced ?? view.run) !== undefined;

/**
 * What is wrong with the item on the screen for whoever touches it, hears it, attends to one side or needs
 * large letters, in words.
 */
export async function itemFaults(page: Page, view: TaskView, { name }: Way): Promise<string[]> {
  if (!comesLater(view)) await page.locator(answerable).first().waitFor(untilUsable);
  const { faults } = await measureScreen(page);
  const heard = await heardFaults(page);
  // Once is enough: the sizes are the measure's own.
  const aside = name === "keyboard" ? await sideFaults(page) : [];
  const large = name === "keyboard" && !comesLater(view) ? await largeTextFaults(page) : [];
  return [...faults, ...heard, ...aside, ...large];
}
