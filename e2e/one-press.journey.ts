import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { yesOrNoQuestions } from "@regain/therapy/task-types/yes-or-no-questions";
import { stopEventClock } from "./support/event-clock.ts";
import { assignHomework } from "./support/homework.ts";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { untilAsked } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { ownServer } from "./support/own-server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { passOver } from "./support/forward-clock.ts";
import { expectOpenedOnce, handOver, stopClock } from "./support/trembling-hand.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** People with one good hand press once: whenever that is, it counts, and counts once. */

const own = ownServer();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const question = (page: Page) => page.getByRole("dialog", { name: "What do you want to skip?" });

/** Rosa's practice, at the instructions of its first exercise that is open. */
async function openPractice(page: Page) {
  const { call, user } = await signInBrowser(page, own(), "rosa");
  await page.goto(`${own().url}/do-therapy`);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^(Start|Continue)/ })
    .first()
    .click();
  await button(page, "Start").waitFor();
  const params = { id: user.userId, kind: "SCHEDULED" as const };
  return call(startSession, { params, query: {} });
}

test("a quick hand skips one exercise after the other @long", async ({ page }) => {
  await stopEventClock(page);
  const { tasks, taskTypes } = await openPractice(page);
  const kinds = [...new Set(tasks.map(({ taskType }) => taskType))];
  const shown = kinds.map((kind) => taskTypes.find(({ typeId }) => typeId === kind)!.displayName);
  expect(shown.length).toBeGreaterThan(2);
  for (const name of shown.slice(0, 3)) {
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await pressByKeyboard(page, button(page, "Start"));
    await pressByKeyboard(page, button(page, "Skip"));
    await pressByKeyboard(page, button(page, "Skip all like this one"));
    await pressByKeyboard(page, button(page, "Too hard"));
  }
  await expect(
    page.getByRole("heading", { level: 1, name: shown[3] ?? "Well done." }),
  ).toBeVisible();
});

test("a hand that trembles on Skip is asked, and the question stays", async ({ page }) => {
  await openPractice(page);
  await expectOpenedOnce(page, button(page, "Skip"), question(page));
});

test("who signs up with a trembling hand sees the password that they asked to see", async ({
  page,
}) => {
  await page.goto(`${own().url}/signup?userType=patient`);
  const password = page.getByRole("textbox", { name: "Create a password" });
  const guard = page.waitForResponse(/\/steady-/);
  await password.click();
  await guard;
  await page.waitForLoadState("networkidle");
  await stopClock(page);
  const hand = await handOver(page, button(page, "Show password").first());
  await hand.tremble(() => expect(password).toHaveAttribute("type", "text"));
  await hand.tapLater();
  await expect(password).toHaveAttribute("type", "password");
});

test("what comes to lie under a trembling hand is not chosen for it", async ({ page }) => {
  await openPractice(page);
  await stopClock(page);
  const why = page.getByRole("dialog", { name: "Why do you want to skip?" });
  const first = await page.getByRole("heading", { level: 1 }).innerText();
  const ask = await handOver(page, button(page, "Skip"));
  await ask.tapLater();
  await expect(question(page)).toBeVisible();

  const hand = await handOver(page, button(page, "Skip all like this one"));
  await passOver(page, 401);
  await hand.tremble(() => expect(why).toBeVisible());
  // A reason is there now, and can be chosen on purpose.
  await hand.tapLater();
  await expect(why).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeHidden();
});

/** Opens a page and waits for the code that holds back tremors, which loads after the page. */
async function openSteadily(page: Page, path: string): Promise<void> {
  await signInBrowser(page, own(), "rosa");
  const guard = page.waitForResponse(/\/assets\/steady-[^/]*\.js$/);
  await page.goto(`${own().url}${path}`);
  await guard;
}

test("a hand that trembles changes a setting once @long", async ({ page }) => {
  await openSteadily(page, "/do-therapy");
  await button(page, "Settings").click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.waitFor();
  await stopClock(page);

  const label = settings.locator("label").filter({ hasText: "Less motion" });
  const motion = settings.getByRole("switch", { name: "Less motion" });
  await label.scrollIntoViewIfNeeded();
  const onSwitch = await handOver(page, label);
  await onSwitch.tremble(() => expect(motion).toBeChecked());
  await onSwitch.tapLater();
  await expect(motion).not.toBeChecked();

  const more = settings.getByRole("button", { name: "More: How long feedback stays" });
  await more.scrollIntoViewIfNeeded();
  const onSlider = await handOver(page, more);
  await onSlider.tremble(() => expect(settings.getByText("3 seconds").first()).toBeVisible());

  await settings.getByRole("tab", { name: "Choose exercises" }).click();
  const exercise = settings.locator("label").filter({ hasText: "Name the picture" }).first();
  await exercise.scrollIntoViewIfNeeded();
  const onExercise = await handOver(page, exercise);
  await onExercise.tremble(() => expect(exercise.getByRole("checkbox")).toBeChecked());
  for (const key of ["Space", "Space"]) await page.keyboard.press(key);
  await expect(exercise.getByRole("checkbox"), "keys are meant").toBeChecked();
});

test("a hand that trembles opens what a page of a patient keeps folded, once", async ({ page }) => {
  await openSteadily(page, "/dashboard/report");
  const fold = button(page, /^Over time/).first();
  await fold.waitFor();
  await fold.scrollIntoViewIfNeeded();
  await stopClock(page);
  const hand = await handOver(page, fold);
  await hand.tremble(() => expect(fold).toHaveAttribute("aria-expanded", "true"));
});

test("what a slow network has not brought yet is said to be on its way, and comes by itself", async ({
  page,
}) => {
  // Nothing is cached: a fast device would have the file before it is requested.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/skip-di[^/]*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await openPractice(page);
  await button(page, "Skip").click();
  await expect(page.getByRole("status").getByText("One moment")).toBeVisible();
  await expectAccessible(page);
  await expect(question(page)).toBeHidden();
  released.resolve();
  await expect(question(page)).toBeVisible();
  await expect(page.getByText("One moment")).toBeHidden();
});

test("a key that is pressed twice answers, and leaves what was right to be seen @long", async ({
  page,
}) => {
  await assignHomework(own(), {
    rosa: [{ typeId: yesOrNoQuestions.typeId, taskCount: 2, taskLevel: 1 }],
  });
  await hurryVoice(page);
  const { tasks } = await openPractice(page);
  await pressByKeyboard(page, button(page, "Start"));
  await untilAsked(page);
  const view = tasks[0]!.taskView;
  if (view.templateName !== "MultipleChoice") throw new Error("it is a question");
  await tabTo(page, button(page, view.questions[0]!.choices[0]!.label));
  await stopClock(page);
  await page.keyboard.press("Enter");
  await expect(button(page, "Next")).toBeFocused();
  for (const key of ["Enter", "Space", "Enter"]) {
    await passOver(page, 200);
    await page.keyboard.press(key);
  }
  await expect(page.getByText("1 of 2", { exact: true })).toBeVisible();
  await passOver(page, 401);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 of 2", { exact: true })).toBeVisible();
});
