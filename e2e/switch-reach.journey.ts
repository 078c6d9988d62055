import type { Page } from "@playwright/test";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { fingersOn } from "./support/fingers.ts";
import { allowPassingOver, passOver } from "./support/forward-clock.ts";
import { assignHomework } from "./support/homework.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import type { RunningServer } from "./support/server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import {
  byOneSwitch,
  bySwitches,
  framedNow,
  keepSettings,
  moveFrame,
  type SwitchSettings,
  untilListening,
} from "./support/switches.ts";
import { expect, test } from "./support/test.ts";

/** What the frame visits, and what it leaves out. */

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.describe("a page in a frame", () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 900 } });
  const readAMenu = 31;

  async function openMenu(
    page: Page,
    server: RunningServer,
    settings: SwitchSettings,
    press: typeof bySwitches,
  ) {
    await hurryVoice(page);
    await allowPassingOver(page);
    const { call, user } = await sessionOf(server, "mona");
    await call(deferAssessment, { params: { id: user.userId }, body: {} });
    await assignHomework(server, { mona: [{ typeId: readAMenu, taskCount: 1, taskLevel: 1 }] });
    await signInBrowser(page, server, "mona");
    await keepSettings(page, user.userId, settings);
    await page.goto(`${server.url}/do-therapy`);
    await press(page, page.getByRole("main").getByRole("button").first());
    await press(page, button(page, "Start"));
    const frame = page.locator("main iframe");
    await expect(frame).toBeVisible();
    const { x, y, width, height } = (await frame.boundingBox())!;
    // A long menu ends below the screen, where no finger is.
    return { x: x + width / 2, y: y + Math.min(height / 2, 150) };
  }

  test("is touched, and the switches go on", async ({ page, ownServer: server }) => {
    const { x, y } = await openMenu(page, server, { scanning: "two", textSize: 200 }, bySwitches);
    await page.touchscreen.tap(x, y);
    await moveFrame(page);
    await expect(framedNow(page)).not.toHaveCount(0);

    // A finger on it scrolls the page, as next to it.
    const before = await page.evaluate(() => scrollY);
    const hand = await fingersOn(page);
    await hand.put(1, { x, y });
    for (let by = 20; by <= 200; by += 20) await hand.slide(1, { x, y: y - by });
    await hand.lift(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test("is a place like any other for a switch that touches @long", async ({
    page,
    ownServer: server,
  }) => {
    const touch = { scanning: "one", scanSeconds: 0.5, stepKey: "Touch" };
    const { x, y } = await openMenu(page, server, touch, byOneSwitch);
    // This soon after the press that opened it, it would be a tremor.
    await passOver(page, 500);
    await page.touchscreen.tap(x, y);
    await expect(framedNow(page)).not.toHaveCount(0);
  });
});

/** More stops than anyone goes through. */
const maxStops = 60;

/** Where the frame of two switches stops in one round: the names at each stop. */
async function stops(page: Page): Promise<readonly (readonly string[])[]> {
  const round: string[][] = [];
  let first: string | undefined;
  while (round.length < maxStops) {
    await moveFrame(page);
    const framed = await framedNow(page).evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).ariaLabel ?? (one as HTMLElement).innerText),
    );
    const stop = framed.join(", ");
    if (stop === first) return round;
    first ??= stop;
    round.push(framed);
  }
  throw new Error(`more than ${maxStops} stops: ${round.map((stop) => stop.length).join(" ")}`);
}

test("the days of a calendar are gone through week by week, and chosen @long", async ({
  page,
  server,
}) => {
  await allowPassingOver(page);
  const { user } = await signInBrowser(page, server, "rosa");
  await keepSettings(page, user.userId, { scanning: "two" });
  await page.goto(`${server.url}/dashboard/detailed-performance`);
  await untilListening(page);
  await bySwitches(page, page.getByRole("button", { name: /^Calendar Dates/ }));
  const calendar = page.getByRole("dialog", { name: "Choose days" });
  await bySwitches(page, calendar.getByRole("button", { name: "Previous" }));
  const day = (of: number) =>
    calendar.getByRole("button", { name: new RegExp(` ${of}, \\d{4}`) }).first();
  await expect(day(4)).toBeVisible();
  const weeks = (await stops(page)).filter((stop) => stop.every((name) => /, \d{4}/.test(name)));
  expect(weeks.map((week) => week.length)).toContain(7);
  await bySwitches(page, day(4));
  await bySwitches(page, day(15));
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/startDate=\d{4}-\d\d-04&endDate=\d{4}-\d\d-15/);
});

const long = [
  { path: "/dashboard/detailed-performance", thing: "[role=grid] button", most: 40 },
  { path: "/dashboard/calendar", thing: "[role=grid] button", most: 20 },
  { path: "/dashboard/report?tab=tasks", thing: "summary", most: 40 },
] as const;

for (const { path, thing, most } of long)
  test(`${path} is gone through by what stands together, past what nobody sees and what leads away @long`, async ({
    page,
    server,
  }) => {
    await allowPassingOver(page);
    const { user } = await signInBrowser(page, server, "rosa");
    await keepSettings(page, user.userId, { scanning: "two" });
    await page.goto(`${server.url}${path}`);
    await untilListening(page);
    await expect(page.locator("main").locator(thing).first()).toBeVisible();
    const round = await stops(page);
    expect(round.length, round.map((stop) => stop.length).join(" ")).toBeLessThan(most);
    const names = round.flat();
    expect(names).toContain("Rosa");
    expect(names).not.toContain("Skip to the content");
    expect(names).toContain("Support");
    expect(names).not.toContain("Facebook");
  });
