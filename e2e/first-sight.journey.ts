import { expect, expectAccessible, test } from "./support/test.ts";

/** What a page says when its scripts do not load: by itself, because nothing else can say it. */

test("a page whose scripts do not come says so after a while, and can be loaded again", async ({
  page,
}) => {
  const scripts = "**/assets/*.js";
  await page.route(scripts, (route) => route.abort());
  await page.goto("/login?source=letter");
  const words = page.getByRole("heading", { level: 1, name: "Regain has not loaded yet." });
  const again = page.getByRole("link", { name: "Load again" });
  await expect(page.getByText("Regain", { exact: true })).toBeVisible();
  await expect(words, "most pages are only slow").toBeHidden();
  await expect(again).toBeHidden();

  await page.evaluate(() => {
    for (const wait of document.getAnimations()) wait.finish();
  });
  await expect(words).toBeVisible();
  await expectAccessible(page);
  const { height = 0 } = (await again.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(56);

  await page.unroute(scripts);
  await again.press("Enter");
  await expect(page.getByLabel("Email or Username")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?source=letter$/);
  await expect(words).toBeHidden();
});

test("where scripts are off, only that is said", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/login");
  await expect(page.locator("noscript")).toBeVisible();
  await expect(page.locator(".first-wait")).toBeHidden();
  await context.close();
});
