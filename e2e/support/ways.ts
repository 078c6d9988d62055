import type { BrowserContextOptions, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { InputKind } from "@regain/contract/entities/task-event";
import { tabFromNear, tabTo } from "./keyboard.ts";
import { byKeyboard, byTouch, type Press } from "./play.ts";

/** How a person uses the app: on which device, and by what means. */
export interface Way {
  readonly name: "keyboard" | "touch";
  readonly device: BrowserContextOptions;
  /** What the player calls a tap. */
  readonly input: InputKind;
  readonly press: Press;
  /** Starts a session of one exercise, from the welcome to the instructions. */
  choose(page: Page, exercise: string): Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const checkbox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const startOne = (page: Page) => button(page, "Start 1 exercise");
const exercisesTab = "Choose exercises";

/** Pages on which the list of exercises has already been tabbed through from its start. */
const walked = new WeakSet<Page>();

export const byKeyboardAlone: Way = {
  name: "keyboard",
  device: { viewport: { width: 1180, height: 820 } },
  input: "key",
  press: byKeyboard,
  async choose(page, exercise) {
    await byKeyboard(page, button(page, "Settings"));
    await tabTo(page, tab(page, "Practice"));
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(tab(page, exercisesTab)).toBeFocused({ timeout: 100 });
    }).toPass();
    const walk = walked.has(page) ? tabFromNear : tabTo;
    await walk(page, checkbox(page, exercise));
    await page.keyboard.press("Space");
    await walk(page, startOne(page));
    walked.add(page);
    await byKeyboard(page, startOne(page));
  },
};

export const byTouchAlone: Way = {
  name: "touch",
  device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  input: "touch",
  press: byTouch,
  async choose(page, exercise) {
    await button(page, "Settings").tap();
    await tab(page, exercisesTab).tap();
    await page
      .locator("label")
      .filter({ has: checkbox(page, exercise) })
      .tap();
    await startOne(page).tap();
  },
};
