import type { Page } from "@playwright/test";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { addPreset } from "@regain/contract/calls/presets/add-preset";
import { ownServer } from "./support/own-server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { keepSettings } from "./support/switches.ts";
import { expect, test } from "./support/test.ts";
import { tooClose } from "./support/view-faults.ts";

/** Text at 200 % on a phone: nothing is cut off, nothing overlaps, and nothing is wider than the screen. */

const own = ownServer();
const phone = { width: 360, height: 800 } as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openAs(page: Page, username: string, path: string, textSize = 200): Promise<void> {
  const { user } = await signInBrowser(page, own(), username);
  await keepSettings(page, user.userId, { textSize });
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

test("how much an institution is used, in larger letters too", async ({ page }) => {
  for (const textSize of [150, 175, 200]) {
    await openAs(page, "greta", "/enterprise-dashboard/usage", textSize);
    await expect(page.getByRole("table", { name: "The last 12 weeks" })).toBeVisible();
    await expectNothingTooWide(page);
  }
});

test("the plans for who takes up a subscription again", async ({ page }) => {
  await openAs(page, "erik", "/subscribe?source=account");
  await expect(page.getByRole("heading", { name: "Restart your subscription" })).toBeVisible();
  await expectNothingTooWide(page);
});

test("a name that is one long word, on the welcome and beside the report", async ({ page }) => {
  const name = "margarethe-schwarzenberger-obermeier";
  const { call, user } = await sessionOf(own(), "lena");
  await call(changeAccount, { params: { userId: user.userId }, body: { firstName: name } });
  await openAs(page, "lena", "/do-therapy");
  await expect(button(page, name)).toBeVisible();
  await expectNothingTooWide(page);
  await page.goto(`${own().url}/dashboard/report`);
  await expect(page.getByRole("heading", { level: 1, name: "Performance Summary" })).toBeVisible();
  await expect(button(page, name)).toBeVisible();
  await expectNothingTooWide(page);
});

test("an unknown address, and a link that names nobody", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => localStorage.setItem("settings", '{"textSize":200}'));
  await page.goto(`${own().url}/no/such/page`);
  await expect(page.getByRole("heading", { name: "404. Page Not Found." })).toBeVisible();
  await expectNothingTooWide(page);
  await page.goto(`${own().url}/dashboard?token=rgl_x`);
  await expect(page.getByRole("heading", { name: /not able to identify you/ })).toBeVisible();
  await expectNothingTooWide(page);
  await page.goto(`${own().url}/activate`);
  await expect(page.getByRole("link", { name: /@/ })).toBeVisible();
  await expectNothingTooWide(page);
  await expect.poll(() => tooClose(page)).toEqual([]);
});

/** Runs in the page: the words in these elements that leave their box or the screen. */
function outside(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const [inner, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
      const isOut = inner.left < box.left - 1 || inner.right > box.right + 1;
      const isCut = element.scrollHeight > element.clientHeight + 1;
      return isOut || isCut || box.right > innerWidth + 1;
    })
    .map(({ textContent }) => textContent ?? "");
}

/** Runs in the page: the days whose number is broken into two lines. */
const brokenDays = (): string[] =>
  [...document.querySelectorAll("main td")]
    .filter((day) => {
      const number = document.createRange();
      number.selectNodeContents(day.querySelector("span") ?? day);
      const tops = [...number.getClientRects()].map(({ top }) => Math.round(top));
      return /^\d+$/.test(day.textContent ?? "") && new Set(tops).size > 1;
    })
    .map(({ textContent }) => textContent ?? "");

test("the help, the exercises to choose from, and the answer to a change @long", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  for (const textSize of [150, 200]) {
    await openAs(page, "rosa", "/do-therapy", textSize);
    await button(page, "Help").click();
    await expect(dialog.getByRole("link", { name: /@/ })).toBeVisible();
    expect(await page.evaluate(outside, "[role=dialog] a")).toEqual([]);
    await button(page, "Close").click();
    await button(page, "Settings").click();
    await page.getByRole("tab", { name: "Choose exercises" }).click();
    await dialog.getByRole("checkbox").first().waitFor({ state: "attached" });
    const over = await dialog.evaluate((element) => {
      const around = [element, element.parentElement!, element.querySelector("[role=tabpanel]")!];
      return around.map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth));
    });
    expect(over).toEqual([0, 0, 0]);

    await page.goto(`${own().url}/account`);
    await page.getByLabel("Last name").fill(`Berg ${textSize}`);
    await button(page, "Save").first().click();
    const close = button(page, "Close this message");
    await expect(close).toBeVisible();
    await expect(close).toBeInViewport({ ratio: 1 });
    const words = page.getByRole("region", { name: "Messages" }).getByRole("paragraph");
    expect((await words.boundingBox())!.width).toBeGreaterThan(phone.width / 2);
  }
});

