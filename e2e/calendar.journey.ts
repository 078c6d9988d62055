import type { Page } from "@playwright/test";
import { calendar } from "@regain/contract/calls/report/calendar";
import { addDays, dayOfSeconds, monthStart } from "@regain/therapy/days";
import { practiceByDay, wholeMinutes } from "@regain/therapy/practice-day";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import type { RunningServer } from "./support/server.ts";
import { sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const month = (page: Page, name: string | RegExp) => page.getByRole("grid", { name });
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);
const tip = (page: Page) => page.locator("[data-tip]");

const shown = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;
const monthName = (date: string) =>
  new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

/** What the server knows about a patient's days. */
async function daysOf(server: RunningServer, username: string) {
  const { call, user } = await sessionOf(server, username);
  const found = await call(calendar, { params: { id: user.userId }, query: {} });
  return {
    ...found,
    patientId: user.userId,
    byDay: practiceByDay(found.days),
    last: dayOfSeconds(found.days.at(-1)!.date),
  };
}

/** Names of weekdays that take more than one line, or more than their column. */
const brokenNames = (page: Page) =>
  page
    .getByRole("grid")
    .first()
    .locator("th")
    .evaluateAll((names) =>
      names
        .filter((name) => {
          const words = document.createRange();
          words.selectNodeContents(name);
          const lines = words.getClientRects();
          return lines.length > 1 || lines[0]!.width > name.clientWidth;
        })
        .map((name) => name.textContent),
    );

test("Rosa sees when she practised, by touch and on a phone", async ({ openAs, server }) => {
  const { byDay, last, today } = await daysOf(server, "rosa");
  const page = await openAs("rosa", "/dashboard/calendar");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(1);
  await expect(month(page, monthName(today))).toBeVisible();
  await expectAccessible(page);
  for (const textSize of ["150", "200"]) {
    await page.evaluate((size) => (document.documentElement.dataset["textSize"] = size), textSize);
    await expect.poll(() => brokenNames(page)).toEqual([]);
  }
  await expect(page.getByRole("columnheader", { name: "Wednesday" }).first()).toBeVisible();
  await expectAccessible(page);
  await page.evaluate(() => delete document.documentElement.dataset["textSize"]);

  if (monthStart(last) < monthStart(today)) await button(page, "Earlier").click();
  const practice = byDay.get(last)!;
  await day(page, last).click();
  await expect(tip(page)).toContainText(shown(last));
  await expect(tip(page)).toContainText(`${practice.homeCount} item`);
  await expect(day(page, last)).toHaveAccessibleName(new RegExp(shown(last)));

  const own = [...byDay].filter(([date]) => monthStart(date) === monthStart(last));
  const seconds = own.reduce((sum, [, one]) => sum + one.seconds, 0);
  await expect(
    page.getByText(new RegExp(`^${own.length} days? with practice, ${wholeMinutes(seconds)} min`)),
  ).toBeVisible();
});

test("a calendar that stays open overnight shows the new day as today", async ({ openAs }) => {
  const page = await openAs("rosa", "/healthz");
  await page.clock.install();
  const ofCalendar = /\/api\/patient\/[^/]+\/calendar/;
  const read = () => page.waitForResponse((answer) => ofCalendar.test(answer.url()) && answer.ok());
  const first = read();
  await page.goto("/dashboard/calendar");
  const { today } = (await (await first).json()) as { readonly today: string };
  await expect(day(page, today)).toHaveAccessibleName(/today/i);
  // By then the server is on the next day.
  const tomorrow = addDays(today, 1);
  await page.route(ofCalendar, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), today: tomorrow } });
  });
  await page.clock.fastForward(86_400_000);
  await expect(day(page, tomorrow)).toHaveAccessibleName(/today/i);
  await page.unrouteAll({ behavior: "wait" });
});

