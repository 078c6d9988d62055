import type { Page } from "@playwright/test";
import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { createSignInCard } from "@regain/contract/calls/identity/create-sign-in-card";
import { revokeSignInCard } from "@regain/contract/calls/identity/revoke-sign-in-card";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { pressAgain } from "./support/keyboard.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { followLetter, openLetter } from "./support/mailbox.ts";
import { demoPassword, sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

async function giveName(page: Page, name: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email or Username").fill(name);
  await button(page, "Next →").click();
}

async function givePassword(page: Page, password = demoPassword): Promise<void> {
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button(page, "Continue").click();
}

/** Reads the code in another tab, as people do. */
async function codeOf(page: Page, recipient: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await openLetter(mailbox, recipient, "Your code to log in");
  const text = await mailbox.getByRole("main").or(mailbox.locator("body")).first().innerText();
  await mailbox.close();
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error("There is no code in the letter.");
  return code;
}

/** Logs out, and waits until that is done: going on immediately would take the session along. */
async function logOut(page: Page): Promise<void> {
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login$/);
}

test("Enter in an empty field is answered for a screen reader too, although the focus stays", async ({
  page,
}) => {
  await page.goto("/login");
  const field = page.getByLabel("Email or Username");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[aria-live=assertive]")).toHaveText("Enter your email or username.");
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Enter your email or username\.$/);
});

test("what was refused at one step is not said at another, nor of somebody else", async ({
  page,
}) => {
  const alert = page.getByRole("alert");
  await giveName(page, "rosa");
  await givePassword(page, "Practice2");
  await expect(alert).toBeVisible();
  await button(page, "Back").click();
  await page.getByLabel("Email or Username").fill("sam");
  await button(page, "Next →").click();
  await expect(page.getByText("You log in as sam.")).toBeVisible();
  await expect(alert).toHaveCount(0);

  await giveName(page, "otto");
  await givePassword(page);
  const field = page.getByLabel("One-time code");
  await field.fill("000000");
  await button(page, "Log In").click();
  await expect(alert).toBeVisible();
  await page.goBack();
  await givePassword(page);
  await expect(field).toBeFocused();
  await expect(alert).toHaveCount(0);
});

