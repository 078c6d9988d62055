import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { endOtherSessions } from "@regain/contract/calls/account/end-other-sessions";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { loaded } from "./support/loaded.ts";
import { followLetter } from "./support/mailbox.ts";
import { ownServer } from "./support/own-server.ts";
import { demoPassword, sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: patients are added here. */
const own = ownServer();

const password = "Lagoon42x";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole("heading", { level: 1, name });

/** Above the list of patients, once someone has been added to it. */
const added = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name: `${name} is now one of your patients` });

async function openAs(page: Page, username: string, path: string): Promise<void> {
  await page.context().addCookies([{ name: "brochureShown", value: "1", url: own().url }]);
  await signInBrowser(page, own(), username);
  await page.goto(own().url + path);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function fillCredentials(page: Page, username: string): Promise<void> {
  await heading(page, "How the patient logs in").waitFor();
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password for the patient", { exact: true }).fill(password);
  await button(page, "Next").click();
}

async function fillPerson(page: Page): Promise<void> {
  await heading(page, "About the patient").waitFor();
  await page.getByLabel("Age", { exact: true }).fill("71.5");
  await choose(page, "Gender", "Male");
  await choose(page, "Education", "High school");
  await button(page, "Next").click();
}

/** Goes from the first step to the last without a change. */
async function passOn(page: Page): Promise<void> {
  for (const step of ["About the patient", "Conditions", "First diagnosed", "Areas to improve"]) {
    await button(page, "Next").click();
    await heading(page, step).waitFor();
  }
  await expect(page.getByRole("checkbox", { name: "Speaking" })).toBeChecked();
}

/** From the third step to the end. */
async function fillHealth(page: Page): Promise<void> {
  await heading(page, "Conditions").waitFor();
  await page.getByText("Stroke", { exact: true }).click();
  await button(page, "Next").click();
  await heading(page, "First diagnosed").waitFor();
  await page.getByText("4-6 months ago").click();
  await button(page, "Next").click();
  await heading(page, "Areas to improve").waitFor();
  await page.getByText("Speaking", { exact: true }).click();
  await button(page, "Finish").click();
}

async function addNewPatient(page: Page, username: string): Promise<void> {
  await page.getByRole("link", { name: "New patient" }).click();
  await fillCredentials(page, username);
  await fillPerson(page);
  await fillHealth(page);
  await added(page, username).waitFor();
}

test("Dana adds a patient, who logs in with the printed card and has homework @long", async ({
  page,
}) => {
  await openAs(page, "dana", "/dashboard");
  await page.getByRole("main").getByRole("link", { name: "Add patient" }).click();
  await heading(page, "Add patient").waitFor();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByRole("link", { name: "My patients" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  await expect(crumbs.getByText("Add patient")).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  const sent = page.waitForRequest("**/api/clinician/clinician_setup/patient");
  await addNewPatient(page, "frank_b");
  expect((await sent).postDataJSON()).toMatchObject({
    gender: "Male",
    education: "high_school",
    diagnosis: { disorders: ["stroke"], since: "3-6M", skills: ["speaking"] },
  });
  await expect(added(page, "frank_b")).toBeFocused();
  await expect(page).toHaveURL(/\/dashboard\?added=/);
  await button(page, "Make a sign-in card").click();
  const card = page.getByRole("region", { name: "Sign-in card" });
  await expect(card.getByText("frank_b")).toBeVisible();
  await expect(card, "the button has moved below what was made").toBeFocused();
  await expectAccessible(page);
  const code = await card.getByText(/^(\w{4}-){3}\w{4}$/).innerText();

  // Another device: the patient's.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${own().url}/login/card`);
  await page.getByRole("textbox").fill(code);
  await page.keyboard.press("Enter");
  // The account has no name yet: that is asked for first.
  await heading(page, "Complete account set up").waitFor();
  await page.getByLabel("First name").fill("Frank");
  await page.getByLabel("Last name").fill("Berg");
  await page.getByLabel("Email").fill("frank@example.org");
  await page.getByText("I accept the license agreement (EULA)").click();
  const setUp = page.waitForRequest("**/api/user/info/*");
  await button(page, "Next").click();
  expect((await setUp).postDataJSON()).toMatchObject({ timeZone: "America/New_York" });
  await expect(page).toHaveURL(/\/subscribe/);
  await page.goto(`${own().url}/do-therapy`);
  await expect(page.getByText(/Frank/).first()).toBeVisible();
  await expect(button(page, "Find my level")).toBeVisible();
});

test("steps keep what was typed, complain of what is missing, and Back begins anew @long", async ({
  page,
}) => {
  await openAs(page, "dana", "/dashboard/add-patient?type=new");
  await expect(heading(page, "How the patient logs in")).toBeFocused();
  await button(page, "Next").click();
  await expect(page.getByText("This is required.")).toHaveCount(2);
  await expect(page.getByLabel("Username")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Username").fill("frank b");
  await page.getByLabel("Password for the patient", { exact: true }).fill("short");
  await button(page, "Next").click();
  await expect(
    page.getByText("Must contain only letters digits, underscores and periods"),
  ).toBeVisible();
  await expect(
    page.getByText("The password should include at least 8 characters (1 Capital, 1 Digit)."),
  ).toBeVisible();

  // The server is asked as soon as the field is left.
  await page.getByLabel("Username").fill("Rosa");
  await page.getByLabel("Password for the patient", { exact: true }).focus();
  await expect(page.getByText("The username provided is already in use")).toBeVisible();

  await fillCredentials(page, "mei.tan");
  await heading(page, "About the patient").waitFor();
  await page.getByLabel("Age", { exact: true }).fill("4");
  await button(page, "Next").click();
  await expect(page.getByText("Please enter a valid input.")).toBeVisible();
  await expect(page.getByText("This is required.")).toHaveCount(2);
  await expectAccessible(page);
  await fillPerson(page);
  await heading(page, "Conditions").waitFor();
  await button(page, "Next").click();
  await expect(page.getByText("Please choose at least one condition.")).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("71.5");
  await button(page, "Back").click();
  await expect(page.getByLabel("Username")).toHaveValue("mei.tan");
  await button(page, "Back").click();
  await expect(heading(page, "Add patient")).toBeVisible();
  await expect(page).toHaveURL(/add-patient$/);
});

test("a weak password is found by the server, which leads back to its field @long", async ({
  page,
}) => {
  await openAs(page, "dana", "/dashboard/add-patient?type=new");
  await page.getByLabel("Username").fill("weakling");
  await page.getByLabel("Password for the patient", { exact: true }).fill("Password1");
  await button(page, "Next").click();
  await fillPerson(page);
  await fillHealth(page);
  await expect(heading(page, "How the patient logs in")).toBeVisible();
  await expect(page.getByText("This password is too easy to guess")).toBeVisible();
  await page.getByLabel("Password for the patient", { exact: true }).fill(password);
  await passOn(page);
  await button(page, "Finish").click();
  await expect(added(page, "weakling")).toBeVisible();
});

test("Mara's session has ended as she presses Finish: she logs in, types the password again and adds the patient @long", async ({
  page,
}) => {
  const kept = page.getByText("We kept what you typed. Please type the patient's password again.");
  const typePassword = () =>
    page.getByLabel("Password for the patient", { exact: true }).fill(password);
  let made = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/clinician/clinician_setup/patient")) made += 1;
  });
  await openAs(page, "mara", "/dashboard/add-patient?type=new");
  await expect(kept).toBeHidden();
  await fillCredentials(page, "late_l");
  await fillPerson(page);
  const { call, user } = await sessionOf(own(), "mara");
  await call(endOtherSessions, { params: { userId: user.userId } });
  await fillHealth(page);
  await expect(page).toHaveURL(/\/login/);
  await expect(
    page.getByText("Your session has ended. Please log in again.").first(),
  ).toBeVisible();
  expect(made).toBe(0);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).toContain("late_l");
  expect(stored).not.toContain(password);

  await page.getByLabel("Email or Username").fill("mara");
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.keyboard.press("Enter");
  // The way back from the login drops what comes after the "?".
  await page.getByRole("link", { name: "New patient" }).click();
  await expect(kept).toBeVisible();
  await expect(page.getByLabel("Username")).toHaveValue("late_l");
  await typePassword();
  await passOn(page);

  // The patient is created but not claimed when the page is reloaded.
  await page.route("**/patient/add", (route) => route.abort());
  await button(page, "Finish").click();
  await expect(page.getByRole("alert")).toBeVisible();
  expect(made).toBe(1);
  await page.unroute("**/patient/add");
  await page.reload();
  await expect(page.getByLabel("Username")).toHaveValue("late_l");
  await typePassword();
  await passOn(page);
  await button(page, "Finish").click();
  await expect(added(page, "late_l")).toBeVisible();

  // Who is added, or left, is not found in the form for the next one.
  await page.goto(`${own().url}/dashboard/add-patient?type=new`);
  await expect(page.getByLabel("Username")).toHaveValue("");
  await page.getByLabel("Username").fill("left_l");
  const away = page.getByRole("link", { name: "My patients" }).first();
  await away.click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Username")).toHaveValue("left_l");
  await away.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await heading(page, "My patients").waitFor();
  await page.goto(`${own().url}/dashboard/add-patient?type=new`);
  await expect(page.getByLabel("Username")).toHaveValue("");
  await expect(kept).toBeHidden();
});

test("Nils adds Rosa, who has an account, once she has typed her password @long", async ({
  page,
}) => {
  await openAs(page, "nils", "/dashboard/add-patient");
  await page.getByRole("link", { name: "Existing patient" }).click();
  await expect(heading(page, "Existing patient")).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel("Patient's email or username").fill("rosa");
  await page.getByLabel("Patient's password", { exact: true }).fill("Wrong1234");
  await button(page, "Add patient").click();
  await expect(page.getByText("The email, username or password is not right.")).toBeVisible();
  await expectAccessible(page);
  // He is still signed in himself.
  await page.getByLabel("Patient's password", { exact: true }).fill(demoPassword);
  await button(page, "Add patient").click();
  await expect(added(page, "Rosa")).toBeVisible();
  await expect(page.getByText("The patient needs no invitation.")).toBeVisible();
  const rosa = new URL(page.url()).searchParams.get("added")!;
  await page.goto(`${own().url}/dashboard/patient/${rosa}/access`);
  await expect(page.getByText("The patient's days follow Eastern Time.")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Make a sign-in card").click();
  const card = page.getByRole("region", { name: "Sign-in card" });
  const question = page.getByRole("dialog", { name: "Revoke the card?" });
  await button(page, "Revoke the card").click();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Keep" }).click();
  await expect(card).toBeVisible();
  await button(page, "Revoke the card").click();
  await question.getByRole("button", { name: "Revoke" }).click();
  await expect(button(page, "Make a sign-in card")).toBeFocused();
  await expect(card).toBeHidden();

  await page.goto(`${own().url}/dashboard/add-patient?type=existing`);
  await page.getByLabel("Patient's email or username").fill("rosa@example.org");
  await page.getByLabel("Patient's password", { exact: true }).fill(demoPassword);
  await button(page, "Add patient").click();
  await expect(page.getByText("This patient is already in that caseload.")).toBeVisible();
});

test("by keyboard alone a patient is added and the family invited, who then practises at home @long", async ({
  page,
}) => {
  await openAs(page, "dana", "/dashboard/add-patient");
  const press = (name: string) => pressByKeyboard(page, button(page, name));
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  const pick = async (label: string, key: string) => {
    await pressByKeyboard(page, page.getByRole("button", { name: label }));
    await page.getByRole("listbox").waitFor();
    await page.keyboard.type(key);
    await page.keyboard.press("Enter");
    await page.getByRole("listbox").waitFor({ state: "detached" });
  };
  const tick = async (role: "checkbox" | "radio", name: string) => {
    await tabTo(page, page.getByRole(role, { name, exact: true }));
    await page.keyboard.press("Space");
  };
  await pressByKeyboard(page, page.getByRole("link", { name: "New patient" }));
  await heading(page, "How the patient logs in").waitFor();
  await type("Username", "jd1951");
  await type("Password for the patient", password);
  await page.keyboard.press("Enter");
  await heading(page, "About the patient").waitFor();
  await type("Age", "74");
  await pick("Gender", "Fem");
  await pick("Education", "Grad");
  await press("Next");
  await heading(page, "Conditions").waitFor();
  await tick("checkbox", "Aphasia");
  await press("Next");
  await heading(page, "First diagnosed").waitFor();
  await press("Next");
  await heading(page, "Areas to improve").waitFor();
  await tick("checkbox", "Reading");
  await press("Finish");
  await added(page, "jd1951").waitFor();

  await type("Email", "rosa@example.org");
  await press("Send homework invitation");
  await expect(page.getByText("The email provided is already in use")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).fill("jd.family@example.org");
  await tick("checkbox", "This is a family member who will manage the account");
  await press("Send homework invitation");
  await expect(
    page.getByText("Invitation for jd.family@example.org has been successfully sent."),
  ).toBeVisible();
  await expect(page.getByText(/^Sent to jd\.family@example\.org on/)).toBeVisible();
  await expect(button(page, "Send homework invitation")).toBeFocused();
  await press("Send homework invitation");
  await expect(page.getByText("This person has already been invited.")).toBeVisible();
  await expectAccessible(page);

  // The family's device.
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${own().url}/demo/mailbox`);
  await openLetterOf(page, "jd.family@example.org", "has homework for jd1951");
  await followLetter(page, "Set up the account");
  await heading(page, "Practice at home").waitFor();
  await page.getByLabel("Email").fill("jd.family@example.org");
  await expect(
    page.getByRole("checkbox", { name: "This is a family member who will manage the account" }),
  ).toBeChecked();
  await page.getByLabel("Create a password", { exact: true }).fill("Harbour77x");
  await page.getByText("I accept the license agreement (EULA)").click();
  await button(page, "Finish").click();
  await expect(page).toHaveURL(/\/download-patient$/);
  await page.goto(`${own().url}/login`);
  await page.getByLabel("Email or Username").fill("jd1951");
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill("Harbour77x");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${own().url}/do-therapy`);
  await expect(page.getByRole("button", { name: "Find my level" })).toBeVisible();
});

async function openLetterOf(page: Page, recipient: string, subject: string): Promise<void> {
  await page
    .getByRole("listitem")
    .filter({ hasText: `to ${recipient}` })
    .getByRole("link", { name: subject })
    .first()
    .click();
}

test("the brochure and the handouts can be read, downloaded and printed @long", async ({
  page,
}) => {
  const { user } = await sessionOf(own(), "rosa");
  await openAs(page, "dana", `/dashboard/request-brochure/${user.userId}/dashboard`);
  await expect(page.getByText("Home users do four times more therapy.")).toBeVisible();
  const sheet = page.getByRole("article", { name: "Practice at home" });
  await expect(sheet.getByText("For Rosa")).toBeVisible();
  await expect(sheet.getByText("has chosen exercises for you.")).toBeVisible();
  await expect(page.locator("video track")).toHaveAttribute("src", /\.vtt$/);
  await expectAccessible(page);
  const arriving = page.waitForEvent("download");
  await button(page, "Download Patient Brochure").click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe("practice-at-home.pdf");
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  expect(file.length).toBeGreaterThan(8_000);

  await page.emulateMedia({ media: "print" });
  await expect(button(page, "Print")).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "More handouts" }).click();
  await heading(page, "Handouts").waitFor();
  await page.getByRole("link", { name: /Practice with one hand/ }).click();
  await expect(page.getByRole("article", { name: "Practice with one hand" })).toBeVisible();
  await expect(page).toHaveURL(/name=one-hand$/);
  await expectAccessible(page);
  const another = page.waitForEvent("download");
  await button(page, "Download").click();
  expect((await another).suggestedFilename()).toBe("one-hand.pdf");

  await page.goto(`${own().url}/dashboard/request-brochure/${user.userId}/ios`);
  await button(page, "Download Patient Brochure").waitFor();
  await expect(button(page, "Print")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to My patients" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("somebody else's patient shows nothing, and patients see no clinician's pages @long", async ({
  page,
}) => {
  const { user } = await sessionOf(own(), "sam");
  await openAs(page, "nils", `/dashboard/patient/${user.userId}/access`);
  await expect(page.getByText("This patient is no longer one of your patients.")).toBeVisible();
  await page.goto(`${own().url}/dashboard/request-brochure/${user.userId}/dashboard`);
  await expect(page.getByText("This was not found.")).toBeVisible();
  await openAs(page, "rosa", "/dashboard/add-patient");
  await expect(heading(page, "Add patient")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New patient" })).toHaveCount(0);
});

