import { changeSignInSettings } from "@regain/contract/calls/license/change-sign-in-settings";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import {
  button,
  dialog,
  field,
  heading,
  openSettings,
  said,
  save,
  section,
  typePassword,
  withAnother,
} from "./support/institution-page.ts";
import { followLetter, openLetter } from "./support/mailbox.ts";
import { ownServer } from "./support/own-server.ts";
import { demoPassword, sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** The way Harbor's people log in is changed here. */
const own = ownServer();

test("harder passwords are asked for when the old one is typed next", async ({ page }) => {
  await openSettings(page, own());
  const rules = section(page, "Passwords and codes");
  await tabTo(page, rules.getByRole("textbox", { name: "Characters" }));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await tabTo(page, rules.getByRole("textbox", { name: "Symbols" }));
  await page.keyboard.press("ArrowUp");
  await expect(
    said(page, "At least 10 characters, 1 capital letter, 1 digit, and 1 symbol, like ! or ?."),
  ).toBeVisible();
  await pressByKeyboard(page, button(page, "Save login rules"));
  await expect(said(page, "The login rules were saved.")).toBeVisible();

  await withAnother(page, own(), async (mara) => {
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
  for (const name of ["Decrease Characters", "Decrease Characters", "Decrease Symbols"])
    await button(page, name).click();
  await save(page, "Save login rules");
  await expect(said(page, "At least 8 characters, 1 capital letter, and 1 digit.")).toBeVisible();
});

test("a code that is asked of everybody is asked for at the login", async ({ page }) => {
  await openSettings(page, own());
  const codes = page.getByRole("switch", { name: "Ask for a code by email at each login" });
  await tabTo(page, codes);
  await page.keyboard.press("Space");
  await save(page, "Save login rules");
  await expect(said(page, "The login rules were saved.")).toBeVisible();

  await withAnother(page, own(), async (dana) => {
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
  await expect(said(page, "The login rules were saved.").last()).toBeVisible();
  await withAnother(page, own(), async (dana) => {
    await typePassword(dana, "dana");
    await expect(dana).toHaveURL(/\/dashboard$/);
  });
});

test("the redirect address is copied, and what the browser refuses is said", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: own().url });
  await openSettings(page, own());
  const copy = button(page, "Copy: Redirect address");
  await copy.click();
  await expect(copy).toHaveText("Copied!");
  await expect(copy).toHaveText("Copy");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${own().url}/service/v700/api/login/sso/callback`);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("NotAllowedError"));
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(page.getByText("This browser does not let us copy.")).toBeVisible();
  await expect(copy).toHaveText("Copy");
});

test("single sign-on is tested, switched on, used, and switched off", async ({ page }) => {
  await openSettings(page, own());
  const part = section(page, "Single sign-on");
  await expect(field(page, "Redirect address")).toHaveValue(
    `${own().url}/service/v700/api/login/sso/callback`,
  );
  await button(page, "Test").click();
  await expect(part.getByText("Please enter a valid URL")).toBeVisible();
  await field(page, "Issuer").fill("http://127.0.0.1:9");
  await field(page, "Client ID").fill("regain");
  await field(page, "Client secret").fill("wrong");
  await button(page, "Test").click();
  await expect(part.getByText("No server answers at this address.")).toBeVisible();
  await expectAccessible(page);
  await field(page, "Issuer").fill(own().url);
  await button(page, "Test").click();
  await expect(part.getByText(/no OpenID configuration/)).toBeVisible();
  await field(page, "Issuer").fill(`${own().url}/demo/sso`);
  await button(page, "Test").click();
  await expect(part.getByText(/refuses this client ID or secret/)).toBeVisible();

  // If it is switched on with settings that do not work, nothing changes, and the page says why.
  const isOn = part.getByRole("switch", { name: "Single sign-on" });
  await tabTo(page, isOn);
  await page.keyboard.press("Space");
  await button(page, "Save single sign-on").click();
  await expect(dialog(page).getByText(/including you/)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Test and switch on").click();
  await expect(page.getByText(/Single sign-on was not switched on/)).toBeVisible();
  await expect(part.getByText(/refuses this client ID or secret/)).toBeVisible();

  await field(page, "Client secret").fill("only-for-the-demo");
  await button(page, "Test").click();
  await expect(part.getByText("the secret is right")).toBeVisible();
  await field(page, "Client ID").fill("another");
  await expect(part.getByText("the secret is right")).toBeHidden();
  await field(page, "Client ID").fill("regain");
  await expect(part.getByText("the secret is right")).toBeVisible();
  await button(page, "Save single sign-on").click();
  await button(page, "Test and switch on").click();
  await expect(said(page, "Single sign-on is on.")).toBeVisible();
  await expect(field(page, "Client secret")).toHaveValue("");

  await withAnother(page, own(), async (mara) => {
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
    await expect(mara.getByText("Greta set up single sign-on")).toBeVisible();
  });
  // Dana's patient is not sent there.
  await withAnother(page, own(), async (rosa) => {
    await typePassword(rosa, "rosa");
    await expect(rosa).toHaveURL(/\/dashboard$/);
  });

  // More is required than the provider asks of everyone.
  await page.reload();
  await expect(part.getByText("Strength (acr): urn:regain:demo:password")).toBeVisible();
  await field(page, "Accepted strengths: acr (optional)").fill("urn:nowhere");
  await button(page, "Test").click();
  await expect(part.getByText(/does not offer any of the strengths/)).toBeVisible();
  await expectAccessible(page);
  await field(page, "Accepted strengths: acr (optional)").fill("");
  await field(page, "Required methods: amr (optional)").fill("mfa");
  await save(page, "Save single sign-on");
  await withAnother(page, own(), async (mara) => {
    const logIn = async () => {
      await mara.goto("/login");
      await field(mara, "Email or Username").fill("mara");
      await button(mara, "Next →").click();
      await field(mara, "Work email").fill("mara@example.org");
    };
    await logIn();
    await button(mara, "Sign in").click();
    await expect(heading(mara, "A safer login is needed")).toBeVisible();
    await expectAccessible(mara);
    await mara.context().clearCookies();
    await logIn();
    await field(mara, "I also typed a code from my phone").check();
    await button(mara, "Sign in").click();
    await expect(mara).toHaveURL(/\/dashboard$/);
  });

  await page.reload();
  await expect(field(page, "Client ID")).toHaveValue("regain");
  await expect(part.getByText("Methods (amr): pwd otp mfa")).toBeVisible();
  await isOn.press("Space");
  await button(page, "Save single sign-on").click();
  await expect(
    said(page, "The single sign-on settings were saved. Single sign-on is off."),
  ).toBeVisible();
  await withAnother(page, own(), async (dana) => {
    await typePassword(dana, "dana");
    await expect(dana).toHaveURL(/\/dashboard$/);
  });

  // Whoever saves second keeps their words; the switch, which they did not touch, stays as it was set meanwhile.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await field(other, "Required methods: amr (optional)").fill("otp");
  await isOn.press("Space");
  await button(page, "Save single sign-on").click();
  await button(page, "Test and switch on").click();
  await expect(said(page, "Single sign-on is on.")).toBeVisible();
  await button(other, "Save single sign-on").click();
  await button(other, "Save mine").click();
  await expect(said(other, "Single sign-on is on.")).toBeVisible();
  await expect(field(other, "Required methods: amr (optional)")).toHaveValue("otp");
});

test("who is invited where single sign-on is on is told so, and is let in by it alone", async ({
  page,
  ownServer: fresh,
}) => {
  const { call, institutionInfo } = await sessionOf(fresh, "greta");
  if (!institutionInfo) throw new Error("Greta is an admin");
  await call(changeSignInSettings, {
    params: { id: institutionInfo.institutionId },
    body: {
      issuer: `${fresh.url}/demo/sso`,
      clientId: "regain",
      clientSecret: "only-for-the-demo",
      isOn: true,
      version: 0,
    },
  });
  const open = async (recipient: string) => {
    await page.goto(`${fresh.url}/demo/mailbox`);
    const letter = page.getByRole("listitem").filter({ hasText: `to ${recipient}` });
    await letter.getByRole("link", { name: "invites you to Regain" }).first().click();
    await followLetter(page, "See the invitation");
  };

  // Nils has an account, whose password will open nothing.
  await open("nils@example.org");
  const only = page.getByText("From then on, you log in through Harbor Rehabilitation only.");
  await expect(only).toBeVisible();
  await expectAccessible(page);

  await open("otis@example.org");
  await expect(page.getByText("You will log in through Harbor Rehabilitation.")).toBeVisible();
  await expectAccessible(page);
  await field(page, "Create a password").fill("Lagoon42x");
  await page.getByText("I accept the license agreement (EULA)").click();
  await button(page, "Next →").click();
  await field(page, "First name").fill("Otis");
  await field(page, "Last name").fill("Moran");
  await button(page, /Your role/).click();
  await page.getByRole("option", { name: "Occupational therapist", exact: true }).click();
  await button(page, "Sign Up").click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Now log in through your institution.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});
