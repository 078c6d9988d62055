import type { Page } from "@playwright/test";
import { logOut } from "@regain/contract/calls/identity/log-out";
import { performance as performanceCall } from "@regain/contract/calls/report/performance";
import { prefetchSession } from "@regain/contract/calls/session/prefetch-session";
import { dayMs } from "@regain/contract/durations";
import type { TherapySession } from "@regain/contract/entities/session";
import { countKept, expectPictures, untilKept } from "./support/kept.ts";
import { untilUsable } from "./support/keyboard.ts";
import { byClick, goOn, solveTask, solveTasks } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { startDemoServer } from "./support/demo.ts";
import { finishHomework } from "./support/played-session.ts";
import type { RunningServer } from "./support/server.ts";
import { skip } from "./support/skip.ts";
import { clientOf, demoPassword, sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** In the last 30 days, as another device of hers gets it. */
async function tasksCompleted(server: RunningServer): Promise<number> {
  const { call, user } = await sessionOf(server, "rosa");
  const report = await call(performanceCall, { params: { id: user.userId }, query: {} });
  return report.summary.tasksCompleted;
}

/** The session that is stored ahead, and which of its answers have arrived. */
async function nextSession(server: RunningServer): Promise<TherapySession> {
  const { call, user } = await sessionOf(server, "rosa");
  const { session } = await call(prefetchSession, { params: { id: user.userId }, body: {} });
  return session;
}

/** Rosa opens her practice, reads the welcome and does nothing; then the network is gone. */
async function readTheWelcome(page: Page, server: RunningServer) {
  const { token } = await signInBrowser(page, server, "rosa");
  const besidePage = page.waitForEvent("worker");
  await page.goto(`${server.url}/do-therapy`);
  await page.getByRole("button", { name: "Start today's practice" }).waitFor();
  expect((await besidePage).url(), "what brings the files").toContain("/assets/downloa-");
  const session = await nextSession(server);
  await untilKept(page, session);
  return { token, session };
}

async function logOutByMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Rosa/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
}

/** How many sessions that nobody has begun the device holds, how many permits to send answers, and what was begun. */
const practiceCounts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly [aheads: number, permits: number, begun: number]>((resolve, reject) => {
        const opening = indexedDB.open("regain-practice");
        opening.addEventListener("error", () => reject(opening.error!));
        opening.addEventListener("success", () => {
          const counting = opening.result.transaction(["aheads", "permits", "sessions"]);
          const aheads = counting.objectStore("aheads").count();
          const begun = counting.objectStore("sessions").count();
          const permits = counting.objectStore("permits").count();
          counting.addEventListener("complete", () => {
            opening.result.close();
            resolve([aheads.result, permits.result, begun.result]);
          });
        });
      }),
  );

