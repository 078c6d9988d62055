import type { Locator, Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionTask } from "@regain/contract/entities/session";
import type { MultipleChoiceView, TaskView } from "@regain/contract/entities/task-view";
import { rulesOf } from "@regain/therapy/views/registry";
import { assignHomework } from "./support/homework.ts";
import { allowPassingOver, passOver, waitForQuestion } from "./support/forward-clock.ts";
import { tabTo, untilUsable } from "./support/keyboard.ts";
import { byClick, untilAsked, untilSteady } from "./support/play.ts";
import { startDemoServer } from "./support/demo.ts";
import type { RunningServer } from "./support/server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { tapWindowMs } from "./support/switches.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

declare global {
  /** The places that lit up, in order. */
  var placesLit: number[];
  /** What a screen reader is told of whether the next thing that gets the focus can be used. */
  var disabledWhenFocused: Promise<string | null>;
}

/** Exercises in which something happens by itself. */
const [goOrStop, countWhileYouListen, repeatTheOrder, nBack, facesAndNames] = [
  9, 11, 39, 40, 41,
] as const;
const writtenWordToPicture = 26;

let server: RunningServer;
test.beforeAll(async () => {
  server = await startDemoServer();
});
test.afterAll(() => server.dispose());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const usable = (target: Locator) =>
  expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);

/** Gives Rosa one item of an exercise as homework, and opens it past its instructions. */
async function openItem(page: Page, typeId: number, taskLevel: number): Promise<SessionTask> {
  await assignHomework(server, { rosa: [{ typeId, taskLevel, taskCount: 1 }] });
  const { call, user } = await signInBrowser(page, server, "rosa");
  await page.goto(`${server.url}/do-therapy`);
  await page
    .getByRole("main")
    .getByRole("button", { name: /(Start|Continue|more)/ })
    .first()
    .click();
  await button(page, "Start").click();
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  const [task] = tasks;
  if (!task) throw new Error("there is nothing to do");
  return task;
}

function choiceView(view: TaskView): MultipleChoiceView {
  if (view.templateName !== "MultipleChoice") throw new Error(`${view.type} is no choice`);
  return view;
}

