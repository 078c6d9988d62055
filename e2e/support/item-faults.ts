import type { Page } from "@playwright/test";
import type { TaskView } from "@regain/contract/entities/task-view";
import { heardFaults } from "./heard-faults.ts";
import { untilUsable } from "./keyboard.ts";
import { largeTextFaults } from "./large-text-faults.ts";
import { sideFaults } from "./side-faults.ts";
import { measureScreen } from "./view-faults.ts";
import type { Way } from "./ways.ts";

/** Anything that an item is answered with, once answers count. */
const answerable =
  "main fieldset button:not([aria-disabled]), main form input:not([readonly]), main [data-step]:not([aria-disabled])";

/** Questions that come after a wait are measured during the wait; a run just before it starts. */
const comesLater = (view: TaskView) =>
  view.templateName === "MultipleChoice" && (view.spaced ?? view.run) !== undefined;

/**
 * What is wrong with the item on the screen for people who touch it, hear it, attend to one side or need
 * large text, in words.
 */
export async function itemFaults(page: Page, view: TaskView, { name }: Way): Promise<string[]> {
  if (!comesLater(view)) await page.locator(answerable).first().waitFor(untilUsable);
  const { faults } = await measureScreen(page);
  const heard = await heardFaults(page);
  // Once is enough: these checks use sizes of their own.
  const aside = name === "keyboard" ? await sideFaults(page) : [];
  const large = name === "keyboard" && !comesLater(view) ? await largeTextFaults(page) : [];
  return [...faults, ...heard, ...aside, ...large];
}