/** As if the patient had chosen what was practiced: only a sign-in can send it. */
const forgetPermits = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("regain-practice");
        opening.addEventListener("error", () => reject(opening.error!));
        opening.addEventListener("success", () => {
          const clearing = opening.result.transaction("permits", "readwrite");
          clearing.objectStore("permits").clear();
          clearing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
  );

const start = (page: Page) => page.getByRole("button", { name: "Start practice" });

test.describe("practice that was put aside", () => {
  let own: RunningServer;
  test.beforeEach(async ({ context }) => {
    await hurryVoice(context);
    own = await startDemoServer();
  });
  test.afterEach(() => own.dispose());

  test("is begun and finished without a network, and arrives although the sign-in has ended meanwhile", async ({
    page,
    context,
  }) => {
    test.setTimeout(500_000);
    const before = await tasksCompleted(own);
    const { token, session } = await readTheWelcome(page, own);
    await context.setOffline(true);
    await clientOf(own, token)(logOut, {});
    await own.kill();

    // As the installed app opens.
    await page.goto(own.url);
    await expect(page.getByRole("heading", { name: "You can still practice." })).toBeVisible();
    await expect(page.getByText("You are offline. Your answers are kept here.")).toBeVisible();
    await expect(page.getByText(`${session.tasks.length} items are ready.`)).toBeVisible();
    await expectAccessible(page);
    await start(page).click();
    const middle = Math.floor(session.tasks.length / 2);
    for (const [index, task] of session.tasks.entries()) {
      if (index === middle) {
        await expect.poll(() => countKept(page)).toBe(index);
        await page.reload();
        await page.getByRole("button", { name: "Continue" }).click();
      }
      await solveTask(page, task, byClick);
      await expectPictures(page);
      await goOn(page, byClick);
    }
    await expect(page.getByText("You finished this practice.")).toBeVisible(untilUsable);
    // Pages about the practice are not kept on the device.
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Go to my dashboard" })).toBeHidden();
    await page.reload();
    await expect(page.getByText("You finished this practice.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(start(page)).toBeHidden();

    await own.start();
    await context.setOffline(false);
    const arrived = before + session.tasks.length;
    await expect.poll(() => tasksCompleted(own), { timeout: 90_000 }).toBe(arrived);
    const next = await nextSession(own);
    expect(next.sessionId, "it is finished").not.toBe(session.sessionId);
    await page.reload();
    await expect(
      page.getByText("Your session has ended.").or(page.getByLabel("Email or Username")).first(),
    ).toBeVisible();
    expect(await tasksCompleted(own), "each answer once").toBe(arrived);
  });

  test("cannot be begun after a log-out; the answers given before wait on the device, and go by themselves", async ({
    page,
    context,
  }) => {
    const { session } = await readTheWelcome(page, own);
    await context.setOffline(true);
    await page.reload();
    await start(page).click();
    await solveTasks(page, session, 0, 2, byClick);
    await page.getByRole("button", { name: "Home" }).click();
    await expect(page.getByText("2 answers still to send.")).toBeVisible();
    expect(await practiceCounts(page)).toEqual([0, 1, 1]);
    await logOutByMenu(page);
    await expect.poll(() => practiceCounts(page), "what sends them stays").toEqual([0, 1, 0]);
    const kept = "2 answers are kept on this device. They will be sent when you are online.";
    await expect(page.getByText(kept)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${own.url}/do-therapy`);
    await expect(page.getByLabel("Email or Username")).toBeVisible();
    await expect(start(page)).toBeHidden();

    await page.close();
    const later = await context.newPage();
    await later.goto(own.url);
    await expect(later.getByLabel("Email or Username")).toBeVisible();
    await expect(later.getByText(kept)).toBeVisible();
    await context.setOffline(false);
    const arrived = async () => (await nextSession(own)).answeredTaskIds.length;
    await expect.poll(arrived, { timeout: 60_000 }).toBe(2);
    await expect
      .poll(() => later.evaluate(() => localStorage.getItem("patientsWithUnsentAnswers")))
      .toBeNull();
  });

  test("is where the app opens while the server is down, though the browser calls itself online", async ({
    page,
  }) => {
    const { session } = await readTheWelcome(page, own);
    await own.kill();
    const ready = page.getByText(`${session.tasks.length} items are ready.`);
    await page.goto(own.url);
    await expect(ready).toBeVisible(untilUsable);
    await page.getByRole("link", { name: "Regain" }).first().click();
    await expect(ready).toBeVisible();
    await own.start();
    await page.goto(own.url);
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test("and what needs a sign-in goes with the next one, without the page being loaded anew", async ({
    page,
    context,
  }) => {
    const { session } = await readTheWelcome(page, own);
    await context.setOffline(true);
    await page.reload();
    await start(page).click();
    await solveTasks(page, session, 0, 2, byClick);
    await forgetPermits(page);
    await page.getByRole("button", { name: "Home" }).click();
    await expect(page.getByText("2 answers still to send.")).toBeVisible();
    await logOutByMenu(page);
    const kept = page.getByText(
      "2 answers are kept on this device. They will be sent when the person who gave them logs in.",
    );
    await expect(kept).toBeVisible();

    await context.setOffline(false);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByLabel("Email or Username").fill("rosa");
    await page.keyboard.press("Enter");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.keyboard.press("Enter");
    const arrived = async () => (await nextSession(own)).answeredTaskIds.length;
    await expect.poll(arrived, { timeout: 60_000 }).toBe(2);
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);
  });

  test("goes with a sign-in that has ended, as the next page finds", async ({ page }) => {
    const { token } = await readTheWelcome(page, own);
    await expect.poll(() => practiceCounts(page)).toEqual([1, 1, 0]);
    await clientOf(own, token)(logOut, {});
    await page.goto(`${own.url}/account`);
    await expect(page.getByLabel("Email or Username")).toBeVisible();
    await expect.poll(() => practiceCounts(page)).toEqual([0, 0, 0]);
  });

  test("is the next one, where what was begun here was finished on another device", async ({
    page,
    context,
  }) => {
    const { session } = await readTheWelcome(page, own);
    await page.getByRole("button", { name: "Start today's practice" }).click();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText(/^1 of \d+$/).waitFor();
    await skip(page, "Skip this item", "Other");
    await page.getByText(/^2 of \d+$/).waitFor();
    await expect.poll(() => countKept(page)).toBe(1);
    await finishHomework(own, "rosa");
    await page.goto(`${own.url}/do-therapy`);
    await expect.poll(() => countKept(page)).toBe(session.tasks.length);
    await expect.poll(async () => (await practiceCounts(page))[0]).toBe(1);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "You can still practice." })).toBeVisible();
    await expect(start(page)).toBeVisible();
  });

  test("is too old after a week without a network, says what helps, and goes with a log-out", async ({
    page,
    context,
  }) => {
    await readTheWelcome(page, own);
    await context.setOffline(true);
    await page.clock.setSystemTime(Date.now() + 7 * dayMs);
    await page.reload();
    await expect(page.getByRole("heading", { name: "This practice is too old." })).toBeVisible();
    await expect(start(page)).toBeHidden();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    // It asks by itself once there is a network.
    await context.setOffline(false);
    await expect(page.getByRole("button", { name: "Start today's practice" })).toBeVisible();

    await expect.poll(() => practiceCounts(page)).toEqual([1, 1, 0]);
    await context.setOffline(true);
    await logOutByMenu(page);
    await expect(page.getByLabel("Email or Username")).toBeVisible();
    await expect.poll(() => practiceCounts(page)).toEqual([0, 0, 0]);
  });
});

test("the app can be installed: the browser finds nothing that stands in its way", async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const answer = await page.request.get(`${server.url}/regain.webmanifest`);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "")).toMatchObject({ name: "Regain", display: "standalone" });
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  // Some browsers add that an incognito window installs nothing; everything else is ours.
  const ours = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(ours).toEqual([]);
});
