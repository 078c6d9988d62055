import type { Page } from "@playwright/test";
import { changeUser } from "@regain/contract/calls/license/change-user";
import { pressAgain, pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { ownServer } from "./support/own-server.ts";
import { demoPassword, sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, hear, test } from "./support/test.ts";

/** People are suspended, removed and discharged here. */
const own = ownServer();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const table = (page: Page) => page.getByRole("table", { name: "Users" });
const names = (page: Page) => table(page).getByRole("rowheader");
const rowOf = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
const dialog = (page: Page) => page.getByRole("dialog");

async function openUsers(page: Page, query = "", username = "greta"): Promise<void> {
  await signInBrowser(page, own(), username);
  await page.goto(`${own().url}/enterprise-dashboard/users${query}`);
  await expect(page.getByRole("heading", { name: "Users", exact: true })).toBeVisible();
}

/** Opens the confirmation of a row's action. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await button(page, `Actions for ${name}`).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  await expect(dialog(page)).toBeVisible();
}

const confirm = (page: Page, verb: string) =>
  dialog(page).getByRole("button", { name: verb, exact: true }).click();

async function chooseOption(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`${label}$`) }).click();
  await page.getByRole("option", { name: option }).click();
}

/** Opens this server's latest letter to an address. */
async function openLetter(page: Page, recipient: string, subject: string | RegExp): Promise<void> {
  await page.goto(`${own().url}/demo/mailbox`);
  await page
    .getByRole("listitem")
    .filter({ hasText: `to ${recipient}` })
    .getByRole("link", { name: subject })
    .first()
    .click();
  await page.waitForURL(/\/demo\/mailbox\/.+/);
}

/** Logs in as anyone would. */
async function logIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.goto(`${own().url}/login`);
  await page.getByLabel("Email or Username").fill(username);
  await page.getByRole("button", { name: "Next →" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("search, filter, order and page stay in the address @long", async ({ page }) => {
  // A link from a letter can carry what counts its readers.
  await openUsers(page, "?utm_source=mail");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("link", { name: "Enterprise Dashboard" })).toBeVisible();
  await expect(page.getByText("1–25 of 40")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "Name",
    "Email",
    "Status",
    "Type",
    "Last sign in",
    "Actions",
  ]);
  await expect(names(page).first()).toContainText("Abel");
  await expectAccessible(page);
  await button(page, "Next").click();
  await expect(page.getByText("26–40 of 40")).toBeVisible();
  await button(page, "Status").click();
  await expect(page.getByRole("columnheader", { name: "Status" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await pressAgain(button(page, "Status"));
  await expect(rowOf(page, "Bruno Keller")).toContainText("Suspended");
  await chooseOption(page, "Show", /^Clinicians/);
  await expect(page.getByText("1–14 of 14")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search for users" }).fill("moreno");
  await expect(names(page)).toHaveText([/Lucia Moreno/]);
  await page.reload();
  await expect(names(page)).toHaveText([/Lucia Moreno/]);
  await expect(page).toHaveURL(/type=clinician/);
  await page.getByRole("searchbox").fill("nobody at all");
  await expect(page.getByRole("heading", { name: "No user found" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Show all users").click();
  await expect(page.getByText("1–25 of 40")).toBeVisible();
  await button(page, "Last sign in").click();
  await expect(names(page).first()).toContainText("Greta");
  await page.getByRole("searchbox").fill("selma");
  await expect(rowOf(page, "Selma Aydin")).toContainText("Not logged in");
});

test("a search that fails keeps what was typed, and can be tried again @long", async ({ page }) => {
  await openUsers(page);
  const failing = "**/api/institutions/*/users?*search=*";
  await page.route(failing, (route) => route.abort());
  const field = page.getByRole("searchbox", { name: "Search for users" });
  await field.fill("moreno");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(field).toHaveValue("moreno");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(field).toHaveValue("moreno");
  await page.unroute(failing);
  await button(page, "Try again").click();
  await expect(names(page)).toHaveText([/Lucia Moreno/]);
});

test("only the admins of an institution are let in, and each sees their own @long", async ({
  page,
}) => {
  for (const username of ["dana", "rosa"]) {
    await signInBrowser(page, own(), username);
    await page.goto(`${own().url}/enterprise-dashboard/users`);
    await expect(page.getByText("Sorry, you don't have access to this page.")).toBeVisible();
  }
  await openUsers(page, "", "hugo");
  await expect(page.getByRole("heading", { name: "Better Together" })).toBeVisible();
  await expect(
    page.getByText("They appear here, with whether they have joined.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByText("lucia@example.org")).toBeHidden();
  await expectAccessible(page);
  await button(page, "Add new user").click();
  await dialog(page).getByLabel("Email").fill("dana@example.org");
  await chooseOption(page, "User Type", "Clinician");
  await confirm(page, "Send Invite");
  await expect(
    dialog(page).getByText("This account belongs to another institution."),
  ).toBeVisible();
  await expect(dialog(page).getByLabel("Email")).toHaveValue("dana@example.org");
});

test("an invited colleague arrives: from the mail to the dashboard @long", async ({
  page,
  browser,
}) => {
  await openUsers(page);
  await button(page, "Add new user").click();
  await expectAccessible(page);
  await confirm(page, "Send Invite");
  await expect(dialog(page).getByText("This is required.")).toHaveCount(2);
  await dialog(page).getByLabel("Email").fill("greta@example.org");
  await chooseOption(page, "User Type", "Patient");
  await confirm(page, "Reset");
  await expect(dialog(page).getByLabel("Email")).toHaveValue("");
  await dialog(page).getByLabel("Email").fill("greta@example.org");
  await chooseOption(page, "User Type", "Clinician");
  await confirm(page, "Send Invite");
  await expect(dialog(page).getByText("This is your own address.")).toBeVisible();
  await dialog(page).getByLabel("Email").fill("ida@example.org");
  await loseAnswer(page, "**/api/institutions/*/users*");
  await confirm(page, "Send Invite");
  await expect(page.getByText("There is no connection right now.")).toBeVisible();
  // She has been invited by now: the next press says so.
  await confirm(page, "Send Invite");
  await expect(
    page.getByText("Invitation for ida@example.org has been successfully sent."),
  ).toBeVisible();
  await page.getByRole("searchbox").fill("ida");
  await expect(rowOf(page, "ida@example.org")).toContainText("Invited");

  const other = await browser.newContext({ locale: "en-US" });
  const idas = await other.newPage();
  await openLetter(idas, "ida@example.org", "Harbor Rehabilitation invites you to Regain");
  await idas.getByRole("link", { name: "See the invitation" }).click();
  await expect(idas).toHaveURL(/\/signup/);
  await expect(idas.getByLabel("Email")).toHaveValue("ida@example.org");
  await idas.getByLabel("Create a password", { exact: true }).fill("Lagoon42x");
  await idas.getByText("I accept the license agreement (EULA)", { exact: true }).click();
  await button(idas, "Next →").click();
  await idas.getByLabel("First name").fill("Ida");
  await idas.getByLabel("Last name").fill("Fenn");
  await idas.getByRole("button", { name: "Your role" }).click();
  await idas.getByRole("option", { name: "Physical therapist" }).click();
  await button(idas, "Sign Up").click();
  await expect(idas).toHaveURL(/\/dashboard/);
  await expect(idas.getByRole("button", { name: "Ida" })).toBeVisible();
  await other.close();

  await page.reload();
  await expect(rowOf(page, "Ida Fenn")).toContainText("Active");
});

test("a password is reset by a link, and by a one-time password without an address @long", async ({
  page,
  browser,
}) => {
  await openUsers(page, "?search=tobi");
  await choose(page, "Tobi Adeyemi", "Reset password");
  await expect(dialog(page)).toContainText("tobi@example.org");
  await expectAccessible(page);
  await confirm(page, "Reset password");
  await expect(
    page.getByText("We sent a link to set a new password to tobi@example.org."),
  ).toBeVisible();

  await page.getByRole("link", { name: "Enterprise Dashboard" }).first().click();
  await page.getByRole("link", { name: "Users" }).first().click();
  await page.getByRole("searchbox").fill("irma");
  await choose(page, "Irma Holt", "Reset password");
  await confirm(page, "Reset password");
  await expect(dialog(page).getByText("We show it only once")).toBeVisible();
  await expectAccessible(page);
  const password = (await dialog(page).getByRole("definition").last().textContent()) ?? "";
  await page.keyboard.press("Escape");
  await expect(dialog(page), "it cannot be shown again").toContainText(password);
  await page.evaluate(() => history.back());
  await expect(dialog(page), "nor is it lost by going back").toContainText(password);
  await confirm(page, "I have noted it");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("searchbox"), "the page is the same").toHaveValue("irma");

  const other = await browser.newContext({ locale: "en-US" });
  const theirs = await other.newPage();
  await logIn(theirs, "irma", password);
  await expect(theirs).toHaveURL(/\/account\/password/);
  await other.clearCookies();
  await theirs.evaluate(() => localStorage.clear());
  await logIn(theirs, "tobi");
  await expect(theirs.getByText("The email, username or password is not right.")).toBeVisible();
  await openLetter(theirs, "tobi@example.org", "Set a new password");
  await theirs.getByRole("link", { name: "Set a new password" }).click();
  await theirs.getByLabel("New password").fill("Lagoon42x");
  await theirs.getByLabel("Repeat password").fill("Lagoon42x");
  await theirs.getByRole("button", { name: "Save the new password" }).click();
  await expect(theirs).toHaveURL(/\/dashboard/);
  await other.close();
});

test("who is suspended is signed out at once, and comes back @long", async ({ page, browser }) => {
  const other = await browser.newContext({ locale: "en-US" });
  const claras = await other.newPage();
  const said = hear(claras);
  await signInBrowser(claras, own(), "clara");
  await claras.goto(`${own().url}/dashboard`);
  await expect(claras.getByRole("button", { name: "Clara" })).toBeVisible();

  await openUsers(page, "?search=clara");
  await choose(page, "Clara Whitfield", "Suspend");
  await expectAccessible(page);
  await page.route("**/api/institutions/**", (route) => route.abort());
  await dialog(page).getByRole("button", { name: "Suspend" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("There is no connection right now.");
  await page.unroute("**/api/institutions/**");
  await pressAgain(dialog(page).getByRole("button", { name: "Suspend" }));
  await expect(page.getByText("Clara Whitfield is suspended.")).toBeVisible();
  await expect(rowOf(page, "Clara Whitfield")).toContainText("Suspended");

  await claras.getByRole("button", { name: "Clara" }).click();
  await claras.getByRole("menuitem", { name: "My Account" }).click();
  await expect(claras).toHaveURL(/\/login/);
  await expect(
    claras
      .getByRole("region", { name: "Messages" })
      .getByText("Your session has ended. Please log in again."),
  ).toBeVisible();
  await logIn(claras, "clara");
  await expect(claras.getByText("The email, username or password is not right.")).toBeVisible();

  await choose(page, "Clara Whitfield", "Re-activate");
  await confirm(page, "Re-activate");
  await expect(page.getByText("Clara Whitfield is active again.")).toBeVisible();
  await expect(rowOf(page, "Clara Whitfield")).toContainText("Active");
  await logIn(claras, "clara");
  await expect(claras).toHaveURL(/\/dashboard/);
  expect(said).toEqual([]);
  await other.close();
});

test("invitations are sent again, replaced and withdrawn @long", async ({ page }) => {
  await openUsers(page, "?search=noor");
  await choose(page, "noor@example.org", "Re-send invitation");
  await expectAccessible(page);
  await confirm(page, "Re-send invitation");
  await expect(
    page.getByText("Invitation for noor@example.org has been successfully sent."),
  ).toBeVisible();

  await page.getByRole("searchbox").fill("pavel");
  await expect(rowOf(page, "pavel@example.org")).toContainText("Expired");
  await choose(page, "pavel@example.org", "Invite again");
  await confirm(page, "Invite again");
  await expect(rowOf(page, "pavel@example.org")).toContainText("Invited");

  await page.getByRole("searchbox").fill("rita");
  await expect(rowOf(page, "rita@example.org")).toContainText("Declined");
  await choose(page, "rita@example.org", "Withdraw invitation");
  await confirm(page, "Withdraw invitation");
  await expect(page.getByText("The invitation for rita@example.org is withdrawn.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No user found" })).toBeVisible();
});

test("a clinician is removed once it is acknowledged, and the admin has the patients", async ({
  page,
}) => {
  await openUsers(page, "?search=lucia");
  await choose(page, "Lucia Moreno", "Remove");
  await confirm(page, "Remove");
  await expect(dialog(page).getByText("This is required.")).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByText("I understand that this account's data will be lost.").click();
  await confirm(page, "Remove");
  await expect(
    page.getByText("Lucia Moreno is removed. 4 patients are now with you."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "No user found" })).toBeVisible();
  await page.goto(`${own().url}/dashboard?search=boris`);
  await expect(page.getByRole("rowheader", { name: "boris" })).toBeVisible();
});

test("a patient is discharged: gone from the list, not from practice @long", async ({ page }) => {
  await openUsers(page, "?search=irma");
  await choose(page, "Irma Holt", "Discharge");
  await expect(dialog(page), "no letter can reach her").toContainText(
    "There is no email address in the account. Please tell Irma Holt yourself.",
  );
  await confirm(page, "Cancel");
  await openUsers(page, "?search=felix");
  await choose(page, "Felix Grant", "Discharge");
  await expect(dialog(page)).toContainText("for 14 more days. Months already agreed on stay.");
  await expect(dialog(page)).toContainText("We will tell Felix Grant by email.");
  await expectAccessible(page);
  const mayAnswer = Promise.withResolvers<void>();
  await page.route(
    "**/api/institutions/*/users/*",
    async (route) => {
      const response = await route.fetch();
      await mayAnswer.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await confirm(page, "Discharge");
  await confirm(page, "Cancel");
  await page.keyboard.press("Escape");
  await expect(dialog(page), "what is being done is not cancelled by going").toBeVisible();
  mayAnswer.resolve();
  await expect(page.getByText("Felix Grant is discharged.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No user found" })).toBeVisible();
  await openLetter(page, "felix@example.org", /^You can practice until/);
  await expect(page.getByText("Your account and all your results stay.")).toBeVisible();
  await signInBrowser(page, own(), "felix");
  await page.goto(`${own().url}/do-therapy`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/do-therapy/);
});

test("an admin is not offered to shut themselves out, and makes a colleague one too", async ({
  page,
}) => {
  await openUsers(page, "?search=greta");
  await button(page, /^Actions for Greta/).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Reset password"]);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill("amara");
  await choose(page, "Amara Singh", "Make admin");
  await confirm(page, "Make admin");
  await expect(rowOf(page, "Amara Singh")).toContainText("Clinician, admin");
  await page.getByRole("searchbox").fill("amara");
  await choose(page, "Amara Singh", "Remove admin rights");
  await confirm(page, "Remove admin rights");
  await expect(page.getByText("Amara Singh is no longer an admin.")).toBeVisible();
});

test("whose admin rights are withdrawn is shown so at the next refusal, and held by no question @long", async ({
  page,
}) => {
  const { call, institutionInfo } = await sessionOf(own(), "greta");
  const { user } = await sessionOf(own(), "amara");
  const params = { id: institutionInfo!.institutionId, userId: user.userId };
  const makeAdmin = (institutionAdmin: boolean) =>
    call(changeUser, { params, body: { institutionAdmin } });
  const expectDenied = async () => {
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeFocused();
    await expect(dialog(page)).toBeHidden();
  };

  await makeAdmin(true);
  await openUsers(page, "", "amara");
  await expect(names(page).first()).toBeVisible();
  await makeAdmin(false);
  await page.getByRole("searchbox").fill("henry");
  await expectDenied();
  await expect(table(page)).toBeHidden();
  await button(page, "Amara").click();
  await expect(page.getByRole("menuitem", { name: "My Account" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Enterprise Dashboard" })).toBeHidden();

  await makeAdmin(true);
  await openUsers(page, "", "amara");
  await button(page, "Add new user").click();
  await dialog(page).getByLabel("Email").fill("otis@example.org");
  await chooseOption(page, "User Type", "Clinician");
  await makeAdmin(false);
  await confirm(page, "Send Invite");
  await expectDenied();

  await makeAdmin(true);
  await page.goto(`${own().url}/enterprise-dashboard/institution`);
  await page.getByLabel("City", { exact: true }).fill("Salem");
  await makeAdmin(false);
  await button(page, "Save institution info").click();
  await expectDenied();

  await makeAdmin(true);
  await page.goto(`${own().url}/enterprise-dashboard/audit`);
  await expect(page.getByRole("table", { name: "Who did what" })).toBeVisible();
  await makeAdmin(false);
  await button(page, "Download as CSV").click();
  await expectDenied();
});

test("the keyboard alone finds somebody and suspends them @long", async ({ page }) => {
  await openUsers(page);
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("henry");
  await expect(names(page)).toHaveText([/Henry Okafor/]);
  await pressByKeyboard(page, button(page, "Actions for Henry Okafor"));
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Suspend" })).toBeFocused();
  await page.keyboard.press("Enter");
  await pressByKeyboard(page, dialog(page).getByRole("button", { name: "Suspend" }));
  await expect(rowOf(page, "Henry Okafor")).toContainText("Suspended");
  await pressByKeyboard(page, button(page, "Add new user"));
  await expect(dialog(page).getByLabel("Email")).toBeFocused();
  await page.keyboard.type("otto@example.org");
  await pressByKeyboard(page, dialog(page).getByRole("button", { name: /User Type$/ }));
  await page.keyboard.press("Enter");
  await pressByKeyboard(page, dialog(page).getByRole("button", { name: "Send Invite" }));
  await expect(dialog(page).getByText("The email provided is already in use")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});
