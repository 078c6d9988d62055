import type { Locator, Page } from "@playwright/test";
import { addDays } from "@regain/therapy/days";
import { tabTo } from "./support/keyboard.ts";
import { sessionOf } from "./support/sign-in.ts";
import { keepSettings } from "./support/switches.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { expectOpenedOnce } from "./support/trembling-hand.ts";

const typed = (date: string) => `${date.slice(5, 7)}${date.slice(8)}${date.slice(0, 4)}`;
const parts = (field: Locator) => field.getByRole("spinbutton");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Choose days" });
const opener = (page: Page) => page.getByRole("button", { name: /^Calendar Dates/ });

/** The days in the address. */
const asked = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return [searchParams.get("startDate"), searchParams.get("endDate")];
};

/** The dates of Rosa's detailed performance. */
async function openDates(openAs: (name: string, path: string) => Promise<Page>) {
  const page = await openAs("rosa", "/dashboard/detailed-performance");
  const field = page.getByRole("group", { name: "Dates" }).first();
  // It is empty until the days of the table are known.
  await expect(parts(field).first()).toHaveText(/\d\d/);
  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  return { page, field, today };
}

test("a range is typed by keyboard alone, and counts once it is whole", async ({ openAs }) => {
  const { page, field, today } = await openDates(openAs);
  const [from, to] = [addDays(today, -40), addDays(today, -10)];
  await tabTo(page, parts(field).first());
  await page.keyboard.type(typed(from));
  await page.keyboard.type(typed(to));
  expect(asked(page)).toEqual([null, null]);
  await page.keyboard.press("Enter");
  await expect.poll(() => asked(page)).toEqual([from, to]);
});

test("a range that ends before it begins, or is half typed, says so and changes nothing @long", async ({
  openAs,
}) => {
  const { page, field, today } = await openDates(openAs);
  await parts(field).first().focus();
  await page.keyboard.type(typed(addDays(today, -10)));
  await page.keyboard.type(typed(addDays(today, -40)));
  await page.keyboard.press("Enter");
  await expect(page.getByText("The first day comes after the last day.")).toBeVisible();
  await expectAccessible(page);

  await parts(field).first().focus();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter the month, the day and the year.")).toBeVisible();

  await page.keyboard.type(typed(addDays(today, -20)));
  await page.keyboard.type(typed(addDays(today, 20)));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Choose .* or an earlier day\.$/)).toBeVisible();
  expect(asked(page)).toEqual([null, null]);
});

test("a day that no month has is told of, and none is made of it", async ({ openAs, server }) => {
  const { user } = await sessionOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${user.userId}/calendar`);
  const day = page.getByRole("group", { name: "Go to a day" }).first();
  await parts(day).first().focus();
  await page.keyboard.type("02302026");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByText("There is no such day. Enter the date again.")).toBeVisible();
  await expect(parts(day)).toHaveText(["mm", "dd", "yyyy"]);
  await expect(page).not.toHaveURL(/date=/);
  await expectAccessible(page);

  const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
  await parts(day).first().focus();
  await page.keyboard.type(typed(addDays(today, -1)));
  await expect(page).toHaveURL(/date=/);
  await expect(page.getByText("There is no such day.")).toBeHidden();
});

test("a day that is half emptied is no day, and the field shows none", async ({
  openAs,
  server,
}) => {
  const { user } = await sessionOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${user.userId}/report`);
  await page.getByRole("button", { name: "Documentation" }).click();
  await page.getByRole("menuitem", { name: "Daily Session Note" }).click();
  const choice = page.getByRole("dialog");
  await choice.getByText("Brief", { exact: true }).click();
  const month = parts(choice).first();
  const halfTyped = choice.getByText("Enter the month, the day and the year.");
  await month.click();
  await page.keyboard.type("11182026");
  await month.click();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await choice.getByText("Detailed", { exact: true }).click();
  await expect(halfTyped).toBeVisible();
  await expect(parts(choice)).toHaveText(["mm", "dd", "yyyy"]);
  await month.click();
  await choice.getByText("Brief", { exact: true }).click();
  await expect(parts(choice)).toHaveText(["mm", "dd", "yyyy"]);
  await expect(choice.getByRole("link", { name: "See Report" })).toBeHidden();
  await month.click();
  await page.keyboard.type("11182026");
  await expect(halfTyped).toBeHidden();
  await expect(choice.getByRole("link", { name: "See Report" })).toBeVisible();
});

test("two months on a desk, one on a phone; one press chooses the last 7 days @long", async ({
  openAs,
}) => {
  const { page, today } = await openDates(openAs);
  await page.setViewportSize({ width: 1440, height: 900 });
  await opener(page).click();
  await expect(dialog(page).getByRole("grid")).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await opener(page).click();
  await expect(dialog(page).getByRole("grid")).toHaveCount(1);
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Last 7 days" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => asked(page)).toEqual([addDays(today, -6), today]);
});

test("two taps choose a range; a first tap alone is taken back by Cancel @long", async ({
  openAs,
}) => {
  const { page } = await openDates(openAs);
  await opener(page).click();
  const earlier = () => dialog(page).getByRole("button", { name: "Previous" }).click();
  const tap = (name: RegExp) => dialog(page).getByRole("button", { name }).first().click();
  await earlier();
  await tap(/ 4, \d{4}/);
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(asked(page)).toEqual([null, null]);

  await opener(page).click();
  await earlier();
  await tap(/ 4, \d{4}/);
  await tap(/ 15, \d{4}/);
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => asked(page)[0]).toMatch(/-04$/);
  expect(asked(page)[1]).toMatch(/-15$/);
});

// On a phone it opens in the middle of the screen: at this height, next to the hand.
for (const [where, width, height] of [
  ["beside its field", 1440, 900],
  ["on a phone", 390, 2400],
] as const)
  test(`a hand that trembles opens the calendar ${where} once, and it stays`, async ({
    openAs,
  }) => {
    const { page } = await openDates(openAs);
    await page.setViewportSize({ width, height });
    await expectOpenedOnce(page, opener(page), dialog(page));
  });

test("with letters of 200 % a date has room on the smallest phones @long", async ({
  openAs,
  server,
}) => {
  const { user } = await sessionOf(server, "rosa");
  const page = await openAs("rosa", "/healthz");
  await keepSettings(page, user.userId, { textSize: 200 });
  for (const path of ["/dashboard/report", "/dashboard/detailed-performance"])
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(path);
      await parts(page.locator("body")).first().waitFor();
      const field = page
        .getByRole("group")
        .filter({ has: page.getByRole("spinbutton") })
        .first();
      const { x, width: taken } = (await field.boundingBox())!;
      expect(x + taken, `${path} at ${width} px`).toBeLessThanOrEqual(width - 16);
      const pages = page.getByRole("button", { name: "Performance & Documentation" });
      const over = await pages.evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(over, `the pages' button at ${width} px`).toBeLessThanOrEqual(0);
    }
});
