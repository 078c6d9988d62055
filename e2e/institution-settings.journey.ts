import type { Page } from "@playwright/test";
import { loadInstitution } from "@regain/contract/calls/license/load-institution";
import { loadSignInSettings } from "@regain/contract/calls/license/sign-in-settings";
import { fileURLToPath } from "node:url";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { openLetter } from "./support/mailbox.ts";
import { startDemoServer } from "./support/demo.ts";
import type { RunningServer } from "./support/server.ts";
import { demoPassword, sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, hear, test } from "./support/test.ts";

/** One of their own: how Harbor's people log in is changed here. */
let own: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  own = await startDemoServer();
});
test.afterAll(() => own.dispose());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const dialog = (page: Page) => page.getByRole("dialog");

const settingsAddress = "/enterprise-dashboard/institution";
const infoSaved = "Institution info was successfully updated.";

async function openSettings(page: Page, username = "greta"): Promise<void> {
  await signInBrowser(page, own, username);
  await page.goto(own.url + settingsAddress);
  await expect(heading(page, "Institution Settings")).toBeVisible();
  await expect(field(page, "Facility name")).toBeVisible();
}

/** A select is named by what is chosen in it, and by its label. */
const select = (page: Page, label: string) =>
  section(page, "Institution info").getByRole("button", { name: new RegExp(`\\b${label}$`) });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await select(page, label).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

/** Saves, and waits for the answer: what was said of an earlier saving may still be there. */
async function save(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse((answer) =>
    ["PATCH", "PUT"].includes(answer.request().method()),
  );
  await button(page, name).click();
  await answered;
}

async function institutionIdOf(username: string): Promise<string> {
  return (await sessionOf(own, username)).institutionInfo!.institutionId;
}

/** A browser of somebody else's. */
async function withAnother(page: Page, story: (other: Page) => Promise<void>): Promise<void> {
  const context = await page.context().browser()!.newContext({ baseURL: own.url });
  const other = await context.newPage();
  const heard = hear(other);
  await story(other);
  expect(heard, "the browser's console stays quiet").toEqual([]);
  await context.close();
}

async function typePassword(page: Page, username: string, password = demoPassword) {
  await page.goto("/login");
  await field(page, "Email or Username").fill(username);
  await button(page, "Next →").click();
  await field(page, "Password").fill(password);
  await button(page, "Continue").click();
}

test("the dashboard leads to all that an admin does", async ({ page }) => {
  await signInBrowser(page, own, "greta");
  await page.goto(`${own.url}/enterprise-dashboard`);
  await expect(heading(page, "Enterprise Dashboard")).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Clinician Dashboard", "My Account"]) {
    const tile = page.getByRole("link", { name: new RegExp(`^${name}.*Opens in a new tab`) });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), tile.click()]);
    await expect(tab).toHaveURL(name === "My Account" ? /\/account$/ : /\/dashboard$/);
    await tab.close();
  }
  for (const [tile, address] of [
    [/^Users/, "/users"],
    [/^Audit/, "/audit"],
    [/^Figures of use/, "/usage"],
    [/^Institution Settings/, "/institution"],
  ] as const) {
    await pressByKeyboard(page, page.getByRole("link", { name: tile }));
    await expect(page).toHaveURL(`${own.url}/enterprise-dashboard${address}`);
    await page
      .getByRole("navigation", { name: "Breadcrumbs" })
      .getByRole("link", { name: "Enterprise Dashboard" })
      .click();
    await expect(heading(page, "Enterprise Dashboard")).toBeVisible();
  }
});

test("what is saved is seen by whoever joins", async ({ page }) => {
  await openSettings(page);
  await expectAccessible(page);
  await field(page, "Facility name").fill("Harbor Rehab Center");
  await field(page, "City").fill("Salem");
  await save(page, "Save institution info");
  await expect(said(page, infoSaved)).toBeVisible();
  await page.reload();
  await expect(field(page, "City")).toHaveValue("Salem");
  const id = await institutionIdOf("greta");
  await withAnother(page, async (colleague) => {
    await colleague.goto(`/signup?userType=clinician&institutionId=${id}&email=new@example.org`);
    await expect(colleague.getByAltText("Harbor Rehab Center")).toBeVisible();
  });
  await field(page, "Facility name").fill("Harbor Rehabilitation");
  await save(page, "Save institution info");
  await expect(said(page, infoSaved)).toBeVisible();
});

