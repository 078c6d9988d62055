import type { Page } from "@playwright/test";
import { tutorial } from "@regain/contract/calls/session/tutorial";
import { pressUntil } from "./support/press-until.ts";
import { sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Chooses an exercise and stays at its instructions. */
async function openInstructions(page: Page, name: string): Promise<void> {
  await button(page, "Settings").click();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  await page.locator("label").filter({ hasText: name }).click();
  await button(page, "Start 1 exercise").click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
}

test("the instructions offer a film with captions, which is played, paused and seen again", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await openInstructions(page, "Match the shape");
  const poster = page.locator("main img");
  await expect.poll(() => poster.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(640);
  await expectAccessible(page);

  await button(page, "Play").click();
  const dialog = page.getByRole("dialog");
  const film = dialog.locator("video");
  const at = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThan(1);
  await expect(dialog.locator("p[aria-live]")).toHaveText(/\w.*\./);
  await expectAccessible(page);
  const seconds = await film.evaluate((video: HTMLVideoElement) => video.duration);
  expect(seconds).toBeGreaterThan(25);

  const control = (label: string) => dialog.getByRole("button", { name: label, exact: true });
  await control("Pause").click();
  await expect(control("Play")).toBeVisible();
  const begunAt = film.evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((done) => {
        video.addEventListener("seeked", () => done(video.currentTime), { once: true });
      }),
  );
  await control("Watch again").click();
  expect(await begunAt).toBeLessThan(1);
  await expect(control("Pause")).toBeVisible();

  await page.getByRole("tab", { name: "See this exercise" }).click();
  await expect(film).toBeHidden();
  await page.keyboard.press("Escape");
  await button(page, "Start").click();
  await button(page, "Watch Tutorial").click();
  await expect(film).toBeVisible();
});

test("Back closes what lies over practice, and leaves it only then", async ({ openAs }) => {
  const page = await openAs("rosa", "/dashboard");
  await page.getByRole("link", { name: "Start practice" }).first().click();
  const settings = button(page, "Settings");
  await settings.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(settings, "it is still the welcome").toBeVisible();
  await openInstructions(page, "Match the shape");
  await button(page, "Watch Tutorial").click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(button(page, "Start"), "it is still practice").toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("a film that does not come says so, and has no button that does nothing", async ({
  openAs,
  context,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await openInstructions(page, "Match the shape");
  await context.setOffline(true);
  await button(page, "Play").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("This video cannot be shown now.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Play", exact: true })).toBeHidden();
});

/** Exercises that show more than what is touched: a run, a stream, a delay, intervals, an order, a spoken word. */
const exercises = [
  { typeId: 9, name: "Go or stop" },
  { typeId: 11, name: "Count while you listen" },
  { typeId: 41, name: "Faces and names" },
  { typeId: 39, name: "Repeat the order" },
  { typeId: 1, name: "Spoken word to picture" },
];

for (const { typeId, name } of exercises)
  test(`${name} acts itself out to its right answer`, async ({ openAs, server }) => {
    const page = await openAs("rosa", "/do-therapy");
    const { call } = await sessionOf(server, "rosa");
    const { taskView } = await call(tutorial, { params: { typeId: String(typeId) } });
    await openInstructions(page, name);
    await button(page, "See this exercise").click();
    const caption = page.getByRole("dialog").locator("p[aria-live]");
    await expect(caption).toHaveText(taskView.instructions.text);
    // By key: a tap right after the one that opened it may count as a tremor.
    await button(page, "Pause").press("Enter");
    await expectAccessible(page);
    await pressUntil(button(page, "Continue"), button(page, "Pause"));
    await expect(caption).toHaveText(taskView.answerText, { timeout: 120_000 });
    await button(page, "Watch again").click();
    await expect(caption).toHaveText(taskView.instructions.text);
  });
