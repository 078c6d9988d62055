import type { Page } from "@playwright/test";
import { giveCard } from "./support/card.ts";
import { pressAgain, pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { followLetter, openLetter } from "./support/mailbox.ts";
import { ownServer } from "./support/own-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: subscriptions end and begin here. */
ownServer();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const panel = (page: Page) => page.getByRole("region", { name: "Your subscription" });
const places = (page: Page) => page.getByRole("navigation", { name: "My Account" });
const day = String.raw`\d\d/\d\d/\d{4}`;

test.describe("cancelling", () => {
  test("Rosa is offered a month for nothing, takes it, and is offered nothing more @long", async ({
    openAs,
  }) => {
    const page = await openAs("rosa", "/account");
    await expect(panel(page)).toContainText("$29.00 a month");
    await expectAccessible(page);
    await link(page, "Cancel Subscription").click();
    await expect(page.getByText("Your next month is free.")).toBeVisible();
    await expect(page.getByText("$0.00 instead of $29.00")).toBeVisible();
    await expectAccessible(page);
    await loseAnswer(page, "**/api/subscription/offer");
    await button(page, "Accept and keep my subscription").click();
    await expect(page.getByText("There is no connection right now.")).toBeVisible();
    // The discount has been given by now: the next press shows it.
    await pressAgain(button(page, "Accept and keep my subscription"));
    await expect(page).toHaveURL(/\/unsubscribe\/accept$/);
    await expect(heading(page, "Thank you for staying")).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^Your next payment is \\$0.00 on ${day}`)),
    ).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText("Your next month is free.")).toBeVisible();
    await link(page, "My Account").click();
    await expect(panel(page)).toContainText("Your next payment is $0.00");
    await link(page, "Cancel Subscription").click();
    await expect(page).toHaveURL(/\/unsubscribe\/refuse$/);
    await expect(heading(page, "Why do you want to cancel?")).toBeVisible();
  });

  test("Nora refuses a fifth off her year, says why, and comes back before the end @long", async ({
    openAs,
  }) => {
    const page = await openAs("nora", "/unsubscribe");
    await expect(page.getByText("Your next year costs 20% less.")).toBeVisible();
    await expect(page.getByText("$239.20 instead of $299.00")).toBeVisible();
    await link(page, "No, cancel").click();
    await expect(page.getByText(new RegExp(`^You keep full access until ${day}`))).toBeVisible();
    await expectAccessible(page);
    await button(page, "Cancel my subscription").click();
    await expect(page.getByText("This is required.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "It costs too much" })).toBeFocused();
    await page.getByText("Other", { exact: true }).click();
    await button(page, "Cancel my subscription").click();
    await expect(page.getByLabel("Please tell us why")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Please tell us why").fill("We move to my daughter's.");
    await button(page, "Cancel my subscription").click();
    await expect(heading(page, "Subscription Cancelled")).toBeFocused();
    await expect(
      page.getByText(
        new RegExp(`^Your subscription ends on ${day}. You keep full access until then.`),
      ),
    ).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await button(page, "Reactivate Subscription").click();
    await expect(page.getByText("Welcome back. Your subscription continues.")).toBeVisible();
    await expect(page).toHaveURL(/\/account$/);
    await expect(link(page, "Cancel Subscription")).toBeVisible();
  });

  test("Yuri, whose year is long, goes straight to the reasons, by keyboard alone @long", async ({
    openAs,
  }) => {
    const page = await openAs("yuri", "/account");
    await pressByKeyboard(page, link(page, "Cancel Subscription"));
    await expect(page).toHaveURL(/\/unsubscribe\/refuse$/);
    await page.setViewportSize({ width: 390, height: 600 });
    await pressByKeyboard(page, button(page, "Cancel my subscription"));
    await expect(page.getByText("This is required.")).toBeInViewport({ ratio: 1 });
    const first = page.getByRole("radio", { name: "It costs too much" });
    await tabTo(page, first);
    await page.keyboard.press("ArrowDown");
    const chosen = page.getByRole("radio", { name: "I do not have time for it" });
    await expect(chosen).toBeChecked();
    await page.goBack();
    await expect(page.getByText("Your reason is not sent yet.")).toBeVisible();
    await button(page, "Keep editing").click();
    await expect(chosen).toBeChecked();
    await pressByKeyboard(page, button(page, "Cancel my subscription"));
    await expect(heading(page, "Subscription Cancelled")).toBeFocused();
    await pressByKeyboard(page, link(page, "Go to Dashboard"));
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("Omar, who had cancelled, takes it up again from his account", async ({ openAs }) => {
    const page = await openAs("omar", "/account");
    // He is Harbor's patient.
    await expect(panel(page)).toContainText("Your institution pays from then on.");
    await page.route("**/api/subscribe", (route) => route.abort());
    await button(page, "Reactivate Subscription").click();
    await expect(
      page.getByText(
        "Unable to reactivate subscription due to the following error: There is no connection right now.",
      ),
    ).toBeVisible();
    await page.unroute("**/api/subscribe");
    await pressAgain(button(page, "Reactivate Subscription"));
    await expect(page.getByText("Welcome back. Your subscription continues.")).toBeVisible();
    await expect(panel(page)).toContainText("You pay $29.00 a month.");
    await expect(link(page, "Cancel Subscription")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your subscription" })).toBeFocused();
  });

  test("who cancels in two tabs is told in both what is true", async ({ openAs }) => {
    const page = await openAs("jose", "/unsubscribe/refuse");
    const other = await page.context().newPage();
    await other.goto("/unsubscribe/refuse");
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await tab.getByText("I do not have time for it").click();
    }
    for (const tab of [page, other]) {
      await button(tab, "Cancel my subscription").click();
      await expect(heading(tab, "Subscription Cancelled")).toBeVisible();
    }
  });

  test("there is nothing to cancel for who pays nothing here @long", async ({ openAs }) => {
    const page = await openAs("sam", "/unsubscribe");
    await expect(page).toHaveURL(/\/account$/);
    for (const path of ["/unsubscribe/accept", "/unsubscribe/refuse", "/payment_update"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/account$/);
    }
    await link(page, "Subscribe").click();
    await expect(page).toHaveURL(/\/subscribe\?source=account$/);
    await openAs("dana", "/unsubscribe");
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByLabel("First name")).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});

test("Erik, whose subscription has ended, buys it anew @long", async ({ openAs }) => {
  const page = await openAs("erik", "/account");
  await expect(panel(page)).toContainText(/Your subscription ended on/);
  await link(page, "Reactivate Subscription").click();
  await expect(page).toHaveURL(/\/subscribe\?source=account$/);
  await page.getByRole("button", { name: /^Continue to payment: Monthly/ }).click();
  await giveCard(page, "Pay $29.00");
  await expect(page).toHaveURL(/\/subscribe\/success/);
  await expect(heading(page, "Thank you.")).toBeVisible();
  await page.goto("/account");
  await expect(panel(page)).toContainText("You pay $29.00 a month.");
  await link(page, "Receipts").click();
  await expect(page.getByRole("link", { name: /^Open the receipt of/ })).toHaveCount(4);
});

test("Paul's payment is overdue: another card pays it @long", async ({ openAs }) => {
  const page = await openAs("paul", "/account");
  await expect(panel(page)).toContainText("Your last payment did not go through.");
  await panel(page).getByRole("link", { name: "Update Payment Method" }).click();
  await expect(heading(page, "Use another card")).toBeVisible();
  await page.getByRole("link", { name: "Go back" }).click();
  await expect(heading(page, "Unable to update your payment information")).toBeVisible();
  await expect(
    page.getByText(
      "We were unable to update your payment information for some reason, please try again",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await link(page, "Try again").click();
  await giveCard(page, "Use this card");
  await expect(page).toHaveURL(/\/payment_update\/success\?sessionId=/);
  await expect(heading(page, "Your payment method is updated")).toBeVisible();
  await expect(page.getByText("You pay $29.00 a month.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await link(page, "My Account").click();
  await expect(link(page, "Cancel Subscription")).toBeVisible();
  await link(page, "Receipts").click();
  await expect(page.getByRole("link", { name: /^Open the receipt of/ })).toHaveCount(3);
});

test("a page that was left, or is somebody else's, changes no card", async ({ openAs }) => {
  const page = await openAs("jose", "/payment_update/success?sessionId=cu_of-somebody");
  await expect(heading(page, "Unable to update your payment information")).toBeVisible();
  await page.goto("/payment_update");
  await expect(heading(page, "Use another card")).toBeVisible();
  const left = page.url().split("/").at(-1)!;
  await page.goto(`/payment_update/success?sessionId=${left}`);
  await expect(heading(page, "Unable to update your payment information")).toBeVisible();
});

test.describe("14 more days", () => {
  test("somebody else who is logged in is told before that they are not theirs", async ({
    openAs,
  }) => {
    const page = await openAs("rosa", "/dashboard");
    await openLetter(page, "tess@example.org", "14 more days for you to try");
    await followLetter(page, "Get 14 more days");
    await expect(heading(page, "Somebody is logged in here")).toBeVisible();
    await expect(
      page.getByText("You are logged in as Rosa. The link is for another account."),
    ).toBeVisible();
    await expect(button(page, "Get 14 more days")).toHaveCount(0);
    await expectAccessible(page);
    await link(page, "Stay logged in").click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto("/retrial");
    await expect(page, "the link is let go of").toHaveURL(/\/dashboard$/);
  });

  test("Tess gets them by the link in her letter, once @long", async ({ page, openAs }) => {
    const open = async () => {
      await openLetter(page, "tess@example.org", "14 more days for you to try");
      await followLetter(page, "Get 14 more days");
    };
    await openAs("tess", "/dashboard");
    await open();
    await expect(heading(page, "14 more days for you"), "also while logged in").toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await open();
    await expect(heading(page, "14 more days for you")).toBeVisible();
    await expect(page).not.toHaveURL(/rgl_/);
    await expectAccessible(page);
    await page.reload();
    await button(page, "Get 14 more days").click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(
      page.getByText(new RegExp(`^You have 14 more days, until ${day}. Log in and continue.`)),
    ).toBeVisible();
    await open();
    await button(page, "Get 14 more days").click();
    await expect(heading(page, "You have already used your 14 more days")).toBeFocused();
    await expectAccessible(page);
  });

  test("Hana gets them while she is logged in, and practises at once @long", async ({
    page,
    openAs,
  }) => {
    await openAs("hana", "/dashboard");
    await openLetter(page, "hana@example.org", "14 more days for you to try");
    await followLetter(page, "Get 14 more days");
    await button(page, "Get 14 more days").click();
    await expect(page).toHaveURL(/\/do-therapy$/);
    await button(page, "Settings").click();
    await expect(page.getByRole("tab", { name: "Choose exercises" })).toBeVisible();
  });

  test("not without a good link, and not for who is signed in", async ({ page, openAs }) => {
    await page.goto("/retrial?token=rgl_never");
    await button(page, "Get 14 more days").click();
    await expect(heading(page, "Oops! It looks like this link is no longer valid")).toBeVisible();
    await expectAccessible(page);
    await openAs("rosa", "/retrial");
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

const otherPayers = [
  ["lena", "You pay through the App Store."],
  ["ivan", "You pay through Amazon."],
  ["ruth", "You pay through Google Play."],
  ["carl", "You pay through Flex."],
  ["abel", "Your institution pays for your practice."],
  ["ada", "Please finish your sign-up in the app. Or use the link in your partner's email."],
] as const;

test("who pays elsewhere, or has not finished, is told where to go instead @long", async ({
  openAs,
}) => {
  for (const [username, says] of otherPayers) {
    const page = await openAs(username, "/account");
    await expect(panel(page), username).toContainText(says);
    await expect(panel(page).getByRole("button"), username).toHaveCount(0);
    await expect(panel(page).getByRole("link"), username).toHaveCount(0);
    await expect(places(page).getByRole("link", { name: "Receipts" }), username).toHaveCount(0);
    await expect(places(page).getByRole("link", { name: "Update Payment" })).toHaveCount(0);
  }
});

test("who has not finished signing up is told how to, and is not asked to subscribe", async ({
  openAs,
}) => {
  const page = await openAs("ada", "/do-therapy");
  await expect(page.getByText("Please finish your sign-up in the app.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Subscribe" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Get the app" }).click();
  await expect(page).toHaveURL(/\/download-patient$/);
});

test("each receipt is one sheet of paper @long", async ({ openAs }) => {
  const page = await openAs("pia", "/account/receipts");
  await expect(page).toHaveURL(/\/account\/password$/);
  await openAs("rosa", "/account/receipts");
  const open = page.getByRole("link", { name: /^Open the receipt of/ });
  await expect(open).toHaveCount(6);
  await expectAccessible(page);
  await open.last().click();
  await expect(heading(page, "Receipt")).toBeFocused();
  await expect(page.getByRole("row", { name: "Discount −$4.35" })).toBeVisible();
  await expect(page.getByRole("row", { name: "Total in US dollars $24.65" })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(places(page)).toBeHidden();
  await expect(button(page, "Print")).toBeHidden();
  await expect(page.getByText("rosa@example.org")).toBeVisible();
  for (const format of ["Letter", "A4"] as const) {
    const paper = (await page.pdf({ format })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
  await page.emulateMedia({ media: "screen" });
  await link(page, "All receipts").click();
  await expect(open).toHaveCount(6);
  await page.goto("/account/receipts?source=ios");
  await open.last().click();
  await expect(heading(page, "Receipt")).toBeFocused();
  await expect(button(page, "Print"), "inside of the iOS app").toBeHidden();
  await openAs("dana", "/account/receipts");
  await expect(
    page.getByText("Access denied – This section is available for patients only!"),
  ).toBeVisible();
});