test("an empty institution is asked for what is missing, by the rules of its country", async ({
  page,
}) => {
  await openSettings(page, "hugo");
  await expect(page.getByText("Tell us where you are.")).toBeVisible();
  await button(page, "Save institution info").click();
  await expect(page.getByText("This is required.")).toHaveCount(4);
  await expect(field(page, "Street address")).toBeFocused();
  await expectAccessible(page);

  await choose(page, "Province", "Quebec");
  await choose(page, "Country", "United States");
  await expect(select(page, "State")).toContainText("Choose");
  await choose(page, "State", "Maine");
  await expect(field(page, "ZIP code")).toBeVisible();
  await choose(page, "Country", "Germany");
  await field(page, "State, province or region").fill("Hessen");
  // Back in a country, what was chosen there is still chosen.
  await choose(page, "Country", "Canada");
  await expect(select(page, "Province")).toContainText("Quebec");
  await field(page, "Street address").fill("12 rue du Lac");
  await field(page, "City").fill("Sherbrooke");
  await field(page, "Postal code").fill("J1H 1A1");
  await field(page, "Website (optional)").fill("maple.example.org");
  await button(page, "Save institution info").click();
  await expect(
    said(page, "Please enter a valid URL - should start with http:// or https:// without spaces."),
  ).toBeVisible();
  await field(page, "Website (optional)").fill("https://maple.example.org");
  await save(page, "Save institution info");
  await expect(said(page, infoSaved)).toBeVisible();
  await expect(page.getByText("Tell us where you are.")).toBeHidden();
  await page.reload();
  await expect(select(page, "Province")).toContainText("Quebec");
});

test("two admins at once: nothing that was typed is lost", async ({ page }) => {
  await openSettings(page);
  await withAnother(page, async (other) => {
    await openSettings(other);
    await field(other, "City").fill("Quincy");
    await save(other, "Save institution info");
    await expect(said(other, infoSaved)).toBeVisible();

    // Another part of the settings stands beside it.
    await button(page, "Increase Digits").click();
    await save(page, "Save login rules");
    await expect(said(page, "What you ask of logging in was saved.")).toBeVisible();

    await field(page, "City").fill("Lynn");
    await button(page, "Save institution info").click();
    await expect(
      page.getByText("This was changed by somebody else in the meantime."),
    ).toBeVisible();
    await expectAccessible(page);
    await expect(field(page, "City")).toHaveValue("Lynn");
    await button(page, "Show theirs").click();
    await expect(field(page, "City")).toHaveValue("Quincy");

    await field(other, "City").fill("Salem");
    await save(other, "Save institution info");
    await expect(said(other, infoSaved)).toBeVisible();
    await field(page, "City").fill("Boston");
    await button(page, "Save institution info").click();
    await button(page, "Save mine").click();
    await expect(said(page, infoSaved)).toBeVisible();
    await other.reload();
    await expect(field(other, "City")).toHaveValue("Boston");
    await button(other, "Decrease Digits").click();
    await save(other, "Save login rules");
    await expect(said(other, "What you ask of logging in was saved.")).toBeVisible();
  });
});

