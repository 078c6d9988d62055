import type { BrowserContext, Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { assignHomework } from "./support/homework.ts";
import { byClick, solveTasks } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { startDemoServer } from "./support/demo.ts";
import type { RunningServer } from "./support/server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { storedAnswers } from "./support/stored-answers.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Answers these calls as an overloaded server does. @returns what stops that */
async function keepBusy(context: BrowserContext, calls: string): Promise<() => Promise<void>> {
  await context.route(calls, (route) =>
    route.fulfill({
      status: 503,
      headers: { "retry-after": "2" },
      json: { error: "unavailable", message: "The service is busy.", requestId: "none" },
    }),
  );
  return () => context.unroute(calls);
}

const note = (page: Page) =>
  page.getByText("Many people are here right now. This page will continue by itself.");

let own: RunningServer;
test.beforeEach(async ({ context }) => {
  await hurryVoice(context);
  own = await startDemoServer();
  await assignHomework(own, {
    rosa: [
      { typeId: 33, taskCount: 2, taskLevel: 1 },
      { typeId: 47, taskCount: 1, taskLevel: 1 },
    ],
  });
});
test.afterEach(() => own.dispose());

test("what Rosa answers while the service is busy waits, says so calmly, and goes by itself", async ({
  page,
  context,
}) => {
  const { user, call } = await signInBrowser(page, own, "rosa");
  await page.goto(`${own.url}/do-therapy`);
  await page.getByRole("button", { name: /Start (today's|your first) practice/ }).click();
  const params = { id: user.userId, kind: "SCHEDULED" as const };
  const session = await call(startSession, { params, query: {} });
  const relax = await keepBusy(context, "**/api/patient/*/responses");
  await solveTasks(page, session, 0, session.tasks.length, byClick);
  const waiting = page.getByText(
    "3 answers still to send. The service is busy. Everything will be sent by itself.",
  );
  await expect(waiting).toBeVisible();
  await expect(page.getByText("You are offline")).toBeHidden();
  await expectAccessible(page);
  await relax();
  await expect(waiting).toBeHidden({ timeout: 70_000 });
  const stored = await storedAnswers(own, [user.userId]);
  const wanted = session.tasks.map(({ responseId }) => responseId).toSorted();
  const got = stored.map(({ uuid }) => uuid).filter((uuid) => wanted.includes(uuid));
  expect(got.toSorted()).toEqual(wanted);
});

test("a page that the service has no time for goes on by itself, and so does the welcome", async ({
  page,
  context,
}) => {
  await signInBrowser(page, own, "rosa");
  const relax = await keepBusy(context, "**/api/patient/*/{report/performance,nextActivity}*");
  await page.goto(`${own.url}/dashboard`);
  await expect(note(page)).toBeVisible();
  await expectAccessible(page);
  await relax();
  await expect(
    page
      .getByRole("heading", { name: "Skill areas" })
      .or(page.getByRole("tab", { name: "Skill areas" }))
      .first(),
  ).toBeVisible({ timeout: 70_000 });
  await expect(note(page)).toBeHidden();

  const relaxAgain = await keepBusy(context, "**/api/patient/*/nextActivity*");
  await page.goto(`${own.url}/do-therapy`);
  await expect(note(page)).toBeVisible();
  await expect(page.getByText("You are offline")).toBeHidden();
  await relaxAgain();
  await expect(
    page.getByRole("button", { name: /Start (today's|your first) practice/ }),
  ).toBeVisible({ timeout: 70_000 });
  await expect(note(page)).toBeHidden();
});
