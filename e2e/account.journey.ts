import type { Page } from "@playwright/test";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { readAccount } from "@regain/contract/calls/account/read-account";
import { pressAgain } from "./support/keyboard.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { openLetter } from "./support/mailbox.ts";
import { ownServer } from "./support/own-server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { tooClose } from "./support/view-faults.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: passwords are changed here. */
const own = ownServer();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function openAccount(page: Page, username: string, path = "/account"): Promise<void> {
  await signInBrowser(page, own(), username);
  await page.goto(own().url + path);
}

test("Rosa changes what she is called, and the header calls her so @long", async ({ page }) => {
  await openAccount(page, "rosa");
  await expect(page.getByText("Valued Member")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("First name").fill("Rosita");
  await page.getByRole("link", { name: "My devices" }).click();
  await expect(page.getByRole("dialog")).toContainText("Your changes on this page are not saved");
  await button(page, "Keep editing").click();
  await expect(page.getByLabel("First name")).toHaveValue("Rosita");
  await page.getByLabel("Phone number").fill("12");
  await button(page, "Save").click();
  await expect(page.getByText("Please enter a valid phone number, e.g 123-456-7890")).toBeVisible();
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await page.getByLabel("Phone number").fill("123-456-7890");
  await page.getByLabel("Username").fill("sam");
  await button(page, "Save").click();
  await expect(page.getByText("The username provided is already in use")).toBeVisible();
  await page.getByLabel("Username").fill("rosa");
  await button(page, "Save").click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByRole("banner").getByRole("button", { name: /Rosita/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Phone number")).toHaveValue("123-456-7890");
  await page.getByRole("link", { name: "My devices" }).click();
  await expect(page.getByRole("heading", { name: "My devices" })).toBeVisible();
});

test("what another device has changed meanwhile is not turned back", async ({ page, context }) => {
  await page.clock.install();
  await openAccount(page, "yuri");
  await page.getByLabel("First name").waitFor();
  const { call, user } = await sessionOf(own(), "yuri");
  const params = { userId: user.userId };
  await call(changeAccount, { params, body: { lastName: "Newname" } });
  // The data is stale and the network is back: it is fetched again.
  const readAgain = page.waitForResponse((answer) => answer.url().endsWith(`/${user.userId}`));
  await page.clock.fastForward(60_000);
  await context.setOffline(true);
  await context.setOffline(false);
  await readAgain;
  await page.getByLabel("First name").fill("Yurij");
  await button(page, "Save").click();
  await expect(page.getByText("Saved.")).toBeVisible();
  const after = await call(readAccount, { params });
  expect([after.firstName, after.lastName]).toEqual(["Yurij", "Newname"]);
  await expect(page.getByLabel("Last name")).toHaveValue("Newname");
});

test("a clinician is a valued partner, and pays nothing", async ({ page }) => {
  await openAccount(page, "dana");
  await expect(page.getByText("Valued Partner")).toBeVisible();
  const places = page.getByRole("navigation", { name: "My Account" }).getByRole("link");
  await expect(places).toHaveText(["Account Details", "Change Password", "My devices"]);
});

test("on a phone a page of the account begins with what it is about", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAccount(page, "rosa");
  const places = page.getByRole("navigation", { name: "My Account" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Account Details");
  await expect(places.getByRole("link")).toHaveCount(0);
  expect((await heading.boundingBox())!.y).toBeLessThan(300);
  await places.getByRole("button", { name: "My Account" }).click();
  await expectAccessible(page);
  expect(await tooClose(page)).toEqual([]);
  await places.getByRole("link", { name: "My devices" }).click();
  await expect(heading).toHaveText("My devices");
  await expect(places.getByRole("link")).toHaveCount(0);

  // By her own name, or the one that the story above gave her.
  await page.getByRole("banner").getByRole("button", { name: /^Ros/ }).click();
  await expect(page.getByRole("menuitem", { name: "My Account" })).toBeVisible();
  expect(await tooClose(page)).toEqual([]);
});

test("Pia must change her password before anything else, and then goes on @long", async ({
  page,
}) => {
  await openAccount(page, "pia", "/dashboard");
  await expect(page).toHaveURL(/\/account\/password$/);
  await expect(page.getByRole("navigation", { name: "My Account" }).getByRole("link")).toHaveText([
    "Change Password",
  ]);
  await expectAccessible(page);
  const fill = async (current: string, next: string, repeated: string) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Repeat password").fill(repeated);
    await button(page, "Change Password").click();
  };
  await fill("Practice1", "short", "short");
  await expect(
    page.getByText("The password should include at least 8 characters (1 Capital, 1 Digit)."),
  ).toBeVisible();
  await fill("Practice1", "Walk by the sea 7", "Walk by the sea 8");
  await expect(page.getByText("New password and Repeat password should match")).toBeVisible();
  await fill("Practice2", "Walk by the sea 7", "Walk by the sea 7");
  await expect(page.getByText("The current password is not right.")).toBeVisible();
  await loseAnswer(page, "**/api/users/*/password");
  await fill("Practice1", "Walk by the sea 7", "Walk by the sea 7");
  await expect(page.getByText("There is no connection right now.")).toBeVisible();
  // It has been changed by now, though the answer never arrived.
  await pressAgain(button(page, "Change Password"));
  await expect(page.getByText("Your password has been successfully changed.")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("Sam sees his devices, and signs another one out", async ({ page }) => {
  await openAccount(page, "sam", "/account/devices");
  const other = await sessionOf(own(), "sam");
  await page.reload();
  await expect(page.getByText("This device")).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole("button", { name: /^Log out/ })
    .first()
    .click();
  await expect(page.getByText("That device is logged out.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Last used" })).toHaveCount(0);
  expect(other.user.username).toBe("sam");
});

test("who logged in a while ago proves who they are, and loses nothing that was typed @long", async ({
  page,
}) => {
  await openAccount(page, "rosa");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("rosa@example.org");
  const devices = await page.context().browser()!.newContext({ baseURL: own().url });
  const sam = await devices.newPage();
  await openAccount(sam, "sam", "/account/devices");
  await expect(button(sam, "Make a sign-in card")).toBeVisible();
  const homes = await page.context().browser()!.newContext({ baseURL: own().url });
  const irma = await homes.newPage();
  await openAccount(irma, "irma", "/account/devices");
  await expect(button(irma, "Make a sign-in card")).toBeVisible();
  await own().stop();
  await own().runScript("pass-an-hour.ts");
  await own().start();

  const dialog = page.getByRole("dialog");
  await page.getByLabel("Email", { exact: true }).fill("rosa.may@example.org");
  await button(page, "Save").click();
  await expect(dialog.getByRole("heading", { name: "Type your password" })).toBeVisible();
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Enter your password.")).toBeVisible();
  await password.fill("Practice2");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("The current password is not right.")).toBeVisible();
  await expect(password).toBeFocused();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("rosa.may@example.org");
  await button(page, "Save").click();
  await password.fill("Practice1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("rosa.may@example.org");

  // Sam does not know his password.
  await button(sam, "Make a sign-in card").click();
  await button(sam, "I do not know my password").click();
  await expect(sam.getByText("We will send 6 digits to sam@example.org.")).toBeVisible();
  await expectAccessible(sam);
  await button(sam, "Send the code").click();
  const code = sam.getByLabel("One-time code");
  await expect(code).toBeFocused();
  await expectAccessible(sam);
  const mailbox = await devices.newPage();
  await openLetter(mailbox, "sam@example.org", "Your code");
  const [sent] = /\b\d{6}\b/.exec(await mailbox.getByRole("main").innerText())!;
  await code.fill("12");
  await button(sam, "Continue").click();
  await expect(sam.getByText("Enter the 6 digits from the email.")).toBeVisible();
  await code.fill(sent === "000000" ? "000001" : "000000");
  await button(sam, "Continue").click();
  const isWrong = sam.getByText("This code is not right, or it has expired.");
  await expect(isWrong).toBeVisible();
  await button(sam, "Resend email").click();
  await expect(sam.getByText("The first email is still on its way.")).toBeFocused();
  await expect(isWrong).toHaveCount(0);
  await code.fill(sent);
  await button(sam, "Continue").click();
  await expect(sam.getByRole("button", { name: "Print the card" })).toBeVisible();
  await devices.close();

  // Nor does Irma, who has no address: logging in again would lead her back here.
  await button(irma, "Make a sign-in card").click();
  await button(irma, "I do not know my password").click();
  const help = irma.getByRole("dialog");
  await expect(help.getByRole("heading", { name: "Please ask for help" })).toBeVisible();
  await expect(help).toContainText("An admin of your institution can give you a new password.");
  await expect(help.getByRole("link", { name: "Log out" })).toHaveCount(0);
  await expectAccessible(irma);
  await homes.close();
});

test("codes at each login are switched on once one has been read at the new address", async ({
  page,
}) => {
  await openAccount(page, "vera");
  const email = "vera.new@example.org";
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByText("Send me a code by email at each login.").click();
  await button(page, "Save").click();
  await expect(page.getByText(`We will send 6 digits to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Send the code").click();
  const code = page.getByLabel("One-time code");
  await expect(code).toBeFocused();
  const mailbox = await page.context().newPage();
  await openLetter(mailbox, email, "Your code");
  const [sent] = /\b\d{6}\b/.exec(await mailbox.getByRole("main").innerText())!;
  await code.fill(sent);
  await button(page, "Continue").click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByRole("checkbox", { name: /^Send me a code/ })).toBeChecked();
});

test("who asks for deletion is told before what becomes of what is paid", async ({ openAs }) => {
  const says = [
    ["lena", "You pay through the App Store."],
    ["lena", "We cannot end that for you. Please end it there, or you will keep paying."],
    ["yuri", /What is paid until \d\d\/\d\d\/\d{4} will not be refunded\./],
  ] as const;
  for (const [username, words] of says) {
    const page = await openAs(username, "/account");
    await button(page, "Delete my account…").click();
    await expect(page.getByRole("dialog"), username).toContainText(words);
  }
});

test("Yuri pays nothing more while his account waits to be deleted, and is as before when he keeps it", async ({
  page,
}) => {
  await openAccount(page, "yuri");
  const panel = page.getByRole("region", { name: "Your subscription" });
  const cancel = panel.getByRole("link", { name: "Cancel Subscription", exact: true });
  await expect(cancel).toBeVisible();
  await button(page, "Delete my account…").click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete my account" }).click();
  const goes = page.getByText(/^Your account will be deleted on \d\d\/\d\d\/\d{4}/);
  const [date = ""] = /\d\d\/\d\d\/\d{4}/.exec(await goes.innerText()) ?? [];
  await expect(panel).toContainText(`Your subscription ends on ${date}.`);
  await expect(panel).not.toContainText("Next payment");
  await expect(panel.getByRole("link")).toHaveCount(0);
  await expect(panel.getByRole("button")).toHaveCount(0);
  await expectAccessible(page);
  await button(page, "Keep my account").click();
  await expect(panel).toContainText("Next payment");
  await expect(cancel).toBeVisible();
});

test("Erik asks for his account to be deleted, and keeps it after all", async ({ page }) => {
  await openAccount(page, "erik");
  await button(page, "Delete my account…").click();
  const dialog = page.getByRole("dialog");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Delete my account", exact: true }).click();
  await expect(
    page.getByText(/^Your account will be deleted on \d\d\/\d\d\/\d{4}\.$/),
  ).toBeVisible();
  await expectAccessible(page);
  await button(page, "Keep my account").click();
  await expect(page.getByText("Your account stays.")).toBeVisible();
  await expect(button(page, "Delete my account…")).toBeVisible();
});