test("without a network it is said, and what was typed stays", async ({ page, context }) => {
  await openSettings(page);
  await field(page, "City").fill("Revere");
  await context.setOffline(true);
  await button(page, "Save institution info").click();
  await expect(page.getByText("There is no connection right now.")).toBeVisible();
  await expect(field(page, "City")).toHaveValue("Revere");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Enterprise Dashboard" }).click();
  await expect(dialog(page).getByText("is not saved yet")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Keep editing").click();
  await expect(field(page, "City")).toHaveValue("Revere");
  await page.getByRole("link", { name: "Enterprise Dashboard" }).click();
  await button(page, "Leave").click();
  await expect(heading(page, "Enterprise Dashboard")).toBeVisible();
});

test("harder passwords are asked for when the old one is typed next", async ({ page }) => {
  await openSettings(page);
  const rules = section(page, "Passwords and codes");
  await tabTo(page, rules.getByRole("textbox", { name: "Characters" }));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, rules.getByRole("textbox", { name: "Signs" }));
  await page.keyboard.press("ArrowUp");
  await expect(
    said(page, "At least 10 characters, 1 capital letter, 1 digit, and 1 sign, like ! or ?."),
  ).toBeVisible();
  await pressByKeyboard(page, button(page, "Save login rules"));
  await expect(said(page, "What you ask of logging in was saved.")).toBeVisible();

  await withAnother(page, async (mara) => {
    await typePassword(mara, "mara");
    await expect(mara).toHaveURL(/\/account\/password$/);
    await expect(mara.getByText("10 characters")).toBeVisible();
    await field(mara, "Current password").fill(demoPassword);
    for (const [typed, refused] of [
      ["Lagoon42x", true],
      ["Lagoon 42x!", false],
    ] as const) {
      await field(mara, "New password").fill(typed);
      await field(mara, "Repeat password").fill(typed);
      await button(mara, "Change Password").click();
      if (refused)
        await expect(
          mara.getByText(
            "The password should include at least 10 characters (1 Capital, 1 Digit, 1 Symbol).",
          ),
        ).toBeVisible();
    }
    await expect(mara).toHaveURL(/\/dashboard$/);
  });
  for (const name of ["Decrease Characters", "Decrease Characters", "Decrease Signs"])
    await button(page, name).click();
  await save(page, "Save login rules");
  await expect(said(page, "At least 8 characters, 1 capital letter, and 1 digit.")).toBeVisible();
});

test("a code that is asked of everybody is asked for at the login", async ({ page }) => {
  await openSettings(page);
  const codes = page.getByRole("switch", { name: "Ask for a code by email at each login" });
  await tabTo(page, codes);
  await page.keyboard.press("Space");
  await save(page, "Save login rules");
  await expect(said(page, "What you ask of logging in was saved.")).toBeVisible();

  await withAnother(page, async (dana) => {
    await typePassword(dana, "dana");
    await expect(field(dana, "One-time code")).toBeVisible();
    const letters = await dana.context().newPage();
    await openLetter(letters, "dana@example.org", "Your code to log in");
    const [code = ""] = /\b\d{6}\b/.exec(await letters.locator("body").innerText()) ?? [];
    await field(dana, "One-time code").fill(code);
    await button(dana, "Log In").click();
    await expect(dana).toHaveURL(/\/dashboard$/);
    await dana.goto("/account");
    await expect(
      dana.getByText("Your institution asks for a code by email at each login."),
    ).toBeVisible();
  });
  await codes.press("Space");
  await save(page, "Save login rules");
  await expect(said(page, "What you ask of logging in was saved.").last()).toBeVisible();
  await withAnother(page, async (dana) => {
    await typePassword(dana, "dana");
    await expect(dana).toHaveURL(/\/dashboard$/);
  });
});

