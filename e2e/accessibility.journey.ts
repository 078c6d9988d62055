import type { Locator, Page } from "@playwright/test";
import { lookAtItem, pressByKeyboard } from "./support/keyboard.ts";
import { demoPassword, sessionOf } from "./support/sign-in.ts";
import { keepSettings } from "./support/switches.ts";
import { expect, test } from "./support/test.ts";

/** What has the focus, as a person would call it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("h1, button, a, main, body")?.tagName);

test("the focus stays on the page when the row it was in leaves its list", async ({
  page,
  server,
}) => {
  await page.goto("/login");
  // Three devices: two of them can be logged out from here.
  await sessionOf(server, "wim");
  await sessionOf(server, "wim");
  await page.getByLabel("Email or Username").fill("wim");
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/login/);
  await page.goto("/account/devices");
  const logOuts = page.getByRole("listitem").getByRole("button", { name: /^Log out/ });
  await logOuts.first().waitFor();
  for (let left = await logOuts.count(); left > 0; left = await logOuts.count()) {
    await pressByKeyboard(page, logOuts.first());
    await expect(logOuts).toHaveCount(left - 1);
    await expect
      .poll(() => focused(page), "a button of the next row, or the heading")
      .toMatch(/^(BUTTON|H1|MAIN)$/);
  }
});

test("the login looks as its last person chose, and knows nothing else of them", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  const choose = (label: string) =>
    page.getByRole("dialog").locator("label").filter({ hasText: label }).click();
  await choose("200");
  await choose("Left");
  await choose("Dark");
  await choose("Simple mode");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-simple", "");
  // Like an expired session, or a tablet that is handed to someone else.
  await page.evaluate(() => localStorage.removeItem("accessToken"));
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(root).toHaveAttribute("data-text-size", "200");
  await expect(root).toHaveAttribute("data-scheme", "dark");
  await expect(root).toHaveAttribute("data-side", "centre");
  await expect(root).not.toHaveAttribute("data-simple");
  await openAs("wim", "/do-therapy");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(root, "everybody has their own").not.toHaveAttribute("data-text-size");
});

test("a welcome that cannot be shown says so in its heading and in the tab's name", async ({
  page,
  openAs,
}) => {
  await page.route("**/nextActivity*", (route) =>
    route.fulfill({ status: 500, json: { error: "internal", message: "-", requestId: "none" } }),
  );
  await openAs("rosa", "/do-therapy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page).toHaveTitle("Something went wrong – Regain");
});

test("with less motion nothing moves: neither a dialog nor a page @long", async ({
  page,
  server,
  openAs,
}) => {
  const { user } = await sessionOf(server, "rosa");
  await openAs("rosa", "/healthz");
  await keepSettings(page, user.userId, { reducedMotion: true });
  // Before anything is drawn: motion is recorded as it starts.
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    const note = (event: AnimationEvent | TransitionEvent) => {
      const [motion] = (event.target as Element).getAnimations();
      const length = Number(motion?.effect?.getComputedTiming().duration ?? 0);
      if (length > 10) moved.push(`${(event.target as Element).tagName} ${length} ms`);
    };
    addEventListener("animationstart", note, true);
    addEventListener("transitionrun", note, true);
  });
  await page.goto("/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  await page.locator("label").filter({ hasText: "Written word to picture" }).first().click();
  await page.getByRole("button", { name: "Start 1 exercise" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Get Help" }).click();
  await lookAtItem(page);
  await page.locator("button[data-mark='hint']").click();
  await expect(page.getByText("That is right")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, "moved") as unknown)).toEqual([]);
});

test("where a device forces its colours, what is chosen, how far it is and where to start still stand out @long", async ({
  page,
  openAs,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAs("rosa", "/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  /** How something is drawn, as far as colors and lines go. */
  const drawn = (locator: Locator, part?: string) =>
    locator.first().evaluate((element, pseudo) => {
      const look = getComputedStyle(element, pseudo);
      return [look.borderBottom, look.backgroundColor, look.boxShadow].join();
    }, part);
  const tab = (chosen: boolean) => page.getByRole("tab", { selected: chosen });
  expect(await drawn(tab(true))).not.toBe(await drawn(tab(false)));

  for (const exercise of ["Search left to right", "Picture pairs"])
    await page.locator("label").filter({ hasText: exercise }).first().click();
  await page.getByRole("button", { name: "Start 2 exercises" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const segment = (state: string) => page.locator(`footer li[data-state="${state}"]`);
  expect(await drawn(segment("pending"))).not.toBe(await drawn(page.locator("footer")));
  expect(await drawn(segment("pending"))).not.toBe(await drawn(segment("current")));
  const anchored = page.locator("main [data-anchor]");
  await expect(anchored).toBeVisible();
  const ground = (part?: string) =>
    anchored.evaluate(
      (element, pseudo) =>
        getComputedStyle(pseudo ? element : document.body, pseudo).backgroundColor,
      part,
    );
  expect(await ground("::before"), "where to start each row").not.toBe(await ground());
  await page.getByRole("button", { name: "Get Help" }).click();
  const hinted = page.locator("main button[data-mark=hint]");
  const other = page.locator("main fieldset button:not([data-mark])");
  await expect(hinted.first()).toBeVisible();
  expect(await drawn(hinted)).not.toBe(await drawn(other));
});

test("where a device forces dark colours, drawings stay on white, light as the person wants it @long", async ({
  page,
  server,
  openAs,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const { user } = await sessionOf(server, "rosa");
  await openAs("rosa", "/healthz");
  await keepSettings(page, user.userId, { colourScheme: "light" });
  await page.goto("/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  await page.locator("label").filter({ hasText: "Written word to picture" }).first().click();
  await page.getByRole("button", { name: "Start 1 exercise" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const picture = page.locator("main fieldset img").first();
  await expect(picture).toBeVisible();
  const grounds = await picture.evaluate((element) =>
    [element.parentElement!, document.body].map((one) => getComputedStyle(one).backgroundColor),
  );
  expect(grounds).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
});