test("Dana walks through the months by keyboard alone @long", async ({ openAs, server }) => {
  const { patientId, today, firstDay } = await daysOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${patientId}/calendar`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole("grid")).toHaveCount(3);
  const months = [2, 1, 0].map((back) => monthName(monthStart(today, -back)));
  await expect(page.getByRole("heading", { level: 2 })).toContainText(months);
  await expectAccessible(page);

  await tabTo(page, day(page, today));
  await expect(tip(page)).toContainText("today");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tip(page)).toBeHidden();

  // A mouse needs no click.
  const before = addDays(monthStart(today), -3);
  await day(page, before).hover();
  await expect(tip(page)).toContainText(shown(before));
  await page.mouse.move(0, 0);
  await expect(tip(page)).toBeHidden();

  await page.keyboard.press("ArrowRight");
  await expect(day(page, today)).toBeFocused();
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  const start = monthStart(today, -2);
  while ((await page.locator(":focus").getAttribute("data-day")) !== start)
    await page.keyboard.press("ArrowLeft");
  // One more step leads to months that were not shown; the address follows, and so does the focus.
  await page.keyboard.press("ArrowLeft");
  await expect(
    page.getByRole("heading", { level: 2, name: monthName(monthStart(today, -3)) }),
  ).toBeVisible();
  await expect(page.locator(":focus")).toHaveAttribute(
    "data-day",
    new RegExp(monthStart(today, -3).slice(0, 7)),
  );
  await expect(page).toHaveURL(/date=\d{4}-\d{2}-\d{2}/);
  await page.reload();
  await expect(month(page, monthName(monthStart(today, -3)))).toBeVisible();

  await pressByKeyboard(page, button(page, "This month"));
  await expect(month(page, monthName(today))).toBeVisible();
  await expect(button(page, "Later")).toBeDisabled();

  // Jump to a typed day.
  await tabTo(page, page.getByRole("spinbutton").first());
  await page.keyboard.type(shown(firstDay!).replaceAll("/", ""));
  await expect(month(page, monthName(firstDay!))).toBeVisible();
  await expect(tip(page)).toContainText(shown(firstDay!));
  await expect(button(page, "Earlier")).toBeDisabled();
});

test("a day before the first practice or to come is refused by the field, kindly @long", async ({
  openAs,
  server,
}) => {
  const { patientId, today } = await daysOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${patientId}/calendar`);
  await page.getByRole("spinbutton").first().click();
  await page.keyboard.type("01012099");
  await page.keyboard.press("Tab");
  await button(page, "Print").focus();
  await expect(page.getByText(/^Choose days from .* to /)).toBeVisible();
  await expect(page).not.toHaveURL(/date=/);
  await expectAccessible(page);

  await button(page, /^Calendar Go to a day/).click();
  await expect(page.getByRole("dialog", { name: "Choose a day" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(month(page, monthName(today))).toBeVisible();
});

test("on paper the days are a table, and a tablet app prints by itself", async ({
  openAs,
  server,
}) => {
  const { patientId, byDay } = await daysOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${patientId}/calendar`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(button(page, "Print")).toBeVisible();
  await expect(page.getByRole("grid")).toHaveCount(3);
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("table", { name: /Rosa.*days with practice/ });
  await expect(table.getByRole("row")).toHaveCount(byDay.size + 1);
  await expect(button(page, "Print")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.goto(`${page.url()}?source=ios`);
  await expect(page.getByRole("grid")).toHaveCount(3);
  await expect(button(page, "Print")).toHaveCount(0);
});

test("before the first practice there is nothing to see, and it says so", async ({ openAs }) => {
  const page = await openAs("sam", "/dashboard/calendar");
  await expect(page.getByRole("heading", { name: "No data!" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Start practice" })).toBeVisible();
  await expectAccessible(page);
});

test("who may not see the full report sees when they practised", async ({ openAs, server }) => {
  const { last, today } = await daysOf(server, "tess");
  const page = await openAs("tess", "/dashboard/calendar");
  await expect(month(page, monthName(today))).toBeVisible();
  // Her trial is over: early in a month, that month has nothing to show yet.
  for (let at = monthStart(today); at > monthStart(last); at = monthStart(at, -1))
    await button(page, "Earlier").press("Enter");
  await expect(page.getByText(/with practice/).first()).toBeVisible();
});

test("a calendar that cannot be had says so, with whom to call @long", async ({ openAs, page }) => {
  const asked = "**/report/v700/api/patient/*/calendar?*";
  await page.route(asked, (route) => route.abort());
  await openAs("rosa", "/dashboard/calendar");
  await expect(page.getByRole("heading", { name: "Calendar Error" })).toBeVisible();
  await expect(page.getByText(/Please reach out to Customer Support at .* or .* if/)).toBeVisible();
  await page.unroute(asked);
  await page.route(asked, (route) => route.fulfill({ body: "<h1>Busy</h1>" }));
  await button(page, "Try again").click();
  await expect(page.getByText(/^Unable to get calendar data Please reach out/)).toBeVisible();
  await page.unroute(asked);
  await button(page, "Try again").click();
  await expect(page.getByRole("grid").first()).toBeVisible();
});