test("the days to come of a calendar, and the exercises of the table @long", async ({ page }) => {
  await openAs(page, "rosa", "/dashboard/calendar");
  await expect(page.getByRole("grid").first()).toBeVisible();
  expect(await page.evaluate(brokenDays)).toEqual([]);
  for (const textSize of [150, 175, 200]) {
    await openAs(page, "rosa", "/dashboard/detailed-performance", textSize);
    await expect(page.getByRole("rowheader").first()).toBeVisible();
    const cut = () => page.evaluate(outside, "main [role=rowheader]");
    await expect.poll(cut, `${textSize} %`).toEqual([]);
  }
});

test("another page of presets begins at its top, for the eye and for the keyboard @long", async ({
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

/** Runs in the page: whether an element's lower end is visible, with nothing on top of it. */
function isSeen(element: Element): boolean {
  const { left, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 2, bottom - 2));
}

test("on a phone most of the screen is homework, and what has the focus is not behind the buttons below @long", async ({
  page,
}) => {
  await openAs(page, "dana", "/dashboard?search=rosa");
  await button(page, "Actions for rosa").click();
  await page.getByRole("menuitem", { name: "Modify schedule", exact: true }).click();
  const below = page.locator("[data-bottom-bar]");
  // The editor has a bar while it loads too, which the loaded one's bar replaces.
  const height = () => below.boundingBox().then((box) => box?.height);
  await expect.poll(height).toBeLessThan(phone.height / 4);
  const cut = below
    .getByRole("button")
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(await cut).toEqual([]);
  const behind: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus:not([data-bottom-bar] *)");
    if ((await focused.count()) === 0) continue;
    const { name, isShown } = await focused.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      const top = document.elementFromPoint((left + right) / 2, bottom - 2);
      const named = element.getAttribute("aria-label") ?? element.textContent;
      return { name: named, isShown: element.contains(top) };
    });
    if (!isShown) behind.push(name);
  }
  expect(behind).toEqual([]);
});

test("a dialog leads to what is missing and shows what it says of it; its buttons are as wide as one another @long", async ({
  page,
}) => {
  await openAs(page, "dana", "/dashboard?search=rosa");
  const dialog = page.getByRole("dialog");
  const open = async (action: string) => {
    await button(page, "Actions for rosa").click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  const send = (name: string) => dialog.getByRole("button", { name, exact: true });
  const expectShown = (complaint: string) =>
    expect.poll(() => dialog.getByText(complaint).evaluate(isSeen)).toBe(true);
  await open("Discharge");
  const edges = async (name: string) => {
    const box = (await send(name).boundingBox())!;
    return [box.x, box.width].map(Math.round);
  };
  expect(await edges("Cancel")).toEqual(await edges("Discharge"));
  await send("Discharge").click();
  await expect(dialog.getByRole("button", { name: /Reason$/ })).toBeFocused();
  await expectShown("Choose a reason.");
  await page.keyboard.press("Escape");
  await expect(button(page, "Actions for rosa")).toBeFocused();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/colleagues*", async (route) => {
    await held;
    await route.continue();
  });
  await open("Transfer");
  // The colleagues to choose from have not loaded: there is nothing to send yet.
  await expect(send("Transfer")).toBeDisabled();
  release();
  await send("Transfer").click();
  await expect(dialog.getByRole("button", { name: /Colleague$/ })).toBeFocused();
  await expectShown("Choose a colleague.");

  await openAs(page, "greta", "/enterprise-dashboard/users?search=lucia");
  await button(page, "Actions for Lucia Moreno").click();
  await page.getByRole("menuitem", { name: "Remove", exact: true }).click();
  await send("Remove").click();
  await expect(dialog.getByRole("checkbox")).toBeFocused();
  await expectShown("This is required.");
});
