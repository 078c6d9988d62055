import type { Locator, Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionTask } from "@regain/contract/entities/session";
import type { MultipleChoiceView, TaskView } from "@regain/contract/entities/task-view";
import { rulesOf } from "@regain/therapy/views/registry";
import { assignHomework } from "./support/homework.ts";
import { untilUsable } from "./support/keyboard.ts";
import { type RunningServer, startDemoServer } from "./support/server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Exercises in which something comes by itself, each somebody's homework. */
const homework = {
  rosa: [{ typeId: 9, taskCount: 1, taskLevel: 1 }],
  paul: [{ typeId: 11, taskCount: 1, taskLevel: 1 }],
  yuri: [{ typeId: 41, taskCount: 1, taskLevel: 1 }],
  jose: [{ typeId: 42, taskCount: 1, taskLevel: 4 }],
};

let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = await startDemoServer();
  await assignHomework(server, homework);
});
test.afterAll(() => server.dispose());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const usable = (target: Locator) =>
  expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);

/** Opens the only item of somebody's homework, past its instructions. */
async function openItem(page: Page, username: string): Promise<SessionTask> {
  const { user } = await signInBrowser(page, server, username);
  await page.goto(`${server.url}/do-therapy`);
  await page.getByRole("main").getByRole("button").first().click();
  await button(page, "Start").click();
  const { call } = await sessionOf(server, username);
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  const [task] = tasks;
  if (!task) throw new Error(`${username} has nothing to do`);
  return task;
}

function choiceView(view: TaskView): MultipleChoiceView {
  if (view.templateName !== "MultipleChoice") throw new Error(`${view.type} is no choice`);
  return view;
}

test("a run starts with a tap, stands still in a break, and is played with one key", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const task = await openItem(page, "rosa");
  const view = choiceView(task.taskView);
  const onScreen = (id: string) => page.locator(`[data-question="${id}"]`);
  await expect(page.getByRole("heading", { name: "Ready?", exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Start").click();

  const pauseAt = 3;
  for (const [index, move] of rulesOf(view).solve(view).entries()) {
    if (move.kind !== "choose" && move.kind !== "pass") continue;
    await onScreen(move.question).waitFor(untilUsable);
    if (index === pauseAt) {
      await button(page, "Home").click();
      await button(page, "Continue").click();
      await expect(page.getByRole("heading", { name: "Ready to go on?" })).toBeVisible();
      await button(page, "Go on").click();
      await onScreen(move.question).waitFor(untilUsable);
    }
    if (move.kind !== "choose") continue;
    const tap = page.getByRole("group", { name: "Choices" }).getByRole("button");
    await expect(async () => {
      await page.keyboard.press("Enter");
      await expect(tap).toHaveAttribute("aria-pressed", "true", { timeout: 50 });
    }).toPass({ intervals: [100] });
  }
  const total = view.questions.length;
  await expect(page.getByText(`${total} of ${total} right`)).toBeVisible(untilUsable);
  await expect(page.getByText("That is right.")).toBeVisible();
  await expectAccessible(page);
});

test("a stream is seen out before it is put away, and can be played again", async ({ page }) => {
  test.setTimeout(180_000);
  const { taskView: view } = await openItem(page, "paul");
  const [ready, again] = [button(page, "I am ready"), button(page, "Play again")];
  await expect(ready).toHaveAttribute("aria-disabled", "true");
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await usable(ready);
  await again.click();
  await expect(again).toHaveAttribute("aria-disabled", "true");
  await usable(ready);
  await ready.click();
  for (const question of choiceView(view).questions)
    await page
      .getByRole("group", { name: question.text ?? "Choices" })
      .getByRole("button", {
        name: question.choices.find(({ id }) => id === question.answer)?.label ?? "",
        exact: true,
      })
      .click();
  await expect(page.getByText("That is right.")).toBeVisible();
});

test("a name is asked for after a while: a reload keeps the wait, an error shows the face again", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const view = choiceView((await openItem(page, "yuri")).taskView);
  const wait = page.getByRole("progressbar", { name: "Time until the question" });
  const share = async () => Number(await wait.getAttribute("value"));
  const answer = async (index: number, isRight: boolean) => {
    const { text = "", choices, answer: right } = view.questions[index]!;
    const choice = choices.find(({ id }) => (id === right) === isRight)!;
    const target = page
      .getByRole("group", { name: text })
      .getByRole("button", { name: choice.label, exact: true });
    await target.click({ timeout: 60_000 });
  };

  await button(page, "I am ready").click();
  await expect(page.getByText("A short break task. Then the question comes.")).toBeVisible();
  await expectAccessible(page);
  const ms = view.spaced!.intervalsMs[0]!;
  await expect.poll(share, untilUsable).toBeGreaterThan(6_000 / ms);
  await page.reload();
  await page.getByRole("button", { name: /Continue/ }).click();
  expect(await share(), "the wait goes on where it was").toBeGreaterThan(4_000 / ms);

  await answer(0, false);
  await expect(page.getByText("Let us look at it once more.")).toBeVisible();
  await button(page, "I am ready").click();
  await answer(1, true);
  for (let index = 2; index <= view.spaced!.intervalsMs.length; index++) {
    await expect(page.getByText("That is right. We ask again a little later.")).toBeVisible();
    await answer(index, true);
  }
  await expect(page.getByText(/You remembered it for/)).toBeVisible();
  await expectAccessible(page);
});

test("a list is kept in mind over small tasks that nobody counts", async ({ page }) => {
  test.setTimeout(180_000);
  const task = await openItem(page, "jose");
  await button(page, "I am ready").click();
  await page.getByRole("main").getByRole("group").getByRole("button").first().click();
  await expect(page.getByText("Right", { exact: true })).toBeVisible();
  await page.getByText("Now the question comes.").waitFor(untilUsable);
  for (const move of rulesOf(task.taskView).solve(task.taskView)) {
    if (move.kind !== "tap" || task.taskView.templateName !== "MemorySequence") continue;
    const item = task.taskView.items.find(({ id }) => id === move.item);
    await page
      .getByRole("group", { name: "Things to touch" })
      .getByRole("button", { name: item?.label ?? "", exact: true })
      .click();
  }
  await usable(button(page, "Next"));
});
