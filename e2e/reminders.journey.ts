import type { Page } from "@playwright/test";
import { pressAgain, pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { followLetter } from "./support/mailbox.ts";
import { nextTime, writeLettersDueAt } from "./support/practice-letters.ts";
import { ownServer } from "./support/own-server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: time passes here. */
const own = ownServer();
test.describe.configure({ mode: "serial" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const day = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const zone = "America/New_York";

async function openReminders(page: Page, username: string): Promise<void> {
  await signInBrowser(page, own(), username);
  await page.goto(`${own().url}/account/reminders`);
  await expect(page.getByRole("heading", { name: "My reminders" })).toBeVisible();
}

/** The letters to an address whose subject contains these words, in the demo's mailbox. */
async function lettersTo(page: Page, recipient: string, subject: string) {
  await page.goto(`${own().url}/demo/mailbox`);
  const lines = page.getByRole("listitem").filter({ hasText: `to ${recipient}` });
  return lines.getByRole("link", { name: subject });
}

test("Sam asks to be reminded, with the keyboard alone", async ({ page }) => {
  await openReminders(page, "sam");
  await expect(page.getByText("We will write to sam@example.org.")).toBeVisible();
  await expect(page.getByText("We will not remind you.")).toBeVisible();
  await expectAccessible(page);
  const onOff = page.getByRole("switch", { name: "Remind me to practice" });
  await tabTo(page, onOff);
  await page.keyboard.press("Space");
  const five = "We will write to you from Monday to Friday at 9:00 in the morning.";
  await expect(page.getByText(five)).toBeVisible();
  for (const name of ["Monday", "Wednesday", "Friday"]) {
    await tabTo(page, day(page, name));
    await page.keyboard.press("Space");
  }
  await pressByKeyboard(page, page.getByRole("button", { name: /At this time/ }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const two = "We will write to you on Tuesday and Thursday at 10:00 in the morning.";
  await expect(page.getByText(two)).toBeVisible();
  await expectAccessible(page);
  await pressByKeyboard(page, button(page, "Save"));
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByText(two)).toBeVisible();
});

test("what is chosen stays in the form when it cannot be saved", async ({ page, context }) => {
  await openReminders(page, "vera");
  await page.getByText("Remind me to practice").click();
  for (const name of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
    await page.getByText(name, { exact: true }).click();
  await button(page, "Save").click();
  await expect(page.getByText("Please choose at least one day.")).toBeVisible();
  await expect(day(page, "Monday")).toBeFocused();
  await expectAccessible(page);
  await page.getByText("Saturday", { exact: true }).click();
  await page.getByText("Every month, on the first day").click();
  await context.setOffline(true);
  await button(page, "Save").click();
  await expect(page.getByText("There is no connection right now.")).toBeVisible();
  await context.setOffline(false);
  await expect(day(page, "Saturday")).toBeChecked();
  await page.getByRole("link", { name: "My devices" }).click();
  await expect(page.getByRole("dialog")).toContainText("Your changes on this page are not saved");
  await button(page, "Keep editing").click();
  await expect(day(page, "Saturday")).toBeChecked();
  await pressAgain(button(page, "Save"));
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(day(page, "Saturday")).toBeChecked();
  await expect(page.getByRole("radio", { name: "Every month, on the first day" })).toBeChecked();
});

test("the day comes, so does the mail, and it is stopped from there without a login", async ({
  page,
  browser,
}) => {
  await writeLettersDueAt(own(), nextTime("Tuesday", 10, zone));
  const mail = await lettersTo(page, "sam@example.org", "Time to practice");
  await expect(mail).toHaveCount(1);
  await mail.click();
  await expect(page.getByRole("link", { name: "Start practicing" })).toBeVisible();
  await followLetter(page, "Stop these reminders, or change when they come");
  await expect(page.getByRole("heading", { name: "Stop the reminders?" })).toBeVisible();
  expect(page.url()).not.toContain("token");
  await expect(page.getByText("This is about emails to sam@example.org.")).toBeVisible();
  await expectAccessible(page);
  await pressByKeyboard(page, button(page, "Stop the reminders"));
  await expect(page.getByRole("heading", { name: "The reminders have stopped" })).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "The reminders have stopped" })).toBeVisible();

  const signedIn = await browser.newContext();
  const other = await signedIn.newPage();
  await openReminders(other, "sam");
  await expect(other.getByText("We will not remind you.")).toBeVisible();
  await signedIn.close();

  await writeLettersDueAt(own(), nextTime("Thursday", 10, zone));
  const after = await lettersTo(page, "sam@example.org", "Time to practice");
  await expect(after, "no other has come").toHaveCount(1);
});

test("a stop is taken back, and all mail can be stopped from the same page", async ({ page }) => {
  await (await lettersTo(page, "sam@example.org", "Time to practice")).click();
  await followLetter(page, "Stop these reminders, or change when they come");
  await button(page, "Undo: write to me again").click();
  await expect(page.getByText("We will write to you again.")).toBeVisible();
  await page.getByRole("link", { name: "Stop all emails from Regain" }).click();
  await expect(page.getByRole("heading", { name: "Do not contact me" })).toBeVisible();
  await page.getByText("Do not write to me anymore").click();
  await button(page, "Confirm").click();
  await expect(page.getByRole("heading", { name: "We will not contact you" })).toBeVisible();

  // The same link promises nothing now, and leads to where all of it is taken back.
  await (await lettersTo(page, "sam@example.org", "Time to practice")).click();
  await followLetter(page, "Stop these reminders, or change when they come");
  await expect(page.getByText("You asked us not to write to you.")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Stop all emails from Regain" })).toBeHidden();
  await page.getByRole("link", { name: "Let Regain write to me again" }).click();
  await expect(page.getByRole("heading", { name: "We will not contact you" })).toBeVisible();

  await openReminders(page, "sam");
  await expect(page.getByText("You asked us not to write to you.")).toBeVisible();
  await expectAccessible(page);
});

test("Rosa's progress mail tells what she did, and opens that report", async ({ page }) => {
  await (await lettersTo(page, "rosa@example.org", "Your practice from")).first().click();
  for (const name of ["Days with practice", "Minutes", "Items"])
    await expect(page.getByRole("rowheader", { name })).toBeVisible();
  await followLetter(page, "See my report");
  await expect(page).toHaveURL(/\/dashboard\/report/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("tab").first()).toBeVisible();
  await page.goBack();
  await followLetter(page, "Stop these emails, or change how often they come");
  await page.getByRole("link", { name: "Change how often they come" }).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
});

test("a link that is cut off leads on", async ({ page }) => {
  await page.goto(`${own().url}/mail-choice?token=rgl_cut-off`);
  await expect(page.getByRole("heading", { name: "We Couldn't Identify You" })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a device elsewhere", () => {
  test.use({ timezoneId: "America/Denver" });
  test("the clock of the device is offered, and taken", async ({ page }) => {
    await openReminders(page, "rosa");
    await expect(page.getByText(/^In your account, it is .* On this device, it is/)).toBeVisible();
    await expectAccessible(page);
    await button(page, "Use the time of this device").click();
    await expect(page.getByText("We now use the time of this device.")).toBeVisible();
    await expect(button(page, "Use the time of this device")).toHaveCount(0);
  });
});
