import type { Page } from "@playwright/test";
import { listReceipts } from "@regain/contract/calls/billing/list-receipts";
import { logOut } from "@regain/contract/calls/identity/log-out";
import { giveCard, testCards } from "./support/card.ts";
import { pressAgain, pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { followLetter, openLetter } from "./support/mailbox.ts";
import { passDays } from "./support/pass-days.ts";
import { ownServer } from "./support/own-server.ts";
import { demoPassword, sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: subscriptions begin here. */
ownServer();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const card = (page: Page, plan: "Monthly" | "Yearly") =>
  page
    .getByRole("list", { name: "Subscription plans" })
    .getByRole("listitem")
    .filter({
      has: page.getByRole("heading", { name: plan }),
    });
const choose = (page: Page, plan: "Monthly" | "Yearly") =>
  button(page, `Continue to payment: ${plan}`);
const ready = (page: Page) => heading(page, "Thank you. Your subscription is ready.");

async function nameAccount(page: Page, name: string): Promise<void> {
  await page.getByLabel("Email or Username").fill(name);
  await button(page, "Continue to payment").click();
}

test.describe("the way to a subscription", () => {
  test("Sam gives a card on trial, pays nothing today, and pays when the trial is over @long", async ({
    openAs,
    server,
  }) => {
    const page = await openAs("sam", "/subscribe?source=signup");
    await expect(heading(page, "Choose your plan")).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(card(page, "Monthly")).toContainText(/Today\s*Nothing/);
    const promised = page.getByRole("region").filter({ hasText: "money-back guarantee" });
    for (const promise of [
      "30-day money-back guarantee.",
      "Annual plans are not refunded",
      "save about 30%",
    ])
      await expect(promised).toContainText(promise);
    await expectAccessible(page);
    await button(page, "Pay today instead").click();
    await expect(card(page, "Monthly")).toContainText(/Today\s*\$29\.00/);
    const said = page.getByRole("status").filter({ hasText: "These are now the prices" });
    await expect(said).toHaveText("These are now the prices for today.");
    await pressAgain(button(page, "Pay after my free trial"));
    await expect(said).toHaveText("These are now the prices after your free trial.");
    await choose(page, "Monthly").click();
    await giveCard(page, "Start, and pay nothing today");
    await expect(ready(page)).toBeVisible();
    await expect(page.getByText("14 days")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Hi Sam!" })).toBeVisible();
    // The server is down while days pass: nothing calls it during that time.
    await page.goto("about:blank");

    const { user } = await sessionOf(server, "sam");
    await passDays(server, user.userId, 15);
    // The provider looks at its clock whenever it gets a request.
    await (await sessionOf(server, "sam")).call(listReceipts, {});
    await expect(async () => {
      await page.goto("/subscribe");
      await expect(heading(page, "Welcome, Sam")).toBeVisible();
      await expect(page.getByText("You pay $29.00 a month.")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
  });

  test("Hana's report is locked; her first card is refused, the next one opens it @long", async ({
    openAs,
  }) => {
    const page = await openAs("hana", "/dashboard");
    await page.getByRole("link", { name: "View subscription plans" }).click();
    await expect(page).toHaveURL("/subscribe?source=patients_report_trial");
    await button(page, "I have a discount code").click();
    await expect(page.getByLabel("Discount code")).toBeFocused();
    await page.getByLabel("Discount code").fill("OLD50");
    await button(page, "Use code").click();
    await expect(page.getByText("This code is no longer valid.")).toBeVisible();
    await expect(page.getByLabel("Discount code")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Discount code").fill("year10");
    await button(page, "Use code").click();
    await expect(page.getByText(/YEAR10: 10% off your first payment/)).toBeVisible();
    await expect(card(page, "Yearly")).toContainText("$269.10 for the first year");
    await expect(card(page, "Monthly")).toContainText("$29.00 a month");
    await expect(button(page, "Remove this code")).toBeFocused();
    await button(page, "Remove this code").click();
    await button(page, "I have a discount code").click();
    await page.getByLabel("Discount code").fill("hope");
    await page.keyboard.press("Enter");
    await expect(page.getByText("HOPE: 15% off your first payment.")).toBeVisible();
    await expect(card(page, "Monthly")).toContainText("$24.65 for the first month");
    await expectAccessible(page);
    await choose(page, "Monthly").click();

    await giveCard(page, "Pay $24.65", testCards.declined);
    await expect(page.getByRole("alert")).toBeVisible();
    await giveCard(page, "Pay $24.65", testCards.asksBank);
    await button(page, "Refuse").click();
    await expect(page.getByRole("alert")).toBeVisible();
    await giveCard(page, "Pay $24.65", testCards.asksBank);
    await button(page, "Approve").click();
    await expect(ready(page)).toBeVisible();
    await expect(page.getByText(/^\$24\.65 on/)).toBeVisible();
    await page.reload();
    await expect(ready(page)).toBeVisible();
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page.getByRole("tab", { name: "Skill areas" })).toBeVisible();
  });

  test("Tess pays the price that she said she could, by the link in her letter, and her tablet lets her choose @long", async ({
    page,
    browser,
    server,
  }) => {
    const tablet = await (await browser.newContext({ locale: "en-US" })).newPage();
    await signInBrowser(tablet, server, "tess");
    await tablet.goto(`${server.url}/do-therapy`);
    await expect(tablet.getByRole("link", { name: "Subscribe" })).toBeVisible();
    const chooses = tablet.getByRole("tab", { name: "Choose exercises" });
    await button(tablet, "Settings").click();
    await expect(tablet.getByRole("tab").first()).toBeVisible();
    await expect(chooses).toBeHidden();
    await tablet.keyboard.press("Escape");

    await openLetter(page, "tess@example.org", "Your free trial has ended");
    await followLetter(page, "See the plans");
    await expect(heading(page, "Choose your plan")).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible(page);
    await page.goto("/subscribe?source=scholarship&acceptableAmount=15.50");
    await expect(page.getByText("This is not the amount that we agreed on.")).toBeVisible();
    await expect(card(page, "Monthly")).toContainText("$29.00 a month");
    await expectAccessible(page);
    await page.goto("/subscribe?source=scholarship&acceptableAmount=18.00");
    await expect(page.getByText("You pay $18.00 a month, as you told us.")).toBeVisible();
    await choose(page, "Monthly").click();
    await giveCard(page, "Pay $18.00");
    await expect(ready(page)).toBeVisible();
    // Someone looks at the tablet again, which had stayed open.
    await tablet.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(tablet.getByRole("link", { name: "Subscribe" })).toBeHidden();
    await button(tablet, "Settings").click();
    await chooses.click();
    await expect(tablet.getByText("You practice at your own levels.")).toBeVisible();
    await tablet.context().close();

    await page.goto("/subscribe");
    await expect(heading(page, "There is already a subscription")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Log In" }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test("with the keyboard alone, and where the address names the plan nobody is sent in circles @long", async ({
    openAs,
  }) => {
    const page = await openAs("vera", "/subscribe?planid=yearly&cc=HOPE");
    await expect(button(page, "Pay $254.15")).toBeVisible();
    await page.goBack();
    await expect(heading(page, "Choose your plan")).toBeVisible();
    await expect(page.getByText("HOPE: 15% off your first payment.")).toBeVisible();
    await pressByKeyboard(page, button(page, "Pay today instead"));
    await pressByKeyboard(page, choose(page, "Monthly"));
    await tabTo(page, page.getByRole("link", { name: "Go back without paying" }));
    await page.keyboard.press("Enter");
    await expect(
      heading(page, "We're sorry to say that your order wasn't processed properly"),
    ).toBeVisible();
    await expectAccessible(page);
    await pressByKeyboard(page, page.getByRole("link", { name: "See the plans again" }));
    await expect(page.getByText("HOPE: 15% off your first payment.")).toBeVisible();
    await pressByKeyboard(page, choose(page, "Yearly"));
    await tabTo(page, page.getByLabel("Card number"));
    await page.keyboard.type(testCards.pays);
    await page.keyboard.press("Tab");
    await page.keyboard.type("12/60");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await page.keyboard.press("Enter");
    await expect(ready(page)).toBeVisible();
  });
});

test("by another person's letter nobody pays who is logged in, unless they say so @long", async ({
  openAs,
}) => {
  const page = await openAs("erik", "/dashboard");
  await openLetter(page, "tess@example.org", "Your free trial has ended");
  await followLetter(page, "See the plans");
  await expect(heading(page, "Somebody is logged in here")).toBeVisible();
  await expect(
    page.getByText("You are logged in as Erik. The link is for another account."),
  ).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole("link", { name: "Stay logged in" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/subscribe");
  await expect(heading(page, "Restart your subscription")).toBeVisible();
});

test.describe("somebody who is not signed in", () => {
  test("buys for Wim by his name, once @long", async ({ page }) => {
    await page.goto("/subscribe?cc=WELCOME5");
    await expect(heading(page, "Buy home subscription")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Continue to payment").click();
    await expect(page.getByText("Enter your email or username.")).toBeVisible();
    await expect(page.getByLabel("Email or Username")).toBeFocused();
    await nameAccount(page, "nobody.at.all");
    await expect(
      page.getByText(
        "Sorry, you must already have an account to subscribe. Please create an account or try again.",
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await nameAccount(page, "dana");
    await expect(heading(page, "Clinicians need no subscription")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await button(page, "For another account").click();
    await nameAccount(page, "wim@example.org");
    await expect(page.getByText("For the account wim@example.org")).toBeVisible();
    await expect(card(page, "Monthly")).toContainText("$24.00 for the first month");
    await expectAccessible(page);
    await choose(page, "Monthly").click();
    await giveCard(page, "Pay $24.00");
    await expect(ready(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Log In" })).toBeVisible();
    await page.goto("/subscribe");
    await expect(heading(page, "Buy home subscription"), "the next one here").toBeVisible();
    await nameAccount(page, "wim@example.org");
    await choose(page, "Monthly").click();
    await expect(heading(page, "There is already a subscription")).toBeVisible();
    await expectAccessible(page);
  });

  test("who pays for an account that is not set up yet is told so, and what is to be done first", async ({
    page,
  }) => {
    for (const name of ["sol", "ada"]) {
      await page.goto(`/subscribe?emailOrUsername=${name}`);
      await choose(page, "Monthly").click();
      await expect(heading(page, "Please finish your sign-up first"), name).toBeVisible();
      await expect(page.getByText("Do it in the app, or use the link"), name).toBeVisible();
      await expect(page.getByText("There is already a subscription")).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: "For another account" }).click();
    }
  });

  test("whose account the address names is known again after the payment was left", async ({
    page,
    openAs,
  }) => {
    const forErik = page.getByText("For the account erik");
    await page.goto("/subscribe?emailOrUsername=erik");
    await expect(forErik).toBeVisible();
    await page.goto("/subscribe/fail");
    await page.getByRole("link", { name: "See the plans again" }).click();
    await expect(forErik).toBeVisible();
    await openAs("sam", "/logout");
    await expect(page).toHaveURL(/\/login$/);
    await page.goto("/subscribe");
    await expect(heading(page, "Buy home subscription"), "the next one here").toBeVisible();
  });

  test("goes to an own account, and the code comes along", async ({ page }) => {
    await page.goto("/subscribe?cc=HOPE");
    await page.getByRole("link", { name: "Log In" }).click();
    // The previous page has a field of the same name.
    await expect(heading(page, "Log In")).toBeVisible();
    await page.getByLabel("Email or Username").fill("erik");
    await page.keyboard.press("Enter");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.keyboard.press("Enter");
    await expect(heading(page, "Restart your subscription")).toBeVisible();
    await expect(page.getByText("HOPE: 15% off your first payment.")).toBeVisible();
    await page.getByRole("link", { name: "Not now. Go to Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test("comes by a link that is not good anymore, and goes on by name", async ({ page }) => {
    await page.goto("/subscribe?token=link_that-never-was");
    await expect(page.getByText("This link does not work anymore.")).toBeVisible();
    await expect(page.getByText(/^Sorry, you must already have an account/)).toBeVisible();
    await expectAccessible(page);
    await nameAccount(page, "erik");
    await expect(page.getByText("For the account erik")).toBeVisible();
    await button(page, "For another account").click();
    await expect(heading(page, "Buy home subscription")).toBeVisible();
  });

  test("reads the prices without saying who they are", async ({ page }) => {
    await page.goto("/pricing");
    await expect(card(page, "Yearly")).toContainText("Save $49 a year.");
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Subscribe" }).click();
    await expect(heading(page, "Buy home subscription")).toBeVisible();
    await page.goto("/subscribe/success?sessionId=cs_nothing");
    await expect(heading(page, "Subscription Error")).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("what goes wrong", () => {
  test("prices that are slow to come keep nobody from a code, nor from another one", async ({
    openAs,
  }) => {
    const page = await openAs("erik", "/subscribe");
    await expect(heading(page, "Restart your subscription")).toBeVisible();
    const released = Promise.withResolvers<void>();
    await page.route("**/api/subscription/plans*", async (route) => {
      await released.promise;
      await route.continue();
    });
    await button(page, "I have a discount code").click();
    await button(page, "Use code").click();
    await expect(page.getByText("Enter the code.")).toBeVisible();
    await expect(page.getByLabel("Discount code")).toBeFocused();
    for (const code of ["year10", "hope"]) {
      await page.getByLabel("Discount code").fill(code);
      const asked = page.waitForRequest(
        (request) => new URL(request.url()).searchParams.get("couponCode")?.toLowerCase() === code,
      );
      await page.keyboard.press("Enter");
      await asked;
    }
    released.resolve();
    await expect(page.getByText("HOPE: 15% off your first payment.")).toBeVisible();
    await expect(card(page, "Monthly")).toContainText("$24.65 for the first month");
  });

  test("Kurt has two tabs: the page of the first closes, and he pays once @long", async ({
    openAs,
  }) => {
    const page = await openAs("kurt", "/subscribe?source=account");
    await expect(heading(page, "Restart your subscription")).toBeVisible();
    await choose(page, "Monthly").dblclick();
    await expect(button(page, "Pay $29.00")).toBeVisible();
    const first = page.url();
    const other = await page.context().newPage();
    await other.goto("/subscribe");
    await choose(other, "Yearly").click();
    await expect(button(other, "Pay $299.00")).toBeVisible();
    await giveCard(page, "Pay $29.00");
    await expect(heading(page, "This page is closed")).toBeVisible();
    await page.goto("/subscribe");
    await expect(choose(page, "Monthly")).toBeVisible();
    await giveCard(other, "Pay $299.00");
    await expect(ready(other)).toBeVisible();
    await choose(page, "Monthly").click();
    await expect(page.getByText("There is already a subscription.")).toBeVisible();
    await expect(heading(page, "Welcome, Kurt")).toBeVisible();
    await page.goto(first);
    await expect(heading(page, "This page is closed")).toBeVisible();
    await other.close();
    // A payment made today is refunded: anyone who wants to leave is told how first.
    await page.goto("/account");
    await button(page, "Delete my account…").click();
    await expect(page.getByRole("dialog")).toContainText(
      "Was your first payment in the last 30 days? Write to us first, and you will get your money back.",
    );
    await expectAccessible(page);
  });

  test("a session that ended while the page stood open leads to the login, and back", async ({
    page,
    server,
  }) => {
    const { call } = await signInBrowser(page, server, "erik");
    await page.goto("/subscribe");
    await card(page, "Monthly").waitFor();
    await call(logOut, {});
    await choose(page, "Monthly").click();
    await expect(page.getByText("Your session has ended. Please log in again.")).toBeVisible();
    await expect(page).toHaveURL(/\/login\?returnUrl=%2Fsubscribe/);
  });

  test("while payments are down Erik is told so after 3 tries, and can try again @long", async ({
    openAs,
  }) => {
    const page = await openAs("erik", "/subscribe");
    const tries: number[] = [];
    await page.route("**/api/checkout/existing-subscription", (route) => {
      tries.push(performance.now());
      return route.abort();
    });
    await choose(page, "Monthly").click();
    await expect(page.getByRole("button", { name: "One moment: Monthly" })).toBeVisible();
    await expect(
      page.getByText("Unable to proceed to checkout, please contact our support team"),
    ).toBeVisible();
    expect(tries).toHaveLength(3);
    const [first = 0, second = 0, third = 0] = tries;
    // Two seconds of pause before each; the events may be reported late.
    expect(Math.min(second - first, third - second)).toBeGreaterThan(1_500);
    await expectAccessible(page);
    await page.unroute("**/api/checkout/existing-subscription");
    await choose(page, "Monthly").click();
    await expect(button(page, "Pay $29.00")).toBeVisible();
  });
});

test.describe("who needs no plan", () => {
  test("a clinician goes to the patients", async ({ openAs }) => {
    const page = await openAs("dana", "/subscribe");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("Rosa pays already", async ({ openAs }) => {
    const page = await openAs("rosa", "/subscribe?planid=monthly");
    await expect(heading(page, "Welcome, Rosa")).toBeVisible();
    await expect(page.getByText(/^You pay \$29\.00 a month/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test("Paul has to give another card", async ({ openAs }) => {
    const page = await openAs("paul", "/subscribe");
    await expect(button(page, "Use this card")).toBeVisible();
  });

  test("Omar takes his cancellation back", async ({ openAs }) => {
    const page = await openAs("omar", "/subscribe");
    await expect(heading(page, "Welcome, Omar")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Reactivate Subscription").click();
    await expect(page.getByText("Welcome back. Your subscription continues.")).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
  });

  test("Sol finishes the set-up first, and the code comes along", async ({ openAs }) => {
    const page = await openAs("sol", "/subscribe?cc=HOPE");
    await expect(page).toHaveURL(/\/activate\/clinician-setup\?returnUrl=.*cc%3DHOPE/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("activate your discount");
  });
});
