import type { Page } from "@playwright/test";
import { validateEmail } from "@regain/contract/calls/signup/validate-email";
import { pressAgain, pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { clientOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const password = "Harbor.View7";

let people = 0;
/** Someone whom nobody knows yet. */
const newEmail = () => `newcomer${Date.now()}.${people++}@example.net`;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** By key, for someone who moves on quickly: two taps on one button this close together would be a tremor. */
const press = (page: Page, name: string) =>
  pressAgain(page.getByRole("button", { name, exact: true }));
const tick = (page: Page, name: string) => page.getByText(name, { exact: true }).click();

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** All that the tab has stored. */
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

const step = (page: Page, number: number, of: number) =>
  expect(page.getByText(`Step ${number} of ${of}:`)).toBeVisible();

async function fillCredentials(page: Page, email: string) {
  await field(page, "Email").fill(email);
  await field(page, "Create a password").fill(password);
}

async function fillNames(page: Page) {
  await field(page, "First name").fill("Ines");
  await field(page, "Last name").fill("Moran");
}

test.describe("signing up as a clinician", () => {
  test("takes three steps, and Back keeps what was typed @long", async ({ page }) => {
    const email = newEmail();
    await page.goto("/signup");
    const clinician = page.getByRole("link", { name: "I am a clinician" });
    await expect(clinician).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expectAccessible(page);
    await clinician.click();
    await step(page, 1, 3);
    await expectAccessible(page);
    await fillCredentials(page, email);
    await tick(page, "I accept the license agreement (EULA)");
    await press(page, "Next →");

    await step(page, 2, 3);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await fillNames(page);
    await press(page, "Next →");
    await expect(page.getByText("This is required.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Your role" })).toBeFocused();
    await expectAccessible(page);
    await choose(page, "Your role", "Occupational therapist");
    await press(page, "Back");
    await step(page, 1, 3);
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Create a password")).toHaveValue(password);
    await press(page, "Next →");
    await expect(field(page, "First name")).toHaveValue("Ines");
    await expect(page.getByRole("button", { name: "Your role" })).toContainText("Occupational");
    await expectAccessible(page);
    await press(page, "Next →");

    await step(page, 3, 3);
    await choose(page, "Where you work", "Home health care");
    await tick(page, "I work in private practice");
    await field(page, "Facility name").fill("Moran Home Care");
    await field(page, "Mailing address").fill("1 Harbor Street, Boston");
    await field(page, "ZIP code").fill("02139");
    await expectAccessible(page);
    const sent = page.waitForRequest("**/api/clinician/create");
    await press(page, "Sign Up");
    expect((await sent).postDataJSON()).toMatchObject({
      role: "occ_therapist",
      setting: "HOME",
      privatePractice: true,
    });
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: "Ines" })).toBeVisible();

    await page.goto("/demo/mailbox");
    await expect(page.getByText(`to ${email}`)).toBeVisible();
  });

  test("an institution's clinician takes two, with the address given", async ({ page, server }) => {
    const dana = await signInBrowser(page, server, "dana");
    await page.evaluate(() => localStorage.clear());
    const email = newEmail();
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/validateemail")) asked.push(request.url());
    });
    const query = new URLSearchParams({
      userType: "clinician",
      institutionId: dana.institutionInfo!.institutionId,
      email,
    });
    await page.goto(`/signup?${query}`);
    await step(page, 1, 2);
    const partner = page
      .getByText("Harbor Rehabilitation")
      .or(page.getByAltText("Harbor Rehabilitation"));
    await expect(partner).toBeVisible();
    // It stays in this tab when the address no longer names anyone.
    await page.getByRole("link", { name: "Log In" }).click();
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await expect(page).toHaveURL(/\/signup$/);
    await expect(partner).toBeVisible();
    await page.goBack();
    await page.goBack();
    await step(page, 1, 2);
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Email")).not.toBeEditable();
    await field(page, "Email").focus();
    await field(page, "Create a password").fill(password);
    await tick(page, "I accept the license agreement (EULA)");
    await press(page, "Next →");
    await step(page, 2, 2);
    expect(asked, "an address that is given needs no check").toEqual([]);
    await fillNames(page);
    await choose(page, "Your role", "Speech-language pathologist");
    await press(page, "Sign Up");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("an institution that there is not is said at once", async ({ page }) => {
    const institutionId = "0199aaaa-0000-7000-8000-000000000000";
    await page.goto(`/signup?userType=clinician&institutionId=${institutionId}&email=a@b.example`);
    await expect(page.getByText("We do not recognize this institution")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Sign up without it" }).click();
    await expect(page.getByText("Who will use Regain?")).toBeVisible();
  });

  test("an invited clinician joins the institution from the letter @long", async ({ page }) => {
    await page.goto("/demo/mailbox");
    const letter = page
      .getByRole("listitem")
      .filter({ hasText: "noor@example.org" })
      .getByRole("link", { name: "Harbor Rehabilitation invites you to Regain" });
    await letter.click();
    await page.getByRole("link", { name: "See the invitation" }).click();
    await step(page, 1, 2);
    await expect(page).not.toHaveURL(/rgl_/);
    await expect(page.getByAltText("Harbor Rehabilitation")).toBeVisible();
    await expect(field(page, "Email")).toHaveValue("noor@example.org");
    await expectAccessible(page);
    await field(page, "Create a password").fill(password);
    await tick(page, "I accept the license agreement (EULA)");
    await press(page, "Next →");
    await field(page, "First name").fill("Noor");
    await field(page, "Last name").fill("Haddad");
    await choose(page, "Your role", "Physical therapist");
    await press(page, "Sign Up");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: "Noor" })).toBeVisible();
  });

  test("an invitation leaves the address, and is answered after signing up", async ({ page }) => {
    await page.goto("/signup?userType=clinician&invitationToken=rgl_of-somebody");
    await step(page, 1, 3);
    await expect(page).not.toHaveURL(/rgl_/);
    await fillCredentials(page, newEmail());
    await tick(page, "I accept the license agreement (EULA)");
    await press(page, "Next →");
    await fillNames(page);
    await choose(page, "Your role", "Student");
    await press(page, "Next →");
    await choose(page, "Where you work", "School");
    await field(page, "Facility name").fill("State College");
    await field(page, "Mailing address").fill("2 College Road");
    await field(page, "ZIP code").fill("02139");
    await press(page, "Sign Up");
    await expect(page).toHaveURL(/\/activate/);
  });
});

