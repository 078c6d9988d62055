import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { TherapySession } from "@regain/contract/entities/session";
import { browserFlags, findWholeBrowser } from "../tools/browser.ts";
import { assignHomework } from "./support/homework.ts";
import { otherBuild } from "./support/other-build.ts";
import { byClick, goOn, solveTask, solveTasks, untilSteady } from "./support/play.ts";
import { untilUsable } from "./support/keyboard.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { copyDemo } from "./support/demo.ts";
import { freePort, RunningServer } from "./support/server.ts";
import { demoPassword, sessionOf, signInBrowser } from "./support/sign-in.ts";
import { storedAnswers } from "./support/stored-answers.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const line = (typeId: number, taskCount: number) => ({ typeId, taskCount, taskLevel: 1 });

let own: RunningServer;
const builds: string[] = [];
test.beforeEach(async ({ context }) => {
  await hurryVoice(context);
  own = new RunningServer(await copyDemo(), await freePort());
  await own.start();
});
test.afterEach(async () => {
  await own.dispose();
  for (const folder of builds.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Replaces the server with one of the next release, on the same data. @returns the name of its build */
async function release(mark: string): Promise<string> {
  const { folder, id } = await otherBuild(mark);
  builds.push(folder);
  await own.stop();
  own = new RunningServer(own.place, own.port, "none", { WEB_FOLDER: folder });
  await own.start();
  return id;
}

const scripts = /\/assets\/.*\.js$/;
const signUp = (page: Page) => page.getByRole("main").getByRole("link", { name: "Sign up" });

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute("content");

/** Stays until the page is loaded again. */
const markPage = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => "isSamePage" in globalThis);

/** The page has asked the servers as often as it needs to believe them. */
async function untilServersAgree(page: Page): Promise<void> {
  let asked = 0;
  await page.waitForResponse((answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.request().method() === "HEAD" && pathname === "/") asked += 1;
    return asked === 3;
  });
}

async function openSession(): Promise<TherapySession> {
  const { call, user } = await sessionOf(own, "rosa");
  return call(startSession, { params: { id: user.userId, kind: "SCHEDULED" }, query: {} });
}

test("a new release in the middle of a session: the item goes on, the page is renewed before the next exercise, each answer is stored once", async ({
  page,
}) => {
  await assignHomework(own, { rosa: [line(33, 2), line(47, 2)] });
  const { user } = await signInBrowser(page, own, "rosa");
  await page.goto(`${own.url}/do-therapy`);
  await page.getByRole("button", { name: /Start (today's|your first) practice/ }).click();
  const session = await openSession();
  const first = session.tasks[0]!.taskType;
  const count = session.tasks.findIndex(({ taskType }) => taskType !== first);
  expect(count, "two exercises").toBe(2);
  await solveTasks(page, session, 0, 1, byClick);
  await markPage(page);
  const before = await buildOf(page);

  const id = await release("aa");
  const agreed = untilServersAgree(page);
  await solveTask(page, session.tasks[1]!, byClick);
  await agreed;
  // No page is reloaded while an answer is being sent.
  const answered = async () => (await openSession()).answeredTaskIds;
  await expect.poll(answered).toContain(session.tasks[1]!.taskId);
  expect(await isSamePage(page), "not within an item").toBe(true);
  expect(await buildOf(page)).toBe(before);
  await untilSteady(page);
  await byClick(page, page.getByRole("button", { name: "Next", exact: true }));

  await expect.poll(() => buildOf(page).catch(() => undefined)).toBe(id);
  // The next exercise's introduction comes as without a new release: nobody has to press more because of it.
  await solveTasks(page, session, 2, session.tasks.length, byClick);
  await expect(page.getByText("Well done.")).toBeVisible({ timeout: 60_000 });
  await expect.poll(async () => (await openSession()).sessionId).not.toBe(session.sessionId);
  const wanted = new Set(session.tasks.map(({ responseId }) => responseId));
  const stored = (await storedAnswers(own, [user.userId])).filter(({ uuid }) => wanted.has(uuid));
  expect(stored.map(({ uuid }) => uuid).toSorted()).toEqual([...wanted].toSorted());
  expect(stored.filter(({ score_differs }) => score_differs)).toEqual([]);
});

/** Opens a browser that lets no site store anything. @returns what it opens pages in, and how to close it */
async function openKeepingNothing() {
  const folder = await mkdtemp(join(tmpdir(), "regain-browser-"));
  await mkdir(join(folder, "Default"));
  const profile = { default_content_setting_values: { cookies: 2 } };
  await writeFile(join(folder, "Default/Preferences"), JSON.stringify({ profile }));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findWholeBrowser()!,
    args: browserFlags,
    viewport: { width: 1180, height: 820 },
    locale: "en-US",
    timezoneId: "America/New_York",
  });
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { context, close };
}

test("who blocks cookies practises to the end, also through a new release", async () => {
  test.skip(!findWholeBrowser(), "A browser without windows reads no settings.");
  await assignHomework(own, { rosa: [line(33, 1), line(47, 1)] });
  const { context, close } = await openKeepingNothing();
  try {
    await hurryVoice(context);
    const page = await context.newPage();
    await page.goto(`${own.url}/login`);
    expect(
      await page
        .evaluate(() => Reflect.get(globalThis, "localStorage") !== undefined)
        .catch(() => "blocked"),
    ).toBe("blocked");
    await page.getByLabel("Email or Username").fill("rosa");
    await page.keyboard.press("Enter");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.keyboard.press("Enter");
    const practise = page.getByRole("link", { name: /Start practice/ });
    await practise.first().click();
    await page.getByRole("button", { name: /Start (today's|your first) practice/ }).click();
    const session = await openSession();
    await page.getByRole("button", { name: "Start", exact: true }).waitFor();
    const offline = page.getByText("You are offline. Keep this page open.");
    await context.setOffline(true);
    await expect(offline, "they are kept in the page alone").toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await markPage(page);

    await release("ee");
    const agreed = untilServersAgree(page);
    await solveTask(page, session.tasks[0]!, byClick);
    await agreed;
    await goOn(page, byClick);
    await solveTask(page, session.tasks[1]!, byClick);
    expect(await isSamePage(page), "the sign-in lives in this page alone").toBe(true);
    await goOn(page, byClick);
    await expect(page.getByText("Well done.")).toBeVisible({ timeout: 60_000 });
    await expect.poll(async () => (await openSession()).sessionId).not.toBe(session.sessionId);
  } finally {
    await close();
  }
});

test("what was typed and not saved survives a new release; the next link that is followed opens it", async ({
  page,
}) => {
  await signInBrowser(page, own, "greta");
  await page.goto(`${own.url}/enterprise-dashboard`);
  const tile = page.getByRole("link", { name: /^Institution Settings/ });
  await tile.waitFor();
  await markPage(page);
  const id = await release("bb");
  const agreed = untilServersAgree(page);
  await tile.click();
  const city = page.getByLabel("City", { exact: true });
  await city.fill("Salem");
  await agreed;

  const back = page
    .getByRole("navigation", { name: "Breadcrumbs" })
    .getByRole("link", { name: "Enterprise Dashboard" });
  await back.click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(city).toHaveValue("Salem");
  await page.getByRole("button", { name: "Save institution info" }).click();
  await expect(page.getByText("Institution info was successfully updated.").first()).toBeVisible();
  expect(await isSamePage(page), "saving stays on the page").toBe(true);

  await back.click();
  await expect.poll(() => buildOf(page).catch(() => undefined)).toBe(id);
  await expect(page).toHaveURL(`${own.url}/enterprise-dashboard`);
  await page.goBack();
  await expect(city).toHaveValue("Salem");
});

test("a page of the release before finds its parts, one of two releases ago is renewed when it misses one", async ({
  page,
}) => {
  // Not the page whose console is listened to: what a screen could not show is told there.
  page = await page.context().newPage();
  await page.goto(`${own.url}/login`, { waitUntil: "networkidle" });
  const part = await page.locator("script[src]").last().getAttribute("src");
  const isThere = async () => (await page.request.get(own.url + part)).status();
  await release("cc");
  await expect.poll(isThere).toBe(200);
  const id = await release("dd");
  await expect.poll(isThere).toBe(404);
  await signUp(page).click();
  await expect.poll(() => buildOf(page).catch(() => undefined), { timeout: 30_000 }).toBe(id);
  await expect(page).toHaveURL(`${own.url}/signup`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a part that cannot be fetched is tried again; when it does not come, the page says so and has a button", async ({
  page,
}) => {
  let count = 0;
  const asked = new Map<string, number>();
  await page.goto(`${own.url}/login`, { waitUntil: "networkidle" });
  await page.route(scripts, (route) => {
    const url = route.request().url();
    asked.set(url, (asked.get(url) ?? 0) + 1);
    return ++count <= 2 ? route.abort() : route.continue();
  });
  await signUp(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
  await expect(page.getByRole("alert")).toBeHidden();
  expect(Math.max(...asked.values()), "asked for once more").toBeGreaterThan(1);

  // Not the page whose console is listened to: what a screen could not show is told there.
  const other = await page.context().newPage();
  await other.goto(`${own.url}/login`, { waitUntil: "networkidle" });
  await expect(signUp(other)).toBeVisible(untilUsable);
  await other.route(scripts, (route) => route.abort());
  await signUp(other).click();
  const alert = other.getByRole("alert");
  await expect(alert).toContainText("There is no connection right now.", { timeout: 30_000 });
  await expect(alert.getByRole("heading", { level: 1 })).toBeFocused();
  await expectAccessible(other);
  await other.unrouteAll();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "Sign Up" })).toBeVisible();
  await expect(alert).toBeHidden();
});

test("a menu or a dialog that cannot be fetched leaves the page as it is, with what was typed @long", async ({
  page,
}) => {
  const offline = page.getByText("There is no connection right now.");
  await signInBrowser(page, own, "greta");
  await page.goto(`${own.url}/enterprise-dashboard/institution`);
  const city = page.getByLabel("City", { exact: true });
  await city.fill("Salem");
  const menu = page.getByRole("banner").getByRole("button", { name: "Greta" });
  await page.route(scripts, (route) => route.abort());
  await menu.hover();
  // To come near it says nothing, also after the last try, 3.5 s later; to press it does.
  await page.waitForTimeout(5_000);
  await expect(offline).toBeHidden();
  await menu.press("Enter");
  await expect(offline).toBeVisible(untilUsable);
  await expect(city).toHaveValue("Salem");
  await expect(menu).toBeFocused();
  await expectAccessible(page);
  await page.unrouteAll();
  await menu.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible(untilUsable);
  await page.keyboard.press("Escape");
  await expect(city).toHaveValue("Salem");

  await signInBrowser(page, own, "dana");
  const { user } = await sessionOf(own, "rosa");
  await page.goto(
    `${own.url}/dashboard/patient/${user.userId}/progress-note/2026-11-01/2026-11-20`,
  );
  const plan = page.getByLabel("Plan");
  await plan.fill("Twice a week.");
  const goals = page.getByRole("button", { name: "Edit goals" });
  await page.route(scripts, (route) => route.abort());
  await goals.click();
  await expect(offline).toBeVisible(untilUsable);
  await expect(plan).toHaveValue("Twice a week.");
  await page.unrouteAll();
  await goals.click();
  await expect(page.getByRole("dialog", { name: "Goals" })).toBeVisible(untilUsable);
});
