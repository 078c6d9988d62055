import type { Page } from "@playwright/test";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const grid = (page: Page) => page.getByRole("grid", { name: "Tasks by date" });
const active = (page: Page) => grid(page).locator("[data-place][tabindex='0']");
const sizeOf = async (page: Page) => ({
  rows: Number(await grid(page).getAttribute("aria-rowcount")) - 1,
  columns: Number(await grid(page).getAttribute("aria-colcount")) - 1,
});
const placeOf = (page: Page) => active(page).getAttribute("data-place");

test("Rosa reads her table by keyboard alone, and sees what a cell rests on @long", async ({
  page,
  openAs,
}) => {
  await openAs("rosa", "/dashboard/detailed-performance");
  await expect(page.getByRole("heading", { level: 1, name: "Detailed Performance" })).toBeVisible();
  await expect(page.getByText(/^Since Therapy Start, \d\d\/\d\d\/\d{4} to /)).toBeVisible();
  await expectAccessible(page);
  const { rows, columns } = await sizeOf(page);
  expect(rows).toBeGreaterThan(20);
  expect(columns).toBeGreaterThan(80);
  const width = await grid(page).evaluate((element) => element.clientWidth);
  expect(width, "names, and a column for each").toBe(150 + 105 * columns);

  await tabTo(page, active(page));
  expect(await placeOf(page), "what was done last stands first").toBe(`0 ${columns - 1}`);
  await page.keyboard.press("Home");
  await expect(active(page)).toBeFocused();
  expect(await placeOf(page)).toBe("0 0");
  await expect(active(page)).toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  expect(await placeOf(page)).toBe("1 1");
  await page.keyboard.press("PageDown");
  expect(Number((await placeOf(page))?.split(" ")[0])).toBeGreaterThan(3);
  await page.keyboard.press("Control+End");
  expect(await placeOf(page)).toBe(`${rows - 1} ${columns - 1}`);
  await expect(active(page)).toBeInViewport();
  await expect(active(page)).toHaveAccessibleName(/level \d+, \d\d\/\d\d\/\d{4}: /);
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("End");
  await expect(active(page)).toHaveAccessibleName(
    /: \d+% right without help, \d+ items? ?, (at home|in the clinic), higher than about \d+ of 100/,
  );
  await expect(active(page)).toBeFocused();

  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading").first()).toContainText(", level ");
  await expect(dialog.getByText(/^Simulated peers \(demo\): \d+%, \d+ people$/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(active(page)).toBeFocused();
});

test("columns, figures and tasks are chosen by keyboard, and the address keeps them @long", async ({
  page,
  openAs,
}) => {
  await openAs("rosa", "/dashboard/detailed-performance");
  const before = await sizeOf(page);
  await pressByKeyboard(page, page.getByRole("button", { name: /Columns/ }));
  await expect(page.getByRole("option")).toHaveText(["By Schedule", "By Day", "By Week"]);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/columns=ByWeek/);
  await expect.poll(async () => (await sizeOf(page)).columns).toBeLessThan(before.columns / 2);
  // The last but one: the last week may have begun today and have only one day.
  await expect(grid(page).getByRole("columnheader").nth(-2)).toContainText("to");

  await tabTo(page, page.getByRole("radio", { name: "Accuracy" }));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/measure=latency/);
  await expect(
    grid(page)
      .getByRole("gridcell", { name: /s to the answer/ })
      .first(),
  ).toBeVisible();

  await pressByKeyboard(page, page.getByRole("button", { name: "Filter Tasks" }));
  const dialog = page.getByRole("dialog", { name: "Filter Tasks" });
  await expectAccessible(page);
  await pressByKeyboard(page, dialog.getByRole("button", { name: "Choose none" }));
  await expect(dialog.getByRole("button", { name: "Show 0 tasks" })).toBeDisabled();
  await tabTo(page, dialog.getByRole("searchbox"));
  await page.keyboard.type("arith");
  await tabTo(page, dialog.getByRole("checkbox", { name: "Arithmetic" }));
  await expect(dialog.getByRole("checkbox")).toHaveCount(1);
  await page.keyboard.press("Space");
  await pressByKeyboard(page, dialog.getByRole("button", { name: "Show 1 task" }));
  await expect(page).toHaveURL(/tasks=33/);
  await expect(page.getByRole("button", { name: /^Filter Tasks \(1 of \d+\)$/ })).toBeVisible();
  const names = grid(page).getByRole("rowheader");
  await expect(names.first()).toContainText("Arithmetic");
  await expect(names.filter({ hasNotText: "Arithmetic" })).toHaveCount(0);

  const address = page.url();
  await page.reload();
  await expect(names.first()).toContainText("Arithmetic");
  expect(page.url()).toBe(address);
  await expectAccessible(page);

  // A task that is chosen but was not done on the days shown stays chosen for other days.
  const wider = new URL(address);
  wider.searchParams.set("tasks", "33,9999");
  await page.goto(wider.href);
  await pressByKeyboard(page, page.getByRole("button", { name: /^Filter Tasks \(1 of/ }));
  await pressByKeyboard(page, dialog.getByRole("button", { name: "Show 1 task" }));
  await expect(dialog).toBeHidden();
  await expect.poll(() => new URL(page.url()).searchParams.get("tasks")).toBe("33,9999");
});

test("a clinician reads and prints it; the iOS app prints nothing @long", async ({
  page,
  openAs,
  server,
}) => {
  const rosa = (await sessionOf(server, "rosa")).user.userId;
  const path = `/dashboard/patient/${rosa}/detailed-performance`;
  await openAs("dana", `${path}?columns=ByDay`);
  const { rows, columns } = await sizeOf(page);
  expect(await grid(page).getByRole("gridcell").count(), "only what is seen is drawn").toBeLessThan(
    (rows * columns) / 5,
  );
  await expect(page.getByText("Compared with simulated peers (demo)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await expectAccessible(page);

  await page.emulateMedia({ media: "print" });
  await expect(grid(page)).toBeHidden();
  const sheets = page.getByRole("table");
  await expect(sheets).toHaveCount(Math.ceil(columns / 6));
  await expect(sheets.first()).toContainText("Columns 1 to 6 of");
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
  await page.emulateMedia({ media: "screen" });
  await expect(sheets).toHaveCount(0);

  await page.goto(`${path}?source=ios`);
  await expect(grid(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toHaveCount(0);
});

test("with the browser's own letters twice as large every figure stays in its cell", async ({
  page,
  openAs,
  server,
}) => {
  const rosa = (await sessionOf(server, "rosa")).user.userId;
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs("dana", `/dashboard/patient/${rosa}/detailed-performance?columns=ByDay`);
  const letters = page.locator("html");
  await expect(letters).toHaveCSS("font-size", "16px");
  await letters.evaluate((root) => {
    root.style.fontSize = "32px";
  });
  const { columns } = await sizeOf(page);
  const cells = grid(page).locator("[data-place]");
  const tooWide = () =>
    cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => `${cell.textContent} is ${cell.scrollWidth} px wide`),
    );
  await expect.poll(tooWide).toEqual([]);
  const [cell, table] = [await cells.first().boundingBox(), await grid(page).boundingBox()];
  const names = await grid(page).getByRole("columnheader").first().boundingBox();
  expect(table?.width, "what is scrolled is as wide as what is drawn").toBe(
    names!.width + columns * cell!.width,
  );
});

test("it says so where it is locked, empty, or cannot be shown @long", async ({ page, openAs }) => {
  await openAs("tess", "/dashboard/detailed-performance");
  const unlock = page.getByText("Subscribe to unlock your full progress report.");
  await expect(unlock.first()).toBeVisible();
  await expect(grid(page)).toHaveCount(0);
  await expectAccessible(page);

  await openAs("sam", "/dashboard/detailed-performance");
  await expect(page.getByRole("heading", { name: "No Data Available" })).toBeVisible();
  await expectAccessible(page);

  await openAs("rosa", "/dashboard/detailed-performance?startDate=2020-01-01&endDate=2020-02-01");
  await expect(page.getByText("Nothing was practiced on these days.")).toBeVisible();
  await page.getByRole("button", { name: "Show everything" }).click();
  await expect(grid(page)).toBeVisible();

  await page.goto("/dashboard/detailed-performance?endDate=2020-01-01");
  await expect(page.getByText("Nothing was practiced on these days.")).toBeVisible();

  await page.route("**/api/patient/*/performance*", (route) =>
    route.fulfill({ status: 500, json: {} }),
  );
  await page.goto("/dashboard/detailed-performance");
  const error = page.getByRole("alert");
  await expect(error.getByRole("heading", { name: "Report Error" })).toBeVisible();
  await expect(error).toContainText("Please reach out to Customer Support at");
  await expectAccessible(page);
});

test("days that no table can have count as missing @long", async ({ page, openAs }) => {
  for (const days of [
    "startDate=2026-03-01&endDate=2026-02-01",
    "startDate=2099-01-01",
    "endDate=2099-01-01",
  ]) {
    await openAs("rosa", `/dashboard/detailed-performance?${days}`);
    await expect(page.getByText(/^Since Therapy Start, /)).toBeVisible();
    await expect(grid(page)).toBeVisible();
  }
});

test("a day that does not exist counts as missing, in the address as well", async ({
  page,
  openAs,
}) => {
  await openAs("rosa", "/dashboard/detailed-performance?startDate=2026-02-30&measure=latency");
  await expect(grid(page)).toBeVisible();
  await expect(page).toHaveURL(/performance\?measure=latency$/);
  await page.goto("/dashboard/report?startDate=2026-02-30&tab=tasks");
  await expect(page.getByRole("tab", { name: "Tasks" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/report\?tab=tasks$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
