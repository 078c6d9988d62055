import type { Page } from "@playwright/test";
import { addPreset } from "@regain/contract/calls/presets/add-preset";
import { ownServer } from "./support/own-server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { keepSettings } from "./support/switches.ts";
import { expect, test } from "./support/test.ts";

/** Letters of 200 % on a phone: nothing is cut, nothing lies on another, and nothing is wider than the screen. */

const own = ownServer();
const phone = { width: 360, height: 800 } as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openAs(page: Page, username: string, path: string): Promise<void> {
  const { user } = await signInBrowser(page, own(), username);
  await keepSettings(page, user.userId, { textSize: 200 });
  await page.context().addCookies([{ name: "brochureShown", value: "1", url: own().url }]);
  await page.setViewportSize(phone);
  await page.goto(`${own().url}${path}`);
}

/** Runs in the page: what is wider than what holds it, in words. */
function tooWide(): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  for (const element of document.querySelectorAll("main :is(td, th, li, button, a, h1, b)")) {
    const over = element.scrollWidth - element.clientWidth;
    const isBlock = getComputedStyle(element).display !== "inline";
    if (isBlock && element.checkVisibility() && over > 1)
      faults.push(`“${element.textContent?.trim().slice(0, 30)}” is ${over} px too wide`);
  }
  return faults;
}

const expectNothingTooWide = (page: Page) =>
  expect.poll(() => page.evaluate(tooWide), { message: "what is too wide" }).toEqual([]);

test("the row of a discharged patient, and the pages about them", async ({ page }) => {
  await openAs(page, "dana", "/dashboard?status=discharged");
  await button(page, "Details of kurt").click();
  await expect(page.getByRole("table", { name: "Practice in the last 4 weeks" })).toBeVisible();
  await expectNothingTooWide(page);
  await page.getByRole("link", { name: "kurt" }).click();
  await button(page, "Performance & Documentation").click();
  await expect(button(page, "Documentation")).toBeVisible();
  await expectNothingTooWide(page);
});

test("who did what in an institution, and a search that finds nobody", async ({ page }) => {
  await openAs(page, "greta", "/enterprise-dashboard/audit");
  await expect(page.getByRole("table", { name: "Who did what" })).toBeVisible();
  await expectNothingTooWide(page);
  await page.goto(`${own().url}/enterprise-dashboard/users?search=nobody.at.all`);
  await expect(page.getByRole("heading", { name: "No user found" })).toBeVisible();
  await expect(page.getByText("0–0 of 0")).toBeHidden();
  await expectNothingTooWide(page);
});

test("the plans for who takes up a subscription again", async ({ page }) => {
  await openAs(page, "erik", "/subscribe?source=account");
  await expect(
    page.getByRole("heading", { name: "Take up your subscription again" }),
  ).toBeVisible();
  await expectNothingTooWide(page);
});

test("another page of presets begins at its top, for the eye and for the keyboard", async ({
  page,
}) => {
  const { call } = await sessionOf(own(), "dana");
  const lines = [{ taskTypeId: 33, taskCount: 10, taskLevel: 1 }];
  for (let n = 1; n <= 55; n += 1)
    await call(addPreset, { body: { name: `Week ${100 + n}`, isShared: false, lines } });
  await openAs(page, "dana", "/dashboard/presets");
  await page.getByRole("navigation", { name: "Pages of presets" }).waitFor();
  await button(page, "Next").click();
  const last = page.getByRole("heading", { name: "Week 155" });
  await expect(last).toBeAttached();
  await expect(page.getByRole("list").filter({ has: last })).toBeFocused();
  await expect(page.locator("main li h2, main li h3").first()).toBeInViewport();
});
