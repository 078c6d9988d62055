import type { Page } from "@playwright/test";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { fingersOn, middleOf } from "./support/fingers.ts";
import { allowPassingOver } from "./support/forward-clock.ts";
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
} from "./support/switches.ts";
import { expect, test } from "./support/test.ts";

/** What the frame comes to, and what it leaves out. */

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
    await expect(page.locator("main iframe")).toBeVisible();
    return middleOf(page.locator("main iframe"));
  }

  test("is touched, and the switches go on", async ({ page, ownServer: server }) => {
    const { x, y } = await openMenu(page, server, { scanning: "two", textSize: 200 }, bySwitches);
    await page.touchscreen.tap(x, y);
    await moveFrame(page);
    await expect(framedNow(page)).not.toHaveCount(0);

    // A finger on it moves the page, as beside it.
    const before = await page.evaluate(() => scrollY);
    const hand = await fingersOn(page);
    await hand.put(1, { x, y });
    for (let by = 20; by <= 200; by += 20) await hand.slide(1, { x, y: y - by });
    await hand.lift(1);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });

  test("is a place like any other for a switch that touches", async ({
    page,
    ownServer: server,
  }) => {
    const touch = { scanning: "one", scanSeconds: 0.5, stepKey: "Touch" };
    const { x, y } = await openMenu(page, server, touch, byOneSwitch);
    await page.touchscreen.tap(x, y);
    await expect(framedNow(page)).not.toHaveCount(0);
  });
});
