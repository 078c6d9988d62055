import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { welcomeActivity } from "@regain/contract/entities/welcome";
import { addDays, localTime } from "@regain/therapy/days";
import { assignHomework } from "./support/homework.ts";
import { countKept } from "./support/kept.ts";
import { sessionOf } from "./support/sign-in.ts";
import { skip } from "./support/skip.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const isWelcome = (url: string) => url.includes("/nextActivity");

const isPrefetch = (url: string) => url.endsWith("/session/prefetch");

/** How often the server was asked what comes next, or for something else. */
function countAsked(page: Page, isMeant = isWelcome): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (isMeant(request.url())) count += 1;
  });
  return () => count;
}

const start = (page: Page) => page.getByRole("main").getByRole("button").first();

test("a welcome that stays open asks again when the network is back", async ({
  openAs,
  context,
}) => {
  const page = await openAs("rosa", "/healthz");
  const asked = countAsked(page);
  await page.goto("/do-therapy");
  await start(page).waitFor();
  // Everything else that the page fetches has loaded: none of it is lost with the network.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const banner = page.getByText("You are offline. Your answers are kept here.");
  await expect(banner).toBeVisible();
  const before = asked();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect.poll(asked).toBe(before + 1);
  await expect(start(page)).toBeVisible();
});

test("a welcome that stays open overnight says the new day, asks what comes next on it, and puts its practice aside", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/healthz");
  const evening = new Date();
  await page.clock.install({ time: evening });
  const asked = countAsked(page);
  const prefetches = countAsked(page, isPrefetch);
  await page.goto("/do-therapy");
  await start(page).waitFor();
  await expect.poll(prefetches).toBe(1);
  const date = page.getByRole("main").locator("p").first();
  const longDay = (day: Date) =>
    day.toLocaleDateString("en-US", {
      weekday: "long",
      month: "long",
      day: "numeric",
      timeZone: "America/New_York",
    });
  await expect(date).toHaveText(longDay(evening));
  const before = asked();
  const dayMs = 86_400_000;
  // By then the server is on the next day.
  const tomorrow = addDays(localTime(evening, "America/New_York").day, 1);
  await page.route("**/nextActivity*", async (route) => {
    const answer = await route.fetch();
    const said = welcomeActivity.parse(await answer.json());
    const therapyData = { ...said.therapyData, today: tomorrow };
    await route.fulfill({ response: answer, json: { ...said, therapyData } });
  });
  await page.clock.fastForward(dayMs);
  await expect(date).toHaveText(longDay(new Date(evening.getTime() + dayMs)));
  await expect.poll(asked).toBeGreaterThan(before);
  await expect.poll(prefetches).toBe(2);
  await expect(start(page)).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
});

const line = (typeId: number) => ({ typeId, taskCount: 2, taskLevel: 1 });

test("homework that was changed while the welcome stood open is started as it is now @long", async ({
  openAs,
  server,
}) => {
  await assignHomework(server, { carl: [line(33)] });
  const page = await openAs("carl", "/do-therapy");
  const later = page.getByRole("button", { name: "Do this later" });
  await start(page).waitFor();
  if (await later.isVisible()) await later.click();
  const practise = page.getByRole("button", { name: /Start (today's|your first) practice/ });
  await practise.waitFor();
  await assignHomework(server, { carl: [line(19), line(33)] });
  await practise.click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  const { call, user } = await sessionOf(server, "carl");
  const params = { id: user.userId, kind: "SCHEDULED" } as const;
  const { tasks } = await call(startSession, { params, query: {} });
  expect(new Set(tasks.map(({ taskType }) => taskType))).toEqual(new Set([19, 33]));

  // Once started, it can be continued although the homework has changed by then.
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByText(/^1 of \d+$/).waitFor();
  await skip(page, "Skip this item", "Other");
  await page.getByText(/^2 of \d+$/).waitFor();
  await expect.poll(() => countKept(page)).toBe(1);
  await assignHomework(server, { carl: [line(33)] });
  await page.reload();
  await expect(practise).toBeVisible();
  await page.getByRole("button", { name: "Continue what I started" }).click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
});

test("a welcome does not call unfinished what was finished with answers that are still on their way @long", async ({
  openAs,
  server,
}) => {
  await assignHomework(server, { wim: [line(33)] });
  const page = await openAs("wim", "/do-therapy");
  await page.getByRole("main").getByRole("button").first().waitFor();
  const later = page.getByRole("button", { name: "Do this later" });
  if (await later.isVisible()) await later.click();
  await page.getByRole("button", { name: /Start (today's|your first) practice/ }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByText(/^1 of \d+$/).waitFor();
  // The last answers meet no server, and then a slow one.
  let isUp = false;
  await page.route("**/responses", async (route) => {
    if (!isUp) return route.abort();
    await new Promise((resolve) => {
      setTimeout(resolve, 1_500);
    });
    return route.continue();
  });
  await skip(page, "Skip all like this one", "Other");
  await expect(page.getByText("You finished this practice.").or(start(page))).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("patientsWithUnsentAnswers")))
    .toBeTruthy();
  const asked = countAsked(page);
  await page.reload({ waitUntil: "commit" });
  isUp = true;
  await start(page).waitFor();
  await expect(page.getByRole("main")).not.toContainText(/items? left/);
  const before = asked();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(asked, "looked at again, it asks again").toBe(before + 1);
  await expect(page.getByRole("main")).not.toContainText(/items? left/);
});

test("exercises of one's own choice that a reload interrupted can be gone on with @long", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const goOn = button("Continue my own choice");
  await start(page).waitFor();
  await expect(goOn, "nothing was chosen yet").toBeHidden();
  await button("Settings").click();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  await page.locator("label").filter({ hasText: "Written word to picture" }).click();
  await button("Start 1 exercise").click();
  await button("Start").click();
  await page.getByText(/^1 of \d+$/).waitFor();
  await skip(page, "Skip this item", "Other");
  await page.getByText(/^2 of \d+$/).waitFor();
  await expect.poll(() => countKept(page)).toBe(1);
  await page.reload();
  await expectAccessible(page);
  await goOn.click();
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
});