test("single sign-on is tested, switched on, used, and switched off", async ({ page }) => {
  await openSettings(page);
  const part = section(page, "Single sign-on");
  await expect(field(page, "Redirect address")).toHaveValue(
    `${own.url}/service/v700/api/login/sso/callback`,
  );
  await button(page, "Test").click();
  await expect(part.getByText("Please enter a valid URL")).toBeVisible();
  await field(page, "Issuer").fill("http://127.0.0.1:9");
  await field(page, "Client ID").fill("regain");
  await field(page, "Client secret").fill("wrong");
  await button(page, "Test").click();
  await expect(part.getByText("Nobody answers at this address.")).toBeVisible();
  await expectAccessible(page);
  await field(page, "Issuer").fill(own.url);
  await button(page, "Test").click();
  await expect(part.getByText(/no OpenID configuration/)).toBeVisible();
  await field(page, "Issuer").fill(`${own.url}/demo/sso`);
  await button(page, "Test").click();
  await expect(part.getByText(/refuses this client ID or this secret/)).toBeVisible();

  // Switched on with what does not work, nothing changes, and why is said.
  const isOn = part.getByRole("switch", { name: "Single sign-on" });
  await tabTo(page, isOn);
  await page.keyboard.press("Space");
  await button(page, "Save single sign-on").click();
  await expect(dialog(page).getByText(/you among them/)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Test and switch on").click();
  await expect(page.getByText(/Single sign-on was not switched on/)).toBeVisible();
  await expect(part.getByText(/refuses this client ID or this secret/)).toBeVisible();

  await field(page, "Client secret").fill("only-for-the-demo");
  await button(page, "Test").click();
  await expect(part.getByText("the secret is right")).toBeVisible();
  await button(page, "Save single sign-on").click();
  await button(page, "Test and switch on").click();
  await expect(said(page, "Single sign-on is on.")).toBeVisible();
  await expect(field(page, "Client secret")).toHaveValue("");

  await withAnother(page, async (mara) => {
    await mara.goto("/login");
    await field(mara, "Email or Username").fill("mara");
    await button(mara, "Next →").click();
    await field(mara, "Work email").fill("mara@example.org");
    await button(mara, "Sign in").click();
    await expect(mara).toHaveURL(/\/dashboard$/);
    await expect(button(mara, "Mara")).toBeVisible();
    await openLetter(
      mara,
      "greta@example.org",
      "Your institution's single sign-on was switched on",
    );
    await expect(mara.getByText("Greta set up the single sign-on")).toBeVisible();
  });
  // A patient of Dana's is not sent there.
  await withAnother(page, async (rosa) => {
    await typePassword(rosa, "rosa");
    await expect(rosa).toHaveURL(/\/dashboard$/);
  });

  await page.reload();
  await expect(field(page, "Client ID")).toHaveValue("regain");
  await isOn.press("Space");
  await button(page, "Save single sign-on").click();
  await expect(said(page, "The single sign-on settings were saved. It is off.")).toBeVisible();
  await withAnother(page, async (dana) => {
    await typePassword(dana, "dana");
    await expect(dana).toHaveURL(/\/dashboard$/);
  });
});

test("a logo stands on the pages of the sign-up, until it is removed", async ({ page }) => {
  await openSettings(page);
  const id = await institutionIdOf("greta");
  const part = section(page, "Logo");
  const chooseFile = part.getByLabel(/^Choose (a|another) logo$/);
  await chooseFile.setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
  });
  await expect(part.getByText("This is not a photo we can use.")).toBeVisible();
  await expectAccessible(page);
  await chooseFile.setInputFiles(
    fileURLToPath(new URL("../apps/web/public/icon-192.png", import.meta.url)),
  );
  await expect(said(page, "The logo was saved.")).toBeVisible();
  const signUp = `/signup?userType=clinician&institutionId=${id}&email=new@example.org`;
  await withAnother(page, async (colleague) => {
    await colleague.goto(signUp);
    const logo = colleague.getByAltText("Harbor Rehabilitation");
    await expect(logo).toHaveAttribute("src", /\/license\/v700\/api\/institutions\/.+\/logos\//);
    await expect.poll(() => logo.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(192);
  });
  await pressByKeyboard(page, button(page, "Remove the logo"));
  await expect(said(page, "The logo was removed.")).toBeVisible();
  await withAnother(page, async (colleague) => {
    await colleague.goto(signUp);
    await expect(colleague.getByText("Harbor Rehabilitation")).toBeVisible();
  });
});

test("nobody but its admins gets in, and another institution's see nothing of it", async ({
  page,
}) => {
  await signInBrowser(page, own, "dana");
  for (const address of ["/enterprise-dashboard", settingsAddress]) {
    await page.goto(own.url + address);
    await expect(heading(page, "Access Denied")).toBeVisible();
    await expect(page.getByText("Sorry, you don't have access to this page.")).toBeVisible();
    await expectAccessible(page);
  }
  const id = await institutionIdOf("greta");
  for (const [who, code] of [
    ["dana", "forbidden"],
    ["hugo", "not-found"],
  ] as const) {
    const { call } = await sessionOf(own, who);
    await expect(call(loadInstitution, { params: { id } })).rejects.toMatchObject({ code });
    await expect(call(loadSignInSettings, { params: { id } })).rejects.toMatchObject({ code });
  }
});
