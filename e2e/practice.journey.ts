import type { Page } from "@playwright/test";
import { performance as performanceCall } from "@regain/contract/calls/report/performance";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { TherapySession } from "@regain/contract/entities/session";
import { byClick, byKeyboard, goOn, solveTask, solveTasks } from "./support/play.ts";
import { assignHomework } from "./support/homework.ts";
import { pressByKeyboard, untilUsable } from "./support/keyboard.ts";
import { countKept, expectPictures, untilKept } from "./support/kept.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { startDemoServer } from "./support/demo.ts";
import type { RunningServer } from "./support/server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const line = (typeId: number, taskCount: number) => ({ typeId, taskCount, taskLevel: 1 });

/** Every view once, in the fewest items that a whole session can have. */
const everyView = [
  line(51, 2),
  line(2, 2),
  line(47, 2),
  line(38, 1),
  line(18, 2),
  line(21, 1),
  line(33, 2),
];

/** The session that this patient's player has open: the same one until it is finished. */
async function openSession(server: RunningServer, username: string): Promise<TherapySession> {
  const { call, user } = await sessionOf(server, username);
  return call(startSession, { params: { id: user.userId, kind: "SCHEDULED" }, query: {} });
}

/** For the last 30 days, or for those in the query. */
async function todaysFigures(
  server: RunningServer,
  username: string,
  query: Readonly<Record<string, string>> = {},
) {
  const { call, user } = await sessionOf(server, username);
  const report = await call(performanceCall, { params: { id: user.userId }, query });
  return report.summary;
}

