import type { Page } from "@playwright/test";
import { areas, conditions } from "@regain/contract/entities/enumerations";
import { openLetter, followLetter } from "./support/mailbox.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { ownServer } from "./support/own-server.ts";
import { pressAgain } from "./support/keyboard.ts";
import { demoPassword } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: invitations are answered and accounts set up here. */
ownServer();

const password = "Lagoon42x";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** By key, for someone who moves on quickly: two taps on one button this close together would be a tremor. */
const press = (page: Page, name: string) => pressAgain(button(page, name));

async function openMail(page: Page, recipient: string, subject: string, action: string) {
  await openLetter(page, recipient, subject);
  await followLetter(page, action);
}

const invitation = (page: Page, recipient: string) =>
  openMail(page, recipient, "invites you to Regain", "See the invitation");
const activation = (page: Page, recipient: string) =>
  openMail(page, recipient, "waiting for you", "Set up my account");
const homework = (page: Page, recipient: string) =>
  openMail(page, recipient, "has homework for you", "Set up my account");

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function aboutThem(page: Page, firstName: string) {
  await heading(page, "About you").waitFor();
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Novak");
  await page.getByLabel("Age", { exact: true }).fill("61.5");
  await press(page, "Next");
}

async function aboutTheirHealth(page: Page) {
  await page.getByText("Aphasia (trouble with words)").click();
  await expectAccessible(page);
  await press(page, "Next");
  await page.getByText("4-6 months ago").click();
  await expectAccessible(page);
  await press(page, "Next");
  await page.getByText("Speaking", { exact: true }).click();
  await expectAccessible(page);
  await press(page, "Finish");
}

/** What can be ticked: the value sent and the text shown. */
const offered = (page: Page) =>
  page
    .locator("main input")
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ value, labels }) => [value, labels?.[0]?.innerText]),
    );

const saysNoConnection = (page: Page) =>
  expect(page.getByText("There is no connection right now.")).toBeVisible();