test.describe("the one-time code", () => {
  test("Otto types the code from his mail, after a wrong one", async ({ page }) => {
    await giveName(page, "otto");
    await givePassword(page);
    const field = page.getByLabel("One-time code");
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(/\/login\/otp$/);
    await expectAccessible(page);
    const code = await codeOf(page, "otto@example.org");
    await field.fill(code === "000000" ? "000001" : "000000");
    await button(page, "Log In").click();
    await expect(page.getByText("This code is not right, or it has expired.")).toBeVisible();
    await expectAccessible(page);
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await expect(field, "as it was copied from the mail").toHaveValue(code);
    await button(page, "Log In").click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("another code is not sent at once, and the page says how long that takes", async ({
    page,
  }) => {
    await giveName(page, "otto");
    await givePassword(page);
    await page.getByLabel("One-time code").fill("000000");
    await button(page, "Log In").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await button(page, "Resend email").click();
    await expect(page.getByText("The first email is still on its way.")).toBeFocused();
    await expect(page.getByRole("alert"), "of the code before").toHaveCount(0);
    await expect(page.getByText(/You can ask again in \d+ seconds\./)).toBeVisible();
    await expect(button(page, "Resend email")).toBeHidden();
    await expectAccessible(page);
    await button(page, "Back").click();
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await button(page, "Back").click();
    await expect(page.getByLabel("Email or Username")).toHaveValue("otto");
  });

  test("another code that is sent is said to be, and the next one waits a minute", async ({
    page,
  }) => {
    await giveName(page, "otto");
    await givePassword(page);
    await page.clock.install();
    await page.route("**/otp/reset**", (route) => route.fulfill({ json: {} }));
    await button(page, "Resend email").click();
    await expect(page.getByText("We sent another email.")).toBeFocused();
    await expect(page.getByText(/You can ask again in (60|5\d) seconds\./)).toBeVisible();
    await page.clock.runFor(45_000);
    await expect(button(page, "Resend email")).toBeHidden();
    await page.clock.runFor(16_000);
    await expect(button(page, "Resend email")).toBeVisible();
  });

  test("a login that nobody knows anymore has to be begun anew", async ({ page }) => {
    await page.route("**/otp/reset**", (route) =>
      route.fulfill({
        status: 401,
        json: { error: "wrong-credentials", message: "x", requestId: "x" },
      }),
    );
    await giveName(page, "otto");
    await givePassword(page);
    await page.getByLabel("One-time code").waitFor();
    await page.clock.install();
    await button(page, "Resend email").click();
    const said = page.getByText(
      "Unable to resend verification code. Please start over by entering username and password.",
    );
    await expect(said).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(said).toBeVisible();
    await page.clock.runFor(3_000);
    await expect(said).toBeHidden();
  });
});

test.describe("single sign-on", () => {
  test("Ines is sent to her hospital, and comes back to where she wanted to go @long", async ({
    page,
  }) => {
    await page.goto("/account/password");
    await page.getByLabel("Email or Username").fill("ines");
    await button(page, "Next →").click();
    await expect(page.getByRole("heading", { name: "Lakeside Hospital" })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Work email").fill("somebody@example.org");
    await button(page, "Sign in").click();
    await expect(page.getByText("The hospital does not know this email.")).toBeVisible();
    await page.getByLabel("Work email").fill("ines@example.org");
    await button(page, "Sign in").click();
    await expect(page).toHaveURL(/\/account\/password$/);
    await expect(button(page, "Ines")).toBeVisible();
  });

  test("whom the hospital knows and Regain does not is told so", async ({ page }) => {
    await giveName(page, "ines");
    await page.getByLabel("Work email").fill("ulla@example.org");
    await button(page, "Sign in").click();
    await expect(heading(page, "You do not have an account here yet")).toBeVisible();
    await expectAccessible(page);
    await link(page, "Back to Log In").click();
    await expect(page.getByLabel("Email or Username")).toBeVisible();
  });

  test("who comes back from there too late, or twice, is told so", async ({ page }) => {
    await page.goto("/login?token=rgl_spent");
    await expect(heading(page, "Please log in again")).toBeVisible();
    await expect(page).not.toHaveURL(/rgl_/);
  });

  for (const problem of ["expired", "refused", "too-old", "unavailable", "new.here"])
    test(`a sign-on that is ${problem} ends on a page with a way on`, async ({ page }) => {
      await page.goto(`/login/sso?problem=${problem}`);
      await expect(link(page, "Back to Log In")).toBeVisible();
      await expectAccessible(page);
    });
});

test.describe("a link by mail", () => {
  test("Rosa asks for it with the keyboard alone, and logs in by its button, once @long", async ({
    page,
  }) => {
    await page.goto("/login");
    await link(page, "Send me a link").focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Send me a link")).toBeVisible();
    await expect(page.getByLabel("Email or Username")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("rosa");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Check your email")).toBeFocused();
    await expectAccessible(page);

    await openLetter(page, "rosa@example.org", "Your link to log in");
    const address = await link(page, "Log in").getAttribute("href");
    await followLetter(page, "Log in");
    await expect(button(page, "Log me in")).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible(page);
    await page.reload();
    await button(page, "Log me in").click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await logOut(page);
    await page.goto(address!);
    await button(page, "Log me in").click();
    await expect(heading(page, "This link has already been used.")).toBeFocused();
    await expectAccessible(page);
    await button(page, "Send me a new link").click();
    await expect(page.getByLabel("Email or Username")).toBeVisible();
  });

  test("an unknown name is told the same", async ({ page }) => {
    await page.goto("/login/link");
    await page.getByLabel("Email or Username").fill("nobody.at.all");
    await button(page, "Send the email").click();
    await expect(heading(page, "Check your email")).toBeVisible();
    await button(page, "Try another name").click();
    await expect(page.getByLabel("Email or Username")).toBeVisible();
  });

  test("it signs nobody in without a press, on whichever page @long", async ({ page, server }) => {
    await page.goto("/login/link");
    await page.getByLabel("Email or Username").fill("yuri");
    await button(page, "Send the email").click();
    await expect(heading(page, "Check your email")).toBeVisible();
    await openLetter(page, "yuri@example.org", "Your link to log in");
    const address = await link(page, "Log in").getAttribute("href");
    const token = new URL(address!).searchParams.get("token");
    await page.goto(`${server.url}/login?token=${token}`);
    await expect(heading(page, "Please log in again")).toBeVisible();
    await page.goto(`${server.url}/dashboard?token=${token}`);
    await expect(page.getByText("We were not able to identify you")).toBeVisible();
    await page.goto(`${server.url}/login/link?token=${token}&returnUrl=/account?x=1`);
    await button(page, "Log me in").click();
    await expect(page).toHaveURL(`${server.url}/account`);
    await expect(button(page, "Yuri")).toBeVisible();
  });

  for (const [what, token] of [
    ["unknown", `rgl_${"A".repeat(43)}`],
    ["cut off", "rgl_AAAA"],
  ] as const)
    test(`a link that is ${what} says so, with a way on`, async ({ page }) => {
      await page.goto(`/login/link?token=${token}`);
      await button(page, "Log me in").click();
      await expect(heading(page, "We do not recognize this link.")).toBeVisible();
      await expect(button(page, "Send me a new link")).toBeVisible();
    });
});

test.describe("a sign-in card", () => {
  test("a letter in the middle of the code is mended where it stands", async ({ page }) => {
    await page.goto("/login/card");
    const field = page.getByLabel("Code");
    await expect(field).toBeFocused();
    await page.keyboard.type("abcdefxhijklmnop");
    await expect(field).toHaveValue("ABCD-EFXH-IJKL-MNOP");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(8, 8));
    await page.keyboard.press("Backspace");
    await page.keyboard.type("g");
    await expect(field).toHaveValue("ABCD-EFGH-IJKL-MNOP");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
    await page.keyboard.type("xy");
    await expect(field).toHaveValue("ABXY-EFGH-IJKL-MNOP");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("cd");
    await expect(field).toHaveValue("ABCD-EFGH-IJKL-MNOP");
  });

  test("Sam logs in by the card that Dana printed, until she takes it back @long", async ({
    page,
    server,
  }) => {
    const dana = await sessionOf(server, "dana");
    const { user } = await sessionOf(server, "sam");
    const params = { id: user.userId };
    const { code, address } = await dana.call(createSignInCard, { params });

    await page.goto(address);
    await expect(page.getByText("Your card was read. Press the button to log in.")).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible(page);
    await button(page, "Log me in").click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await logOut(page);

    await page.goto("/do-therapy");
    await link(page, "Use my sign-in card").click();
    await link(page, "Back to Log In").click();
    await link(page, "Use my sign-in card").click();
    const field = page.getByLabel("Code");
    await expect(field).toBeFocused();
    await page.keyboard.type(code.replaceAll("-", "").toLowerCase());
    await expect(field).toHaveValue(code);
    await expectAccessible(page);
    await page.keyboard.press("Enter");
    await expect(page, "where he wanted to go").toHaveURL(/\/do-therapy$/);
    await logOut(page);

    await dana.call(revokeSignInCard, { params });
    await page.goto(address);
    await button(page, "Log me in").click();
    await expect(heading(page, "This card does not work anymore")).toBeFocused();
    await expectAccessible(page);
    await button(page, "Type the code of another card").click();
    await page.getByLabel("Code").fill("AAAA-BBBB");
    await button(page, "Log In").click();
    await expect(page.getByText("Enter the 16 letters and numbers from your card.")).toBeVisible();
    await page.getByLabel("Code").fill("AAAA-BBBB-CCCC-DDDD");
    await button(page, "Log In").click();
    await expect(page.getByText(/We do not recognize this code\./)).toBeVisible();
    await expectAccessible(page);
  });
});

test("on a tablet where Rosa is logged in, Sam's card says so, and logs her out", async ({
  page,
  server,
}) => {
  const dana = await sessionOf(server, "dana");
  const { user } = await sessionOf(server, "sam");
  const params = { id: user.userId };
  const { address } = await dana.call(createSignInCard, { params });
  const rosa = await signInBrowser(page, server, "rosa");
  await page.evaluate(() => sessionStorage.setItem("subscribesFor", "rosa"));

  await page.goto(address);
  await expect(page.getByText("Rosa is logged in here.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await button(page, "Log me in").click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(button(page, "Sam")).toBeVisible();
  await expect(rosa.call(loadUser, {})).rejects.toMatchObject({ status: 401 });
  const left = await page.evaluate(() => Object.keys(sessionStorage));
  expect(left, "nothing of hers stays in the tab").not.toContain("subscribesFor");

  await page.goto("/login/card");
  await expect(page, "without a card there is nothing to ask").toHaveURL(/\/dashboard$/);
  await dana.call(revokeSignInCard, { params });
});

test("where Rosa is logged in, a sign-on that another site began asks before it logs her out", async ({
  page,
  server,
}) => {
  const { call } = await sessionOf(server, "sam");
  const { token } = await call(checkLogin, { body: { username: "ines" } });
  await signInBrowser(page, server, "rosa");
  await page.goto(`${server.url}/service/v700/api/login/sso?token=${token}`);
  await page.getByLabel("Work email").fill("ines@example.org");
  await button(page, "Sign in").click();
  await expect(page.getByText("Rosa is logged in here.")).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/login/link`);
  await page.goto("/dashboard");
  await expect(button(page, "Rosa")).toBeVisible();
});

test.describe("a forgotten password", () => {
  test("Lena sets a new one by the link in her mail, and is logged in by it @long", async ({
    page,
  }) => {
    await giveName(page, "lena");
    await link(page, "Forgot Password").click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await expect(heading(page, "Forgot Password")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Send the email").click();
    await expect(page.getByText("Enter your email or username.")).toBeVisible();
    await page.getByLabel("Email or Username").fill("Lena@Example.org");
    await button(page, "Send the email").click();
    await expect(heading(page, "Check your email")).toBeFocused();

    await openLetter(page, "lena@example.org", "Set a new password");
    const address = await link(page, "Set a new password").getAttribute("href");
    await followLetter(page, "Set a new password");
    await expect(heading(page, "Set a new password")).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible(page);
    const first = page.getByLabel("New password");
    const second = page.getByLabel("Repeat password");

    await first.fill("short");
    await button(page, "Save the new password").click();
    await expect(
      page.getByText("The password should include at least 8 characters (1 Capital, 1 Digit)."),
    ).toBeVisible();
    await first.fill("Password1");
    await second.fill("Password2");
    await button(page, "Save the new password").click();
    await expect(page.getByText("New password and Repeat password should match")).toBeVisible();
    await second.fill("Password1");
    await button(page, "Save the new password").click();
    await expect(page.getByText(/This password is too easy to guess\./)).toBeVisible();
    await expect(first).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await first.fill("Geranium 7");
    await second.fill("Geranium 7");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your password has been successfully changed.")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);

    await logOut(page);
    await giveName(page, "lena");
    await givePassword(page);
    await expect(page.getByText("The email, username or password is not right.")).toBeVisible();
    await givePassword(page, "Geranium 7");
    await expect(page).toHaveURL(/\/dashboard$/);

    await logOut(page);
    await page.goto(address!);
    await expect(heading(page, "Oops! It looks like this link is no longer valid")).toBeFocused();
    await expectAccessible(page);
    await button(page, "Send me a new link").click();
    await expect(page.getByLabel("Email or Username")).toBeVisible();
  });

  test("who forgot the password on the way somewhere gets there after all", async ({ page }) => {
    await page.goto("/do-therapy");
    await page.getByLabel("Email or Username").fill("ruth");
    await button(page, "Next →").click();
    await link(page, "Forgot Password").click();
    await link(page, "Help, step by step").click();
    await link(page, "Set a new password").click();
    await expect(page, "also by the guide").toHaveURL(/returnUrl=%2Fdo-therapy/);
    await page.getByLabel("Email or Username").fill("ruth");
    await button(page, "Send the email").click();
    await expect(heading(page, "Check your email")).toBeFocused();
    await openLetter(page, "ruth@example.org", "Set a new password");
    await followLetter(page, "Set a new password");
    await page.getByLabel("New password").fill("Geranium 7");
    await page.getByLabel("Repeat password").fill("Geranium 7");
    await loseAnswer(page, "**/api/password/reset");
    await page.keyboard.press("Enter");
    await expect(page.getByText("There is no connection right now.")).toBeVisible();
    // The link has been used by now, and the password is set.
    await pressAgain(button(page, "Save the new password"));
    await expect(page).toHaveURL(/\/do-therapy$/);
  });

  test("a link that nobody knows, or that is for something else, says so", async ({ page }) => {
    await page.goto(`/forgot-password?token=rgl_${"A".repeat(43)}`);
    await expect(heading(page, "Oops! It looks like this link is no longer valid")).toBeVisible();
    await page.goto("/forgot-password");
    await expect(heading(page, "Forgot Password")).toBeVisible();
  });

  test("the guide leads on, also for who has no mail", async ({ page }) => {
    await page.goto("/forgot-password");
    await link(page, "Help, step by step").click();
    await expect(heading(page, "How to set a new password")).toBeVisible();
    await expectAccessible(page);
    await link(page, "Use my sign-in card").click();
    await expect(page).toHaveURL(/\/login\/card$/);
    await page.goBack();
    await link(page, "Set a new password").click();
    await expect(page).toHaveURL(/\/forgot-password$/);
  });
});

test("an old password that must be changed comes before anything else", async ({ page }) => {
  await page.goto("/do-therapy");
  await page.getByLabel("Email or Username").fill("pia");
  await button(page, "Next →").click();
  await givePassword(page);
  await expect(page).toHaveURL(/\/account\/password$/);
  // A page for everybody, whose plans are hers: the server shows them only afterwards.
  await page.goto("/subscribe");
  await expect(page).toHaveURL(/\/account\/password$/);
  await expect(page.getByText("Please choose a new password.")).toBeVisible();
});
