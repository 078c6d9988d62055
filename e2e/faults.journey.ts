import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { TherapySession } from "@regain/contract/entities/session";
import { assignHomework } from "./support/homework.ts";
import { countKept } from "./support/kept.ts";
import { byClick, goOn, solveTask, solveTasks } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { fillDemo, type FilledDemo } from "./support/demo.ts";
import { freePort, RunningServer } from "./support/server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { allowSteppingClock, stepClock } from "./support/step-clock.ts";
import { storedAnswers } from "./support/stored-answers.ts";
import { expect, test } from "./support/test.ts";

const hour = 3_600_000;
const line = (typeId: number, taskCount: number) => ({ typeId, taskCount, taskLevel: 1 });

/** On the embedded engine: its process is killed mid-work here. */
let demo: FilledDemo;
test.beforeAll(async () => {
  demo = await fillDemo("embedded");
});
test.afterAll(() => demo.dispose());

let own: RunningServer;
test.beforeEach(async ({ context }) => {
  await hurryVoice(context);
  own = new RunningServer(await demo.copy(), await freePort());
  await own.start();
  await assignHomework(own, { rosa: [line(33, 4), line(47, 3)] });
});
test.afterEach(() => own.dispose());

async function openSession(): Promise<TherapySession> {
  const { call, user } = await sessionOf(own, "rosa");
  return call(startSession, { params: { id: user.userId, kind: "SCHEDULED" }, query: {} });
}

const arrived = async () => (await openSession()).answeredTaskIds.length;

async function begin(page: Page) {
  const { user } = await signInBrowser(page, own, "rosa");
  await page.goto(`${own.url}/do-therapy`);
  await page.getByRole("button", { name: /Start (today's|your first) practice/ }).click();
  return { patientId: user.userId, session: await openSession() };
}

/** Every answer of the session is stored, once, and scored as the player scored it. */
async function expectEachOnce(patientId: string, session: TherapySession): Promise<void> {
  const wanted = new Set(session.tasks.map(({ responseId }) => responseId));
  const stored = (await storedAnswers(own, [patientId])).filter(({ uuid }) => wanted.has(uuid));
  expect(stored.map(({ uuid }) => uuid).toSorted()).toEqual([...wanted].toSorted());
  expect(stored.filter(({ score_differs }) => score_differs)).toEqual([]);
}

/** The browser kills the tab outright: no handler runs. */
async function crash(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // Nothing is left to answer.
  browser.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
}

/** As when the site's data is cleared or a tab with a newer version opens. */
const closeStore = (page: Page, way: "deleted" | "newer") =>
  page.evaluate(
    (how) =>
      new Promise<void>((resolve, reject) => {
        const name = "regain-practice";
        const asked = how === "deleted" ? indexedDB.deleteDatabase(name) : indexedDB.open(name, 99);
        asked.addEventListener("error", () => reject(asked.error!));
        asked.addEventListener("success", () => resolve());
      }),
    way,
  );

test("the tab is killed in the middle of an item while the server is down: each answer is stored once", async ({
  page,
  context,
}) => {
  const { patientId, session } = await begin(page);
  await solveTasks(page, session, 0, 1, byClick);
  await expect.poll(arrived).toBe(1);
  await own.kill();
  await solveTasks(page, session, 1, 3, byClick);
  // One more, with its feedback showing: it is stored once that is painted.
  await solveTask(page, session.tasks[3]!, byClick);
  await expect.poll(() => countKept(page)).toBe(4);
  await expect(page.getByText("You are offline. Your answers are kept here.")).toBeVisible();
  await crash(page);

  await own.start();
  const again = await context.newPage();
  await again.goto(`${own.url}/do-therapy`);
  await again.getByRole("button", { name: /Continue/ }).click();
  await expect.poll(arrived, { timeout: 90_000 }).toBe(4);
  await solveTasks(again, session, 4, session.tasks.length, byClick);
  await expect(again.getByText("Well done.")).toBeVisible({ timeout: 60_000 });
  await expectEachOnce(patientId, session);
});

test("the browser closes where answers are kept: it is opened again, and where a newer tab has taken it, they go from memory", async ({
  page,
}) => {
  const { patientId, session } = await begin(page);
  await solveTasks(page, session, 0, 1, byClick);
  await expect.poll(arrived).toBe(1);
  await own.kill();
  await closeStore(page, "deleted");
  await solveTasks(page, session, 1, 3, byClick);
  await expect(page.getByText("You are offline. Your answers are kept here.")).toBeVisible();
  await closeStore(page, "newer");
  await solveTasks(page, session, 3, 4, byClick);
  await page.getByRole("button", { name: "Home" }).click();
  await expect(page.getByText(/Keep this page open until everything is sent/)).toBeVisible();
  await own.start();
  await expect.poll(arrived, { timeout: 90_000 }).toBe(4);
  await page.getByRole("button", { name: /Continue/ }).click();
  await solveTasks(page, session, 4, session.tasks.length, byClick);
  await expect(page.getByText("Well done.")).toBeVisible({ timeout: 60_000 });
  await expectEachOnce(patientId, session);
});

test("the device's clock is stepped ahead and back in the middle: each answer is stored once, at a time that can be", async ({
  page,
}) => {
  await allowSteppingClock(page);
  const { patientId, session } = await begin(page);
  const steps = new Map([
    [1, hour],
    [3, -2 * hour],
    [5, hour],
  ]);
  for (const [index, task] of session.tasks.entries()) {
    const step = steps.get(index);
    if (step) await stepClock(page, step);
    await solveTask(page, task, byClick);
    await goOn(page, byClick);
  }
  await expect(page.getByText("Well done.")).toBeVisible({ timeout: 60_000 });
  await expect.poll(async () => (await openSession()).sessionId).not.toBe(session.sessionId);
  await expectEachOnce(patientId, session);
  const mine = new Set(session.tasks.map(({ responseId }) => responseId));
  const stored = (await storedAnswers(own, [patientId])).filter(({ uuid }) => mine.has(uuid));
  expect(stored).toHaveLength(mine.size);
  for (const { started_at: start, ended_at: end } of stored) {
    expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(session.builtAt));
    expect(Date.parse(end)).toBeLessThanOrEqual(Date.now());
  }
});
