import type { Page } from "@playwright/test";
import { allowPassingOver } from "./support/forward-clock.ts";
import { tabTo } from "./support/keyboard.ts";
import { setTextSize } from "./support/large-text-faults.ts";
import { takeAssessment } from "./support/played-session.ts";
import type { RunningServer } from "./support/server.ts";
import { settledFaults } from "./support/settled-faults.ts";
import { signInBrowser } from "./support/sign-in.ts";
import {
  byOneSwitch,
  bySwitches,
  framedNow,
  keepSettings,
  type SwitchSettings,
  tapWindowMs,
} from "./support/switches.ts";
import { expect, test } from "./support/test.ts";
import { measureScreen } from "./support/view-faults.ts";

/** After the assessment: how everyday life is going, one question after another. */

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const next = (page: Page) => button(page, /^Next/);
const question = (page: Page) => page.getByRole("heading", { level: 1 });

/** The words in the answers that break across lines. */
const brokenWords = (page: Page) =>
  page.locator("main fieldset button > span").evaluateAll((all) =>
    all.flatMap((words) => {
      const walk = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walk.nextNode(); node; node = walk.nextNode())
        for (const { index, 0: word } of node.nodeValue!.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      return broken;
    }),
  );

async function openRatings(
  page: Page,
  server: RunningServer,
  settings: SwitchSettings,
  press: (page: Page, target: ReturnType<typeof button>) => Promise<void>,
): Promise<void> {
  await allowPassingOver(page);
  await takeAssessment(server, "sam");
  const { user } = await signInBrowser(page, server, "sam");
  await keepSettings(page, user.userId, settings);
  await page.goto(`${server.url}/do-therapy`);
  await press(page, button(page, "Rate my everyday life"));
  await expect(page.getByText("1 of 8")).toBeVisible();
}

test("with one switch the frame waits on Next once the answer is kept, and rests at each question @long", async ({
  page,
  ownServer: server,
}) => {
  await openRatings(page, server, { scanning: "one", scanSeconds: 0.5 }, byOneSwitch);
  for (const number of [1, 2]) {
    await expect(page.getByText(`${number} of 8`)).toBeVisible();
    await expect(question(page)).toBeFocused();
    await expect(page.locator("html"), "it rests").toHaveAttribute("data-scanning", "rest");
    await byOneSwitch(page, button(page, /^4/));
    await expect(next(page)).toBeFocused();
    await byOneSwitch(page, next(page));
  }
  await expect(page.getByText("3 of 8")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-scanning", "rest");
});

test("with two switches Next is one press away, and a question gone back to is a new screen @long", async ({
  page,
  ownServer: server,
}) => {
  await openRatings(page, server, { scanning: "two" }, bySwitches);
  await bySwitches(page, button(page, /^2/));
  await expect(next(page), "the frame waits on Next").toHaveAttribute("data-scan");
  await bySwitches(page, next(page));
  await expect(page.getByText("2 of 8")).toBeVisible();
  await bySwitches(page, button(page, "Back"));
  await expect(page.getByText("1 of 8")).toBeVisible();
  await expect(question(page)).toBeFocused();
  await expect(framedNow(page), "it rests").toHaveCount(0);
});

test("by keyboard the answers are walked through by arrow keys, and can still be changed @long", async ({
  page,
  ownServer: server,
}) => {
  await openRatings(page, server, {}, async (_, target) => target.press("Enter"));
  const answer = (number: number) => button(page, new RegExp(`^${number}`));
  await tabTo(page, answer(1));
  for (const number of [2, 3, 4]) {
    await page.keyboard.press("ArrowDown");
    await expect(answer(number)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(next(page)).toBeFocused();
  await expect(answer(4)).toHaveAttribute("aria-pressed", "true");
  // The answer can still be changed.
  await page.evaluate((ms) => globalThis.putForward?.(ms), tapWindowMs);
  await tabTo(page, answer(2));
  await page.keyboard.press("Enter");
  await expect(answer(2)).toHaveAttribute("aria-pressed", "true");
  await expect(next(page)).toBeFocused();
  await expect(page.getByText("1 of 8")).toBeVisible();
});

test("an answer that was not kept is sent again, and the focus goes on to Next @long", async ({
  page,
  ownServer: server,
}) => {
  await openRatings(page, server, {}, async (_, target) => target.press("Enter"));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/api/patient/*/assessment/ratings", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  await button(page, /^3/).press("Enter");
  const again = button(page, "Try again");
  await tabTo(page, again);
  const [bottom, top] = [await again.boundingBox(), await next(page).boundingBox()];
  expect(bottom!.y + bottom!.height, "above the bar").toBeLessThan(top!.y);
  await page.unrouteAll();
  await page.keyboard.press("Enter");
  await expect(next(page)).toBeFocused();
});

test("with large letters no rating is cut off on a phone", async ({ page, ownServer: server }) => {
  await openRatings(page, server, {}, async (_, target) => target.press("Enter"));
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    for (const size of ["150", "175", "200"]) {
      await setTextSize(page, size);
      const faults = await settledFaults(async () => (await measureScreen(page)).faults);
      expect(faults, `${size} % at ${width} px`).toEqual([]);
      expect(await brokenWords(page), `${size} % at ${width} px`).toEqual([]);
    }
  }
});
