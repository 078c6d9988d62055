import type { Page } from "@playwright/test";
import { allowPassingOver, passOver } from "./support/forward-clock.ts";
import type { RunningServer } from "./support/server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import {
  byOneSwitch,
  bySwitches,
  keepSettings,
  moveFrame,
  type SwitchSettings,
  tapWindowMs,
  untilListening,
} from "./support/switches.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** People who have only switches do not lock themselves out by changing them. */

const aMinuteMs = 60_000;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
const trial = (page: Page) => page.getByRole("dialog", { name: "Keep this change?" });
const way = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const isBack = (page: Page) => page.getByText("The change is not kept.");

async function openSwitches(
  page: Page,
  server: RunningServer,
  settings: SwitchSettings,
  press: typeof bySwitches,
): Promise<void> {
  await allowPassingOver(page);
  const { user } = await signInBrowser(page, server, "rosa");
  await keepSettings(page, user.userId, settings);
  await page.goto(`${server.url}/do-therapy`);
  await untilListening(page);
  await press(page, button(page, "Settings"));
  await press(page, page.getByRole("tab", { name: "Switches" }));
}

test("who switches the switches off has them back after a minute, or keeps it by hand @long", async ({
  page,
  server,
}) => {
  await openSwitches(page, server, { scanning: "two" }, bySwitches);
  await bySwitches(page, way(page, "Off"));
  await expect(trial(page)).toBeFocused();
  await expect(trial(page).getByRole("timer")).toBeVisible();
  await expectAccessible(page);
  // The switches are now keys like any other: pressing them does not keep the change.
  for (const key of ["Space", "Enter", "Space", "Enter"]) {
    await page.keyboard.press(key);
    await passOver(page, tapWindowMs);
  }
  await expect(trial(page)).toBeVisible();
  await expect(page.locator("html[data-scanning]")).toHaveCount(0);
  await passOver(page, aMinuteMs);
  await expect(trial(page)).toHaveCount(0);
  await expect(isBack(page)).toBeVisible();
  await expect(way(page, "2 switches")).toBeChecked();

  await untilListening(page);
  await bySwitches(page, way(page, "Off"));
  await button(page, "Keep").click();
  await expect(trial(page)).toHaveCount(0);
  await page.reload();
  await button(page, "Settings").click();
  await page.getByRole("tab", { name: "Switches" }).click();
  await expect(way(page, "Off")).toBeChecked();
});

test("who has one switch and chooses two has one again, also in a page that is opened anew @long", async ({
  page,
  server,
}) => {
  await openSwitches(page, server, { scanning: "one", scanSeconds: 0.5 }, byOneSwitch);
  await byOneSwitch(page, way(page, "2 switches"));
  await expect(trial(page)).toBeFocused();
  // Their one switch moves the frame and never presses.
  for (let press = 0; press < 5; press += 1) await moveFrame(page);
  await expect(trial(page)).toBeVisible();
  await page.reload();
  await untilListening(page);
  await byOneSwitch(page, button(page, "Settings"));
  await byOneSwitch(page, page.getByRole("tab", { name: "Switches" }));
  await expect(way(page, "1 switch")).toBeChecked();
});

test("another key is kept once it has pressed the button, and not before @long", async ({
  page,
  server,
}) => {
  await openSwitches(page, server, { scanning: "two" }, bySwitches);
  const sends = button(page, /The switch that moves the frame sends/);
  const change = async () => {
    await bySwitches(page, sends);
    await bySwitches(page, page.getByRole("option", { name: "F9" }));
    await expect(trial(page)).toBeFocused();
    await passOver(page, tapWindowMs);
  };
  await change();
  // Only the switch that presses works: it reaches the way back and nothing else.
  await page.keyboard.press("Enter");
  await expect(button(page, "Go back")).toHaveAttribute("data-scan");
  await passOver(page, tapWindowMs);
  await page.keyboard.press("Enter");
  await expect(isBack(page)).toBeVisible();
  await expect(sends).toContainText("Space key");

  await change();
  for (const _ of ["Go back", "Keep"]) {
    await page.keyboard.press("F9");
    await passOver(page, tapWindowMs);
  }
  await expect(button(page, "Keep")).toHaveAttribute("data-scan");
  await page.keyboard.press("Enter");
  await expect(trial(page)).toHaveCount(0);
  await expect(isBack(page)).toHaveCount(0);
  await page.reload();
  await untilListening(page);
  await expect(async () => {
    await page.keyboard.press("F9");
    await expect(page.locator("[data-scan]")).not.toHaveCount(0, { timeout: 500 });
  }).toPass();
});