test.describe("signing up as a patient", () => {
  test("takes two steps, and a reload costs nothing but the password", async ({ page }) => {
    const email = newEmail();
    await page.goto("/signup?userType=patient&source=friend");
    await step(page, 1, 2);
    await fillCredentials(page, email);
    await press(page, "Next →");
    await step(page, 2, 2);
    await fillNames(page);
    await field(page, "Age").fill("62.5");
    await expect(page.getByLabel(/^Your clinician's/)).toHaveCount(0);
    await tick(page, "A clinician helps me practice");
    await expect(page.getByLabel(/^Your clinician's/)).toHaveCount(2);
    await field(page, "Your clinician's name (optional)").fill("Dana");
    await expectAccessible(page);

    await page.reload();
    await step(page, 1, 2);
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Create a password")).toHaveValue("");
    await expect(page.getByText("Please type your password again.")).toBeVisible();
    const stored = await storedIn(page);
    expect(stored).toContain("Moran");
    expect(stored).not.toContain(password);

    await field(page, "Create a password").fill(password);
    await press(page, "Next →");
    await expect(field(page, "Last name")).toHaveValue("Moran");
    await expect(field(page, "Age")).toHaveValue("62.5");
    await expect(field(page, "Your clinician's name (optional)")).toHaveValue("Dana");
    await tick(page, "I accept the license agreement (EULA)");
    await press(page, "Sign Up");
    await expect(page).toHaveURL(/\/subscribe\?source=signup$/);
    expect(await storedIn(page)).not.toContain(email);
  });

  test("an institution's link gives the address, unless it is none", async ({ page, server }) => {
    const dana = await signInBrowser(page, server, "dana");
    await page.evaluate(() => localStorage.clear());
    const { institutionId } = dana.institutionInfo!;
    const email = newEmail();
    let checks = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/validateemail")) checks++;
    });
    const open = (given: string) =>
      page.goto(
        `/signup?${new URLSearchParams({ userType: "patient", institutionId, email: given })}`,
      );
    await open(email);
    await step(page, 1, 2);
    await expect(field(page, "Email")).toHaveValue(email);
    await expect(field(page, "Email")).not.toBeEditable();
    await field(page, "Create a password").fill(password);
    await press(page, "Next →");
    await step(page, 2, 2);
    expect(checks, "an address that is given needs no check").toBe(0);
    await fillNames(page);
    await field(page, "Age").fill("62");
    await tick(page, "I accept the license agreement (EULA)");
    await press(page, "Sign Up");
    await expect(page).toHaveURL(/\/subscribe\?source=signup$/);

    await page.evaluate(() => localStorage.clear());
    await open("ines at example.net");
    await expect(field(page, "Email")).toHaveValue("ines at example.net");
    await field(page, "Email").fill(newEmail());
    await field(page, "Create a password").fill(password);
    await press(page, "Next →");
    await step(page, 2, 2);
    expect(checks).toBe(1);
  });

  test("goes by keyboard alone", async ({ page, server }) => {
    const email = newEmail();
    await page.goto("/signup");
    await pressByKeyboard(page, page.getByRole("link", { name: "I want to practice" }));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await tabTo(page, field(page, "Email"));
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await step(page, 2, 2);
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ines");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Moran");
    await page.keyboard.press("Tab");
    await page.keyboard.type("48");
    await page.keyboard.press("Enter");

    const agreement = page.getByRole("checkbox", { name: "I accept the license agreement (EULA)" });
    await expect(agreement).toBeFocused();
    await page.keyboard.press("Space");
    await pressByKeyboard(page, page.getByRole("button", { name: "Sign Up" }));
    await expect(page).toHaveURL(/\/subscribe/);
    const { exists } = await clientOf(server)(validateEmail, { query: { email } });
    expect(exists).toBe(true);
  });

  test("everything wrong is said at once, and the first wrong field has the focus", async ({
    page,
  }) => {
    await page.goto("/signup?userType=patient");
    await press(page, "Next →");
    await expect(page.getByText("This is required.")).toHaveCount(2);
    await expect(field(page, "Email")).toBeFocused();
    await fillCredentials(page, "nobody");
    await field(page, "Create a password").fill("secret");
    await press(page, "Next →");
    await expect(page.getByText("Enter a valid email address.")).toBeVisible();
    await expect(
      page.getByText("The password should include at least 8 characters (1 Capital, 1 Digit)."),
    ).toBeVisible();
    await expectAccessible(page);
    await fillCredentials(page, newEmail());
    await press(page, "Next →");

    await step(page, 2, 2);
    await field(page, "Age").fill("4");
    await field(page, "Phone number (optional)").fill("12");
    await tick(page, "A clinician helps me practice");
    await field(page, "Your clinician's email (optional)").fill("dana");
    await press(page, "Sign Up");
    await expect(page.getByText("This is required.")).toHaveCount(2);
    await expect(page.getByText("Please enter a valid input.")).toBeVisible();
    await expect(
      page.getByText("Please enter a valid phone number, e.g 123-456-7890"),
    ).toBeVisible();
    await expect(page.getByText("Enter a valid email address.")).toBeVisible();
    await expect(page.getByText("Please accept the agreement to continue.")).toBeVisible();
    await expect(field(page, "First name")).toBeFocused();
    await expectAccessible(page);
  });

  test("an address in use is told as soon as the field is left, and can be mended", async ({
    page,
  }) => {
    await page.goto("/signup?userType=patient");
    await field(page, "Email").fill("Rosa@example.org");
    await field(page, "Email").press("Tab");
    await expect(page.getByText("The email provided is already in use")).toBeVisible();
    await field(page, "Create a password").fill(password);
    await press(page, "Next →");
    await expect(field(page, "Email")).toBeFocused();
    await step(page, 1, 2);
    await field(page, "Email").fill(newEmail());
    await press(page, "Next →");
    await step(page, 2, 2);
  });

  test("a password the server finds too easy leads back to its field", async ({ page }) => {
    await page.goto("/signup?userType=patient");
    await field(page, "Email").fill(newEmail());
    await field(page, "Create a password").fill("Password1");
    await press(page, "Next →");
    await fillNames(page);
    await field(page, "Age").fill("70");
    await tick(page, "I accept the license agreement (EULA)");
    await press(page, "Sign Up");
    await step(page, 1, 2);
    await expect(
      page.getByText("This password is too easy to guess. Please choose another one."),
    ).toBeVisible();
    await expect(field(page, "Create a password")).toBeFocused();
    await field(page, "Create a password").fill(password);
    await press(page, "Next →");
    await expect(field(page, "Age")).toHaveValue("70");
    await press(page, "Sign Up");
    await expect(page).toHaveURL(/\/subscribe/);
  });

  test("an error of Sign Up stays behind when one goes back", async ({ page }) => {
    await page.goto("/signup?userType=patient");
    await fillCredentials(page, newEmail());
    await press(page, "Next →");
    await fillNames(page);
    await field(page, "Age").fill("62");
    await tick(page, "I accept the license agreement (EULA)");
    await page.route("**/patient/create*", (route) => route.fulfill({ status: 503, json: {} }));
    await press(page, "Sign Up");
    await expect(page.getByRole("alert")).toBeVisible();
    await press(page, "Back");
    await step(page, 1, 2);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await press(page, "Next →");
    await step(page, 2, 2);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("while the address is looked up the button says so, and a lookup without an answer holds up nobody", async ({
    page,
  }) => {
    await page.route("**/api/validateemail*", () => {});
    await page.clock.install();
    await page.goto("/signup?userType=patient");
    await fillCredentials(page, newEmail());
    await press(page, "Next →");
    await expect(page.locator("button[type=submit][data-busy]")).toHaveText("Next →");
    await page.clock.runFor(6_000);
    await step(page, 2, 2);
  });

  test("the browser's Back goes one step back", async ({ page }) => {
    await page.goto("/signup");
    await page.getByRole("link", { name: "I want to practice" }).click();
    await fillCredentials(page, newEmail());
    await press(page, "Next →");
    await step(page, 2, 2);
    await page.goBack();
    await step(page, 1, 2);
    await page.goBack();
    await expect(page.getByText("Who will use Regain?")).toBeVisible();
  });
});