test("what was emptied on the way back is asked for again, though the browser's own Back passes over it", async ({
  page,
}) => {
  await openAs(page, "dana", "/dashboard/add-patient");
  await page.getByRole("link", { name: "New patient" }).click();
  await fillCredentials(page, "passed_over");
  await fillPerson(page);
  await heading(page, "Conditions").waitFor();
  await button(page, "Back").click();
  await page.getByLabel("Age", { exact: true }).fill("");
  await page.goBack();
  await heading(page, "Conditions").waitFor();
  await page.getByText("Stroke", { exact: true }).click();
  await button(page, "Next").click();
  await heading(page, "About the patient").waitFor();
  await expect(page.getByText("Please enter a valid input.")).toBeVisible();
});

test("at 390 px nothing is wider than the screen @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { user } = await sessionOf(own(), "rosa");
  for (const path of [
    "/dashboard/add-patient",
    "/dashboard/add-patient?type=new",
    "/dashboard/add-patient?type=existing",
    `/dashboard/patient/${user.userId}/access`,
    `/dashboard/request-brochure/${user.userId}/dashboard`,
    "/dashboard/handouts",
  ]) {
    await openAs(page, "dana", path);
    await loaded(page);
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect([path, scroll]).toEqual([path, client]);
    await expectAccessible(page);
  }
});
