import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { playExercises } from "./support/played-session.ts";
import { startDemoServer } from "./support/demo.ts";
import type { RunningServer } from "./support/server.ts";
import { keepSettings } from "./support/switches.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const bars = (page: Page) => dialog(page).getByRole("listbox", { name: /^Items/ });
const bar = (page: Page, number: number) =>
  bars(page)
    .getByRole("option")
    .nth(number - 1);
const panel = (page: Page, number: number) =>
  dialog(page).getByRole("region", { name: new RegExp(`^Item ${number} of \\d+$`) });

/** Runs in the page: what lies over a button that stays in view, wherever the dialog around it is scrolled to. */
function above(button: Element): string[] {
  const room = button.closest("[data-fills-phone]")!;
  const found = new Set<string>();
  for (let top = 0; top <= room.scrollHeight - room.clientHeight; top += 10) {
    room.scrollTop = top;
    const box = button.parentElement!.getBoundingClientRect();
    for (let x = box.left + 4; x < box.right; x += 8)
      for (const y of [box.top + 6, (box.top + box.bottom) / 2, box.bottom - 6]) {
        const hit = document.elementFromPoint(x, y);
        if (hit && !button.parentElement!.contains(hit)) found.add(hit.outerHTML.slice(0, 80));
      }
  }
  return [...found];
}

/** Opens the latest practice of an exercise. */
async function openLast(page: Page, at: string, typeId: number): Promise<void> {
  await page.goto(`${at}/detailed-performance?columns=ByDay&tasks=${typeId}`);
  const cell = page.getByRole("grid").locator("[data-place][tabindex='0']");
  await cell.focus();
  await page.keyboard.press("Enter");
  await bar(page, 1).waitFor();
}

test("Dana looks at Rosa's answers by keyboard alone, one after the other", async ({
  page,
  openAs,
  server,
}) => {
  const { user } = await sessionOf(server, "rosa");
  await openAs("dana", "/dashboard");
  // Name the picture: spoken, with cues.
  await openLast(page, `/dashboard/patient/${user.userId}`, 51);
  await expect(dialog(page).getByText(/^\d+% right without help, \d+ items?$/)).toBeVisible();
  await expect(dialog(page).getByText("Choose a bar to see that item again.")).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, bar(page, 1));
  await page.keyboard.press("ArrowRight");
  await expect(bar(page, 2)).toBeFocused();
  await expect(bar(page, 2)).toHaveAccessibleName(
    /^Item 2, \d\d\/\d\d\/\d{4}, (at home|in the clinic): (Right|Not right|Skipped)/,
  );
  await page.keyboard.press("Enter");
  await expect(panel(page, 2)).toBeVisible();
  await expect(panel(page, 2).getByRole("heading", { name: "What happened" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(panel(page, 1)).toBeVisible();

  const saved = page.waitForEvent("download");
  await pressByKeyboard(page, page.getByRole("button", { name: "Save as a picture (SVG)" }));
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^item-\d{4}-\d\d-\d\d\.svg$/);
  const svg = await readFile(await download.path(), "utf8");
  const read = await page.evaluate((text) => {
    const drawing = new DOMParser().parseFromString(text, "image/svg+xml");
    return { root: drawing.documentElement.nodeName, words: drawing.documentElement.textContent };
  }, svg);
  expect(read.root).toBe("svg");
  expect(read.words).toContain("Name the picture, level");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test.describe("every kind of item", () => {
  // Rosa's practice grows: no other journey should see that.
  let own: RunningServer;
  test.beforeAll(async () => {
    own = await startDemoServer();
  });
  test.afterAll(() => own.dispose());

  const kinds = [
    [1, "Spoken word to picture", "This was heard: "],
    [9, "Go or stop", " right"],
    [14, "Colour or word", " right"],
    [33, "Arithmetic", "Right answer"],
    [38, "Picture pairs", " pairs found"],
    [41, "Faces and names", "Shown first"],
    [42, "Shopping list", "Shown first"],
    [44, "Story recall", "Shown first"],
    [17, "Fill the pill organiser", "This is how the pill box should look."],
    [47, "Spell the picture", "Right answer"],
  ] as const;

  test("is seen again by Rosa herself as she played it: rightly, wrongly, or skipped", async ({
    page,
  }) => {
    await playExercises(
      own,
      "rosa",
      kinds.map(([typeId]) => typeId),
    );
    await signInBrowser(page, own, "rosa");
    for (const [typeId, , words] of kinds) {
      await openLast(page, `${own.url}/dashboard`, typeId);
      await bar(page, 1).click();
      const shown = panel(page, 1);
      await expect(shown.getByRole("heading", { name: "What happened" })).toBeVisible();
      await expect(shown.getByText(words).first()).toBeVisible();
      await expect(shown.getByText(/The patient/)).toBeHidden();
      await expectAccessible(page);
      const skipped = bars(page).getByRole("option", { name: /Skipped: too hard/ });
      if ((await skipped.count()) > 0) {
        await skipped.first().click();
        await expect(dialog(page).getByText("Nothing was touched.")).toBeVisible();
        await expect(dialog(page).getByText("Right answer")).toBeHidden();
      }
    }
  });

  test("fits a phone and a desk, also with text at 200 %", async ({ page }) => {
    const { user } = await signInBrowser(page, own, "rosa");
    for (const textSize of [100, 200])
      for (const width of [390, 820, 1440]) {
        await keepSettings(page, user.userId, { textSize });
        await page.setViewportSize({ width, height: 900 });
        await openLast(page, `${own.url}/dashboard`, 47);
        await bar(page, 1).click();
        await expect(panel(page, 1).getByText("What happened")).toBeVisible();
        const isWider = await page
          .locator("[data-fills-phone]")
          .evaluate((box) => box.scrollWidth > box.clientWidth);
        expect([textSize, width, isWider]).toEqual([textSize, width, false]);
        const close = dialog(page).getByRole("button", { name: "Close", exact: true });
        expect(await close.evaluate(above)).toEqual([]);
        await expectAccessible(page);
      }
  });

  test("a lost network is said, and once there is one the item comes by itself", async ({
    page,
    context,
  }) => {
    await signInBrowser(page, own, "rosa");
    await openLast(page, `${own.url}/dashboard`, 33);
    await context.setOffline(true);
    await bar(page, 1).click();
    await expect(dialog(page).getByText(/There is no connection right now/)).toBeVisible({
      timeout: 30_000,
    });
    await expect(dialog(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await context.setOffline(false);
    await expect(panel(page, 1).getByText("What happened")).toBeVisible();
  });
});
