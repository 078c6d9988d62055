import type { Page } from "@playwright/test";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { localTime } from "@regain/therapy/days";
import { chooseExercises } from "./support/choose-exercises.ts";
import { ownServer } from "./support/own-server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

const own = ownServer();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** As the welcome writes a day. */
const written = (timeZone: string) =>
  new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${localTime(new Date(), timeZone).day}T12:00Z`));

test.describe("on a device that is a day behind", () => {
  test.use({ timezoneId: "Pacific/Pago_Pago" });

  test("the date is that of the patient's own week", async ({ page }) => {
    const timeZone = "Pacific/Kiritimati";
    const { call, user } = await sessionOf(own(), "mona");
    await call(changeAccount, { params: { userId: user.userId }, body: { timeZone } });
    await signInBrowser(page, own(), "mona");
    await page.goto("/do-therapy");
    await expect(
      page.getByRole("main").getByText(written(timeZone), { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(written("Pacific/Pago_Pago"), { exact: true })).toBeHidden();
  });
});

test("a picture says what the words say, where there is room; without it nothing is missing", async ({
  page,
}) => {
  const picture = page.getByRole("main").locator("img");
  await page.setViewportSize({ width: 820, height: 1180 });
  await signInBrowser(page, own(), "rosa");
  await page.goto("/do-therapy");
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(picture).toBeHidden();
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.route("**/content/pictures/**", (route) => route.abort());
  // Nor is it kept on the device by now.
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations())
      await worker.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect(button(page, /^Start today's practice$/)).toBeVisible();
  await expect(picture).toHaveCount(0);
});

for (const [size, viewport] of [
  ["a phone", { width: 844, height: 390 }],
  ["a large phone", { width: 932, height: 430 }],
] as const)
  test.describe(`on ${size} held sideways`, () => {
    test.use({ viewport, hasTouch: true });

    test("what is to be done and what it is done with are seen at once @long", async ({ page }) => {
      await signInBrowser(page, own(), "rosa");
      await page.goto("/do-therapy");
      await expect(button(page, /^Start today's practice$/)).toBeInViewport({ ratio: 1 });
      for (const name of ["Name the picture", "Repeat the order", "Build the sentence", "Clocks"]) {
        await page.goto("/do-therapy");
        await chooseExercises(page, [name]);
        const answers = page.getByRole("main").getByRole("button");
        await expect(answers.last()).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
        await expect(button(page, /^(Get Help|First sound)$/)).toBeInViewport({ ratio: 1 });
      }
    });
  });

test("an exercise is introduced from its first line, however far down it was started", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 360 });
  await signInBrowser(page, own(), "rosa");
  await page.goto("/do-therapy");
  const start = button(page, /^(Start|Continue)/).first();
  await start.waitFor();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await start.evaluate((one: HTMLElement) => one.focus({ preventScroll: true }));
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await button(page, /^Start$/).waitFor();
  await expect(heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(heading).toBeInViewport();
});