const start = (page: Page) =>
  page.getByRole("button", { name: /Start (today's|your first) practice/ });

const storedCount = async (server: RunningServer, username: string) =>
  (await openSession(server, username)).answeredTaskIds.length;

test.describe("nothing is lost", () => {
  let own: RunningServer;
  test.beforeEach(async ({ context }) => {
    await hurryVoice(context);
    own = await startDemoServer();
  });
  test.afterEach(() => own.dispose());

  test("a whole session with the keyboard alone, the server killed in its middle, and all of it is in the report", async ({
    page,
  }) => {
    test.setTimeout(500_000);
    await assignHomework(own, { rosa: everyView });
    const before = await todaysFigures(own, "rosa");
    await signInBrowser(page, own, "rosa");
    await page.goto(`${own.url}/do-therapy`);
    await start(page).waitFor();
    await expectAccessible(page);
    await pressByKeyboard(page, start(page));
    const session = await openSession(own, "rosa");
    const views = new Set(session.tasks.map(({ taskView }) => taskView.templateName));
    expect(session.tasks.length).toBeGreaterThanOrEqual(10);
    expect(views.size).toBe(everyView.length);

    const middle = Math.floor(session.tasks.length / 2);
    for (const [index, task] of session.tasks.entries()) {
      if (index === middle) await own.kill();
      await solveTask(page, task, byKeyboard);
      await expect(page.getByText(`${index + 1} of ${session.tasks.length}`)).toBeVisible();
      if (views.delete(task.taskView.templateName)) await expectAccessible(page);
      await goOn(page, byKeyboard);
      if (index === middle + 1) await own.start();
    }

    await expect(page.getByText("Well done.")).toBeVisible(untilUsable);
    await expect
      .poll(async () => (await todaysFigures(own, "rosa")).tasksCompleted, untilUsable)
      .toBe(before.tasksCompleted + session.tasks.length);
    await pressByKeyboard(page, page.getByRole("button", { name: "See my report" }));
    await expect(page.getByRole("heading", { name: "Performance Summary" })).toBeVisible();
    const lastYear = Object.fromEntries(new URL(page.url()).searchParams);
    expect(Object.keys(lastYear)).toEqual(["startDate", "endDate"]);
    const { tasksCompleted: after } = await todaysFigures(own, "rosa", lastYear);
    await expect(page.getByText(after.toLocaleString("en"), { exact: true })).toBeVisible();
  });

  test("the server is killed in the middle, started again, and every answer is there once", async ({
    page,
  }) => {
    await signInBrowser(page, own, "rosa");
    await page.goto(`${own.url}/do-therapy`);
    await start(page).click();
    const session = await openSession(own, "rosa");
    await solveTasks(page, session, 0, 3, byClick);
    await expect.poll(() => storedCount(own, "rosa")).toBe(3);

    await own.kill();
    await solveTasks(page, session, 3, 5, byClick);
    await expect(page.getByText("You are offline. Your answers are kept here.")).toBeVisible();
    await page.getByRole("button", { name: "Home" }).click();
    await expect(page.getByText("2 answers still to send.")).toBeVisible();
    await page.getByRole("button", { name: /Continue/ }).click();
    await own.start();
    await solveTasks(page, session, 5, 6, byClick);

    await expect.poll(() => storedCount(own, "rosa"), { timeout: 90_000 }).toBe(6);
    await page.reload();
    await page.getByRole("button", { name: /Continue/ }).click();
    await solveTasks(page, session, 6, 7, byClick);
    await expect.poll(() => storedCount(own, "rosa")).toBe(7);
  });

  test("the network goes right after the start: the session is finished without it, through a reload, and all arrives", async ({
    page,
    context,
  }) => {
    test.setTimeout(500_000);
    await assignHomework(own, { rosa: everyView });
    const before = await todaysFigures(own, "rosa");
    await signInBrowser(page, own, "rosa");
    await page.goto(`${own.url}/do-therapy`);
    await start(page).click();
    const session = await openSession(own, "rosa");
    await untilKept(page, session);
    await context.setOffline(true);
    await own.kill();

    const middle = Math.floor(session.tasks.length / 2);
    for (const [index, task] of session.tasks.entries()) {
      if (index === 1)
        await expect(page.getByText("You are offline. Your answers are kept here.")).toBeVisible();
      if (index === middle) {
        await expect.poll(() => countKept(page)).toBe(index);
        await page.reload();
        await page.getByRole("button", { name: /Continue/ }).click();
      }
      await solveTask(page, task, byClick);
      await expectPictures(page);
      await goOn(page, byClick);
    }
    await expect(page.getByText("You finished this practice.")).toBeVisible(untilUsable);

    await own.start();
    await context.setOffline(false);
    await expect
      .poll(async () => (await todaysFigures(own, "rosa")).tasksCompleted, { timeout: 90_000 })
      .toBe(before.tasksCompleted + session.tasks.length);
  });

  test("a closed tab loses nothing, and two tabs send nothing twice", async ({ page, context }) => {
    const before = await todaysFigures(own, "rosa");
    await signInBrowser(page, own, "rosa");
    await page.goto(`${own.url}/do-therapy`);
    await start(page).click();
    const session = await openSession(own, "rosa");
    await solveTasks(page, session, 0, 2, byClick);
    await expect.poll(() => countKept(page)).toBe(2);
    await page.close();

    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const tab of [first, second]) {
      await tab.goto(`${own.url}/do-therapy`);
      await tab.getByRole("button", { name: /Continue/ }).click();
    }
    // Both answer the same item; the first one goes on.
    await solveTasks(first, session, 2, 3, byClick);
    await solveTasks(second, session, 2, 3, byClick);
    await solveTasks(first, session, 3, 4, byClick);
    await expect.poll(() => storedCount(own, "rosa")).toBe(4);
    expect((await todaysFigures(own, "rosa")).tasksCompleted).toBe(before.tasksCompleted + 4);
  });
});

test("skipping says why, alone or with all like it, and goes on with the next kind", async ({
  openAs,
  server,
}) => {
  const page = await openAs("sam", "/do-therapy");
  await page.getByRole("button", { name: "Do this later" }).click();
  await start(page).click();
  const session = await openSession(server, "sam");
  await solveTask(page, session.tasks[0]!, byClick);
  await goOn(page, byClick);

  for (const name of ["Skip", "Skip all like this one"])
    await page.getByRole("button", { name }).press("Enter");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Too hard" }).press("Enter");
  const category = session.tasks[0]!.taskType;
  const nextKind = session.tasks.find(({ taskType }) => taskType !== category);
  const name =
    session.taskTypes.find(({ typeId }) => typeId === nextKind?.taskType)?.displayName ?? "";
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const passed = session.tasks.filter(({ taskType }) => taskType === category).length;
  await expect.poll(() => storedCount(server, "sam")).toBe(passed);
});

test("Home pauses, and the welcome goes on where it stopped", async ({ openAs, server }) => {
  const page = await openAs("rosa", "/do-therapy");
  await page
    .getByRole("button", { name: /(Start|Continue|more)/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Home" }).click();
  const again = page.getByRole("button", { name: /Continue/ });
  await expect(again).toBeVisible();
  await expectAccessible(page);
  await again.click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  expect(server.output, "the server logs no error").not.toMatch(/"level":(50|60)\b/);
});