test.describe("an invitation into an institution", () => {
  test("who is logged in here as somebody else is asked to log out first", async ({ openAs }) => {
    const page = await openAs("rosa", "/dashboard");
    await invitation(page, "leo@example.org");
    await expect(page.getByText("You are logged in as Rosa.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Log out", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a link of nobody does not log out who is logged in", async ({ openAs }) => {
    const page = await openAs("rosa", "/activate?t=nonsense");
    await expect(heading(page, "We could not find an invitation")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Rosa" })).toBeVisible();
  });

  test("Leo goes through the five steps, is wrong at first, and is signed in @long", async ({
    page,
  }) => {
    await invitation(page, "leo@example.org");
    await expect(heading(page, "Welcome")).toBeVisible();
    await expect(page).not.toHaveURL(/[?&]t=/);
    await expect(page.getByText("Harbor Rehabilitation invites you")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("leo@example.org");
    await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
    await expect(page.getByLabel("Your username")).toHaveValue("leo");
    await expectAccessible(page);
    await page.getByLabel("Create a password", { exact: true }).fill("short");
    await press(page, "Next");
    await expect(page.getByText("The password should include at least 8 characters")).toBeVisible();
    await expect(page.getByLabel("Create a password", { exact: true })).toBeFocused();
    await page.getByLabel("Create a password", { exact: true }).fill("Password1");
    await press(page, "Next");

    await expect(heading(page, "About you")).toBeFocused();
    await page.getByLabel("Age", { exact: true }).fill("4");
    await press(page, "Next");
    await expect(page.getByText("Please enter a valid input.")).toBeVisible();
    await expectAccessible(page);
    await aboutThem(page, "Leo");
    await aboutTheirHealth(page);

    // An error that only the server finds leads back to its field, with everything else kept.
    await expect(heading(page, "Welcome")).toBeVisible();
    await expect(page.getByText("This password is too easy to guess")).toBeVisible();
    await expect(page.getByLabel("Create a password", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Create a password", { exact: true }).fill(password);
    for (const step of ["About you", "Your health"]) {
      await press(page, "Next");
      await heading(page, step).waitFor();
    }
    expect(new Set((await offered(page)).map(([code]) => code))).toEqual(new Set(conditions));
    await press(page, "Next");
    await heading(page, "First diagnosed").waitFor();
    expect(await offered(page)).toEqual([
      ["0-3M", "0-3 months ago"],
      ["3-6M", "4-6 months ago"],
      ["6-12M", "7-12 months ago"],
      ["1-5Y", "1-5 years ago"],
      ["6-10Y", "6-10 years ago"],
      [">10Y", "More than 10 years ago"],
      ["NA", "I do not know"],
    ]);
    await press(page, "Next");
    await heading(page, "Your goals").waitFor();
    expect(new Set((await offered(page)).map(([code]) => code))).toEqual(new Set(areas));
    await expect(page.getByRole("checkbox", { name: "Speaking" })).toBeChecked();
    await press(page, "Finish");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: "Leo" })).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await invitation(page, "leo@example.org");
    await expect(heading(page, "This invitation has been answered")).toBeVisible();
    await expectAccessible(page);
  });

  test("Otis is led to the sign-up for clinicians, and declines there @long", async ({ page }) => {
    await invitation(page, "otis@example.org");
    await expect(page).toHaveURL(/\/signup\?userType=clinician&institutionId=.+/);
    await expect(page).not.toHaveURL(/Token/);
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue("otis@example.org");
    await expectAccessible(page);
    // A link that names the invitation itself, in a tab that knows nothing else about it.
    const kept = await page.evaluate(() => sessionStorage.getItem("signUp:invitation"));
    const { token, ...named } = JSON.parse(kept!) as { readonly token: string };
    await page.evaluate(() => sessionStorage.clear());
    const direct = new URLSearchParams({
      userType: "clinician",
      ...named,
      invitationToken: token,
    });
    await page.goto(`/signup?${direct.toString()}`);
    await page.getByRole("link", { name: "Decline the invitation" }).click();
    await expect(page).not.toHaveURL(/[?&]t=/);
    await expect(heading(page, "You are invited")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Decline");
    await expect(heading(page, "You declined the invitation")).toBeVisible();
    await expectAccessible(page);
  });

  test("Nils, who has an account, accepts and belongs to the institution @long", async ({
    page,
  }) => {
    await invitation(page, "nils@example.org");
    await expect(heading(page, "You are invited")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText("You already have an account.")).toBeVisible();
    await press(page, "Log In");
    await page.getByLabel("Email or Username").fill("nils");
    await page.keyboard.press("Enter");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.keyboard.press("Enter");
    await expect(heading(page, "You are invited")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Accept");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText("You belong to Harbor Rehabilitation now.")).toBeVisible();
  });

  test("Pavel, who waited too long, may ask for it again", async ({ page }) => {
    await invitation(page, "pavel@example.org");
    await expect(
      page.getByText("The invitation has expired, please re-request invitation one more time."),
    ).toBeVisible();
    await expectAccessible(page);
  });

  test("one that was declined, one of nobody and a missing one say so", async ({ page }) => {
    await invitation(page, "rita@example.org");
    await expect(heading(page, "This invitation has been answered")).toBeVisible();
    for (const address of ["/activate?t=rgl_nobodys", "/activate?t=nonsense"]) {
      await page.goto(address);
      await expect(
        page.getByText("Unable to find your invitation, are you sure you have one?"),
      ).toBeVisible();
    }
    await expectAccessible(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/activate");
    await expect(heading(page, "We could not find an invitation")).toBeVisible();
  });
});

test.describe("a pre-authorised account", () => {
  test("Ada finishes hers, with a reload in the middle, by keyboard @long", async ({ page }) => {
    await activation(page, "ada@example.org");
    await heading(page, "Welcome").waitFor();
    await expect(page.getByLabel("Your username")).toHaveValue("ada");
    await page.getByLabel("Create a password", { exact: true }).focus();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(heading(page, "About you")).toBeFocused();
    await expect(page.getByLabel("First name")).toHaveValue("Ada");
    await page.getByLabel("Last name").focus();
    await page.keyboard.type("Byrne");
    await page.keyboard.press("Tab");
    await page.keyboard.type("58");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Your health")).toBeFocused();

    await page.reload();
    await heading(page, "Welcome").waitFor();
    await expect(page.getByText("We kept what you typed.")).toBeVisible();
    await page.getByLabel("Create a password", { exact: true }).focus();
    await page.keyboard.type(password);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Your health")).toBeFocused();
    await press(page, "Back");
    await expect(page.getByLabel("Last name")).toHaveValue("Byrne");
    await press(page, "Next");
    for (const step of ["Your health", "First diagnosed"]) {
      await heading(page, step).waitFor();
      await press(page, "Next");
    }
    await heading(page, "Your goals").waitFor();
    await press(page, "Finish");
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: "Ada" })).toBeVisible();
  });

  test("who is logged in here as somebody else is asked to log out first", async ({ openAs }) => {
    const page = await openAs("rosa", "/dashboard");
    await activation(page, "june@example.org");
    await expect(
      page.getByText("You are logged in as Rosa. The link is for june@example.org."),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Stay logged in" }).click();
    await expect(page.getByRole("button", { name: "Rosa" })).toBeVisible();
  });

  test("what was emptied is asked for again, after a reload as well as before Finish @long", async ({
    page,
  }) => {
    const age = page.getByLabel("Age", { exact: true });
    await activation(page, "june@example.org");
    await heading(page, "Welcome").waitFor();
    await page.getByLabel("Create a password", { exact: true }).fill(password);
    await press(page, "Next");
    await aboutThem(page, "June");
    await heading(page, "Your health").waitFor();
    await press(page, "Next");
    await heading(page, "First diagnosed").waitFor();
    for (const step of ["Your health", "About you"]) {
      await press(page, "Back");
      await heading(page, step).waitFor();
    }
    await age.fill("");
    await page.reload();
    await heading(page, "Welcome").waitFor();
    await page.getByLabel("Create a password", { exact: true }).fill(password);
    await press(page, "Next");
    await expect(heading(page, "About you")).toBeVisible();
    await expect(page.getByText("Please enter a valid input.")).toBeVisible();
    await expect(age).toBeFocused();
    await expectAccessible(page);
    await age.fill("70");
    for (const step of ["Your health", "First diagnosed", "Your goals"]) {
      await press(page, "Next");
      await heading(page, step).waitFor();
    }

    for (const step of ["First diagnosed", "Your health", "About you"]) {
      await page.goBack();
      await heading(page, step).waitFor();
    }
    await page.getByLabel("First name").fill("");
    for (const step of ["Your health", "First diagnosed", "Your goals"]) {
      await page.goForward();
      await heading(page, step).waitFor();
    }
    await press(page, "Finish");
    await expect(heading(page, "About you")).toBeVisible();
    await expect(page.getByText("This is required.")).toBeVisible();
    await expect(page.getByLabel("First name")).toBeFocused();
    await page.getByLabel("First name").fill("June");
    for (const step of ["Your health", "First diagnosed", "Your goals"]) {
      await press(page, "Next");
      await heading(page, step).waitFor();
    }

    await page.route("**/completeAccount*", (route) => route.fulfill({ status: 500, json: {} }));
    await press(page, "Finish");
    await expect(page.getByRole("alert")).toBeVisible();
    await press(page, "Back");
    await expect(heading(page, "First diagnosed")).toBeFocused();
    await expect(page.getByRole("alert"), "it is said where it was tried").toHaveCount(0);
    await press(page, "Next");
    await heading(page, "Your goals").waitFor();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test("June gets a new one, though the answer to her Finish gets lost @long", async ({ page }) => {
    await activation(page, "june@example.org");
    await heading(page, "Welcome").waitFor();
    await expect(page.getByLabel("Email")).toHaveValue("june@example.org");
    await page.getByLabel("Create a password", { exact: true }).fill(password);
    await press(page, "Next");
    await expect(page.getByLabel("First name")).toHaveValue("June");
    await aboutThem(page, "June");
    await loseAnswer(page, "**/completeAccount*");
    await aboutTheirHealth(page);
    await saysNoConnection(page);
    await pressAgain(button(page, "Finish"));
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("button", { name: "June" })).toBeVisible();

    await page.goto("/activate/flint");
    await expect(page.getByText("You are logged in as June.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Log In" })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to my Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("a link that is good for nothing leads to the login", async ({ page }) => {
    await page.goto("/activate/flint?token=rgl_nobodys&firstName=Eve&email=eve@example.org");
    await expect(page.getByText("Oops! It looks like this link is no longer valid")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test.describe("a homework invitation", () => {
  test("what was typed is there after a reload, but for the password", async ({ page }) => {
    await homework(page, "kim.family@example.org");
    await page.getByLabel("Email").fill("kim.family@example.org");
    await page.getByText("This is a family member who will manage the account").click();
    await page.getByLabel("Create a password", { exact: true }).fill(password);
    await page.reload();
    await expect(page.getByLabel("Email")).toHaveValue("kim.family@example.org");
    await expect(page.getByRole("checkbox", { name: /family member/ })).toBeChecked();
    await expect(page.getByLabel("Create a password", { exact: true })).toHaveValue("");
    await expect(page.getByText("We kept what you typed.")).toBeVisible();
    await expectAccessible(page);
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect(kept).not.toContain(password);
  });

  test("another patient who is logged in here is asked to log out first; a clinician is not", async ({
    openAs,
  }) => {
    const page = await openAs("rosa", "/dashboard");
    await homework(page, "kim.family@example.org");
    await expect(heading(page, "Somebody is logged in here")).toBeVisible();
    await expect(page.getByText("You are logged in as Rosa.")).toBeVisible();
    await expectAccessible(page);
    // Where the account is set up the link leads to the download page, which lets whoever is logged in practice.
    await homework(page, "rosa@example.org");
    await expect(page, "her own").toHaveURL(/\/download-patient$/);
    await openAs("yuri", "/dashboard");
    await homework(page, "rosa@example.org");
    await expect(
      page.getByText("You are logged in as Yuri. The link is for rosa@example.org."),
    ).toBeVisible();
    await openAs("dana", "/dashboard");
    await homework(page, "kim.family@example.org");
    await expect(heading(page, "Practice at home")).toBeVisible();
  });

  test("Kim's family sets the account up, and Kim practices at home @long", async ({ page }) => {
    await homework(page, "kim.family@example.org");
    await expect(heading(page, "Practice at home")).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByLabel("Email"), "where the letter came").toHaveValue(
      "kim.family@example.org",
    );
    await expectAccessible(page);
    await press(page, "Finish");
    await expect(page.getByText("This is required.").first()).toBeVisible();
    await expect(page.getByText("Please accept the agreement to continue.")).toBeVisible();
    await expect(page.getByLabel("Create a password", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.getByText("This is a family member who will manage the account").click();
    await page.getByLabel("Create a password", { exact: true }).fill(password);
    await page.getByText("I accept the license agreement (EULA)").click();
    await loseAnswer(page, "**/clinicians/*/hw-invite");
    const sent = page.waitForRequest("**/clinicians/*/hw-invite");
    await press(page, "Finish");
    expect((await sent).postDataJSON()).toMatchObject({ timeZone: "America/New_York" });
    await saysNoConnection(page);
    await pressAgain(button(page, "Finish"));
    await expect(page).toHaveURL(/\/download/);
    await expect(page.getByText("Your account has been successfully set up.")).toBeVisible();

    await page.goto("/login");
    await page.getByLabel("Email or Username").fill("kim.family@example.org");
    await press(page, "Next →");
    await page.getByLabel("Password", { exact: true }).fill(password);
    await press(page, "Continue");
    await expect(page).toHaveURL(/\/dashboard$/);

    await homework(page, "kim.family@example.org");
    await expect(heading(page, "This link has already been used")).toBeVisible();
    await expectAccessible(page);
    await page.evaluate(() => localStorage.clear());
    await homework(page, "kim.family@example.org");
    await page.getByRole("link", { name: "Get the app" }).click();
    await expect(page).toHaveURL(/\/download-patient$/);
  });

  test("Rosa, whose account is set up and shared, is shown the download page", async ({ page }) => {
    const looked = Promise.withResolvers<void>();
    await page.route(/\/assets\/downloa-[^/]+\.js$/, async (route) => {
      await looked.promise;
      await route.continue();
    });
    await homework(page, "rosa@example.org");
    await expect(
      page.getByText("We're taking you to the correct location, please give us a moment."),
    ).toBeVisible();
    looked.resolve();
    await expect(page).toHaveURL(/\/download/);
  });

  test("a link that names nobody asks to call support", async ({ page }) => {
    await page.goto("/activate/homework-invitation?token=rgl_nobodys");
    await expect(heading(page, "We Couldn't Identify You")).toBeVisible();
    await expect(page.getByText("Please call support.")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("an account that a clinician made", () => {
  test("Sol is led to the set-up, and from there to where the discount is @long", async ({
    page,
  }) => {
    await page.goto("/login");
    await page.getByLabel("Email or Username").fill("sol");
    await press(page, "Next →");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await press(page, "Continue");
    await expect(page).toHaveURL(/\/activate\/clinician-setup$/);
    await expect(heading(page, "Complete account set up")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/activate\/clinician-setup$/);
    await expectAccessible(page);
    await press(page, "Next");
    await expect(page.getByText("This is required.").first()).toBeVisible();
    await expectAccessible(page);

    const back = encodeURIComponent("/subscribe?cc=HOPE&source=survey");
    await page.goto(`/activate/clinician-setup?returnUrl=${back}`);
    await expect(heading(page, "Complete account set up and activate your discount")).toBeVisible();
    await page.getByLabel("First name").fill("Sol");
    await page.getByLabel("Last name").fill("Vega");
    await page.reload();
    await expect(page.getByLabel("First name")).toHaveValue("Sol");
    await expect(page.getByLabel("Last name")).toHaveValue("Vega");
    await page.getByLabel("Email").fill("dana@example.org");
    await page.getByText("I accept the license agreement (EULA)").click();
    await press(page, "Next");
    await expect(page.getByText("The email provided is already in use")).toBeVisible();
    await page.getByLabel("Email").fill("sol@example.org");
    const otherTab = await page.context().newPage();
    await otherTab.goto("/activate/clinician-setup");
    await loseAnswer(page, "**/user/info/*");
    await press(page, "Next");
    await saysNoConnection(page);
    await pressAgain(button(page, "Next"));
    await expect(page).toHaveURL(/\/subscribe\?cc=HOPE&source=survey$/);
    expect(await page.evaluate(() => sessionStorage.getItem("setUpReturnUrl"))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem("form:set-up"))).toBeNull();

    await test.step("in another tab, where it was open too, it is done as well", async () => {
      await otherTab.bringToFront();
      await otherTab.getByLabel("First name").fill("Sol");
      await otherTab.getByLabel("Last name").fill("Vega");
      await otherTab.getByLabel("Email").fill("sol@example.org");
      await otherTab.getByText("I accept the license agreement (EULA)").click();
      await press(otherTab, "Next");
      await expect(otherTab).toHaveURL(/\/subscribe\?source=signup$/);
      await otherTab.close();
    });

    await page.goto("/activate/clinician-setup");
    await expect(page.getByText("Your account is set up.")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Sol" })).toBeVisible();
  });

  test("who is not logged in is asked to", async ({ page }) => {
    await page.goto("/activate/clinician-setup");
    await heading(page, "Complete account set up").waitFor();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
  });
});
