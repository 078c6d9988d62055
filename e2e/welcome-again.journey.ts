import type { Page } from "@playwright/test";
import { countKept } from "./support/kept.ts";
import { skip } from "./support/skip.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const isWelcome = (url: string) => url.includes("/nextActivity");

/** How often the server was asked what comes next. */
function countAsked(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (isWelcome(request.url())) count += 1;
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
  // What the page fetches beside it is there: none of it is lost with the network.
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

test("a welcome that stays open overnight says the new day, and asks what comes next on it", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/healthz");
  const evening = new Date();
  await page.clock.install({ time: evening });
  const asked = countAsked(page);
  await page.goto("/do-therapy");
  await start(page).waitFor();
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
  await page.clock.fastForward(dayMs);
  await expect(date).toHaveText(longDay(new Date(evening.getTime() + dayMs)));
  await expect.poll(asked).toBeGreaterThan(before);
  await expect(start(page)).toBeVisible();
});

test("exercises of one's own choice that a reload interrupted can be gone on with", async ({
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
