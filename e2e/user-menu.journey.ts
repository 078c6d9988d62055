import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** Holds back the menu's code until it is let through, like a slow network. */
async function holdMenu(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/assets\/user-me[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

const menuButton = (page: Page) => page.getByRole("button", { name: "Rosa" });
/** Only the menu itself gives its button a name to be found by. */
const realMenuButton = (page: Page) => menuButton(page).and(page.locator("[id]"));

test("who has reached the user menu by keyboard keeps the focus when its code arrives", async ({
  page,
  openAs,
}) => {
  const letThrough = await holdMenu(page);
  await openAs("rosa", "/account");
  await menuButton(page).waitFor();
  await expect(realMenuButton(page)).toHaveCount(0);
  await menuButton(page).focus();
  letThrough();
  await expect(realMenuButton(page)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(realMenuButton(page)).toBeFocused();
});

test("who has pressed it before gets the menu, and the focus back after it", async ({
  page,
  openAs,
}) => {
  const letThrough = await holdMenu(page);
  await openAs("rosa", "/account");
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  letThrough();
  await expect(page.getByRole("menu")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(realMenuButton(page)).toBeFocused();
});

test("who is elsewhere when it arrives stays there", async ({ page, openAs }) => {
  const letThrough = await holdMenu(page);
  await openAs("rosa", "/account");
  await menuButton(page).hover();
  await page.getByLabel("First name").focus();
  letThrough();
  await expect(realMenuButton(page)).toHaveCount(1);
  await expect(page.getByLabel("First name")).toBeFocused();
});