test("a run starts with a tap, stands still in a break, and is played with one key", async ({
  page,
}) => {
  const task = await openItem(page, goOrStop, 1);
  const view = choiceView(task.taskView);
  const onScreen = (id: string) => page.locator(`[data-question="${id}"]`);
  await expect(page.getByRole("heading", { name: "Ready?", exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Start").click();

  const pauseAt = 3;
  for (const [index, move] of rulesOf(view).solve(view).entries()) {
    if (move.kind !== "choose" && move.kind !== "pass") continue;
    if (move.kind === "choose" || index === pauseAt)
      await onScreen(move.question).waitFor(untilUsable);
    if (index === pauseAt) {
      await button(page, "Home").click();
      await button(page, "Continue").click();
      await expect(page.getByRole("heading", { name: "Ready to continue?" })).toBeVisible();
      await button(page, "Continue").click();
      await onScreen(move.question).waitFor(untilUsable);
    }
    if (move.kind !== "choose") continue;
    // The answer to the last question ends the run.
    const taken = page.locator("[data-run][aria-pressed=true]").or(page.locator("[data-result]"));
    await expect(async () => {
      if (await taken.first().isVisible()) return;
      expect(await onScreen(move.question).count(), "its time is not over").toBe(1);
      await page.keyboard.press("Enter");
      await expect(taken.first()).toBeVisible({ timeout: 50 });
    }).toPass({ intervals: [100], timeout: 10_000 });
  }
  const total = view.questions.length;
  await expect(page.getByText(`${total} of ${total} right`)).toBeVisible(untilUsable);
  await expect(page.getByText("That is right.")).toBeVisible();
  await expectAccessible(page);
});

test("after a break, what a question is compared with comes before it again", async ({ page }) => {
  const view = choiceView((await openItem(page, nBack, 3)).taskView);
  const [first, second, third] = view.questions;
  const onScreen = (question = first) => page.locator(`[data-question="${question?.id}"]`);
  const again = page.getByText("Look again. Do not answer yet.");
  await button(page, "Start").click();
  await onScreen(third).waitFor(untilUsable);
  await button(page, "Home").click();
  await button(page, "Continue").click();
  await expect(page.getByText("First you will see the last 2 again.")).toBeVisible();
  await button(page, "Continue").click();
  for (const question of [first, second]) {
    await onScreen(question).waitFor(untilUsable);
    await expect(again).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-run][aria-pressed=true]")).toHaveCount(0);
  }
  await onScreen(third).waitFor(untilUsable);
  await expect(again).toHaveCount(0);
});

test("a stream is seen out before it is put away, and can be played again", async ({ page }) => {
  const { taskView: view } = await openItem(page, countWhileYouListen, 1);
  const [ready, again] = [button(page, "I am ready"), button(page, "Play again")];
  await expect(ready).toHaveAttribute("aria-disabled", "true");
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await usable(ready);
  await again.click();
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await usable(ready);
  await ready.click();
  for (const question of choiceView(view).questions) {
    await untilSteady(page);
    await page
      .getByRole("group", { name: question.text ?? "Choices" })
      .getByRole("button", {
        name: question.choices.find(({ id }) => id === question.answer)?.label ?? "",
        exact: true,
      })
      .click();
  }
  await expect(page.getByText("That is right.")).toBeVisible();
});

/** Records each thing that lights up, by its index. */
function watchLights(): void {
  globalThis.placesLit = [];
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof HTMLElement && target.dataset.lit !== undefined)
        globalThis.placesLit.push([...(target.parentElement?.children ?? [])].indexOf(target));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-lit"] });
}

test("an order does not light up behind Help: it starts again from its beginning", async ({
  page,
}) => {
  await page.addInitScript(watchLights);
  // Five of them: enough time to open Help while they light up.
  const { taskView: view } = await openItem(page, repeatTheOrder, 4);
  if (view.templateName !== "MemorySequence") throw new Error("an order is a sequence");
  const places = view.sequence?.itemIds.map((id) => view.items.findIndex((one) => one.id === id));
  await page.locator("[data-lit]").waitFor(untilUsable);
  await button(page, "Help").click();
  const help = page.getByRole("dialog");
  await expect(help).toBeVisible();
  await expect(page.locator("[data-lit]")).toHaveCount(0);
  await page.evaluate(() => (globalThis.placesLit = []));
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect.poll(() => page.evaluate(() => globalThis.placesLit), untilUsable).toEqual(places);
  await untilAsked(page);
  for (const place of places ?? [])
    await byClick(page, page.getByRole("group").getByRole("button").nth(place));
  await expect(page.getByText("That is right.")).toBeVisible();
});

test("a key that is held down answers, and does not pass over what is said to the answer", async ({
  page,
}) => {
  await allowPassingOver(page);
  const view = choiceView((await openItem(page, writtenWordToPicture, 1)).taskView);
  const [question] = view.questions;
  const right = question?.choices.find(({ id }) => id === question.answer);
  const pressed = () => page.evaluate(() => performance.getEntriesByName("regain:next").length);
  await untilAsked(page);
  await tabTo(page, button(page, right?.label ?? ""));
  // It must listen before the key is pressed: a key does not wait for what the page was asked before.
  await page.evaluate(() => {
    globalThis.disabledWhenFocused = new Promise((resolve) => {
      const noted = ({ target }: FocusEvent) => resolve((target as Element).ariaDisabled);
      addEventListener("focusin", noted, { once: true });
    });
  });
  await page.keyboard.down("Enter");
  await expect(page.getByText("That is right.")).toBeVisible();
  await expect(button(page, "Next")).toBeFocused();
  expect(
    await page.evaluate(() => globalThis.disabledWhenFocused),
    "a screen reader says what it is when it gets the focus",
  ).toBeNull();
  for (let repeat = 0; repeat < 3; repeat++) await page.keyboard.down("Enter");
  expect(await pressed()).toBe(0);
  await page.keyboard.up("Enter");
  // Immediately, it would count as that hand's tremor.
  await passOver(page, tapWindowMs);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Well done.")).toBeVisible(untilUsable);
  expect(await pressed()).toBe(1);
});

test("a name is asked for after a while: a reload keeps the wait, an error shows the face again", async ({
  page,
}) => {
  await allowPassingOver(page);
  const view = choiceView((await openItem(page, facesAndNames, 2)).taskView);
  const wait = waitForQuestion(page);
  const share = async () => Number(await wait.getAttribute("value"));
  const answer = async (index: number, isRight: boolean) => {
    const { text = "", choices, answer: right } = view.questions[index]!;
    const choice = choices.find(({ id }) => (id === right) === isRight)!;
    const target = page
      .getByRole("group", { name: text })
      .getByRole("button", { name: choice.label, exact: true });
    await target.waitFor({ timeout: 60_000 });
    await untilAsked(page);
    await target.click();
  };

  await button(page, "I am ready").click();
  await expect(page.getByText("A short break task. Then the question comes.")).toBeVisible();
  await expectAccessible(page);
  // A small task in between, which does not count: the correct answer is shown, whatever was touched.
  await page.getByRole("main").getByRole("group").getByRole("button").first().click();
  await expect(page.getByText("Right", { exact: true })).toBeVisible();
  const ms = view.spaced!.intervalsMs[0]!;
  await expect.poll(share, untilUsable).toBeGreaterThan(9_000 / ms);
  await page.reload();
  await page.getByRole("button", { name: /Continue/ }).click();
  expect(await share(), "the wait goes on where it was").toBeGreaterThan(4_000 / ms);
  await passOver(page, ms);

  await answer(0, false);
  await expect(page.getByText("Let us look at it again. Say it aloud.")).toBeVisible();
  await button(page, "I am ready").click();
  await wait.waitFor();
  await passOver(page, view.spaced!.intervalsMs[1]!);
  await answer(1, true);
  await expect(page.getByText("That is right. We will ask again a little later.")).toBeVisible();
  await expectAccessible(page);
});
