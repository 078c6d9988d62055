import type { Page } from "@playwright/test";
import { giveCard } from "./support/card.ts";
import { pressAgain, pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { followLetter, openLetter } from "./support/mailbox.ts";
import { ownServer } from "./support/own-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: no other story should see what is answered and paid for here. */
ownServer();

const tasks = "/survey/campaign/how_are_your_tasks";
const trial = "/survey/campaign/end_of_trial";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });
const radio = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const checkbox = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { level: 1, name, exact: true });
const unidentified = (page: Page) => heading(page, "We Couldn't Identify You");
const question = "How are your exercises feeling?";

/** Chooses as a finger would. */
const choose = (page: Page, answer: string) =>
  page.locator("label").filter({ hasText: answer }).first().click();

test.describe("how are your tasks", () => {
  test("Rosa answers by keyboard, goes back, reloads, and is asked no more @long", async ({
    page,
  }) => {
    await openLetter(page, "rosa@example.org", question);
    await followLetter(page, "Answer 2 questions");
    await expect(heading(page, question)).toBeVisible();
    expect(page.url()).not.toContain("token");
    await expectAccessible(page);
    await pressByKeyboard(page, button(page, "Next"));
    await expect(page.getByText("This is required.")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(radio(page, "Too Hard")).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Tell us more")).toBeFocused();
    await expect(page.getByLabel("What is too hard?")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await page.goBack();
    await expect(radio(page, "Too Hard")).toBeChecked();
    await choose(page, "Just Right");
    await button(page, "Next").click();
    const words = page.getByLabel("What do you like?");
    await words.fill("The pictures are kind.");
    await page.reload();
    await expect(words).toHaveValue("The pictures are kind.");
    await expectAccessible(page);
    await button(page, "Back").click();
    await expect(radio(page, "Just Right")).toBeChecked();
    await pressByKeyboard(page, button(page, "Next"));
    const consent = page.getByRole("checkbox", { name: /my first name: Rosa/ });
    await tabTo(page, consent);
    await page.keyboard.press("Space");
    await expect(consent).toBeChecked();
    await expect(words).toHaveValue("The pictures are kind.");
    await button(page, "Submit").dblclick();
    await expect(heading(page, "Thank you!")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, "Thank you!")).toBeVisible();
    await link(page, "Go to my Dashboard").click();
    // The letter's link signs nobody in.
    await expect(page).toHaveURL(/\/login/);
  });

  test("Vera, on trial, goes on to the plans, 15% off, and is known there", async ({ page }) => {
    await openLetter(page, "vera@example.org", question);
    await followLetter(page, "Answer 2 questions");
    await choose(page, "Too Easy");
    await button(page, "Next").click();
    await button(page, "Submit").click();
    await link(page, "SUBSCRIBE NOW - SAVE 15%").click();
    await expect(page).toHaveURL("/subscribe?cc=HOPE");
    await expect(heading(page, "Choose your plan")).toBeVisible();
    await expect(page.getByText("HOPE: 15% off your first payment.")).toBeVisible();
  });

  test("Wim answers in 2 tabs: the first to finish counts, and its link works later too @long", async ({
    page,
    context,
  }) => {
    await openLetter(page, "wim@example.org", question);
    const address = await link(page, "Answer 2 questions").getAttribute("href");
    await followLetter(page, "Answer 2 questions");
    const other = await context.newPage();
    await other.goto(address!);
    await choose(page, "Too Hard");
    await choose(other, "Too Easy");
    for (const tab of [page, other]) await button(tab, "Next").click();
    await page.getByLabel("What is too hard?").fill("All of it");
    await other.getByLabel("What is too easy?").fill("None of it");
    await button(page, "Submit").click();
    await expect(heading(page, "Thank you!")).toBeVisible();
    await button(other, "Submit").click();
    await expect(other.getByText("We kept your first answers.")).toBeVisible();
    await other.close();
    // On another day, in another browser.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(address!);
    await expect(heading(page, "Thank you!")).toBeVisible();
    await button(page, "SUBSCRIBE NOW - SAVE 15%").click();
    await expect(page).toHaveURL("/subscribe?cc=HOPE");
    await expect(heading(page, "Choose your plan")).toBeVisible();
  });

  test("what is typed stays when the answer cannot be sent @long", async ({ openAs }) => {
    const page = await openAs("yuri", tasks);
    // He had answered a month ago.
    await expect(heading(page, "Thank you!")).toBeVisible();
    await openAs("sam", tasks);
    await choose(page, "Just Right");
    await button(page, "Next").click();
    await page.getByLabel("What do you like?").fill("All of it");
    const results = "**/api/survey/results";
    await page.route(results, (route) => route.abort());
    await button(page, "Submit").click();
    await expect(page.getByRole("alert")).toContainText("There is no connection right now.");
    await expect(page.getByLabel("What do you like?")).toHaveValue("All of it");
    await page.unroute(results);
    await pressAgain(button(page, "Submit"));
    await expect(heading(page, "Thank you!")).toBeVisible();
    await link(page, "SUBSCRIBE NOW - SAVE 15%").click();
    await expect(page.getByText("HOPE: 15% off your first payment.")).toBeVisible();
  });
});

test.describe("the end of a trial", () => {
  test("Tess says why in her own words, and is thanked @long", async ({ page }) => {
    await openLetter(page, "tess@example.org", "How was your free trial?");
    await followLetter(page, "Tell us how it was");
    await expect(heading(page, "How was your free trial?")).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("group").locator("label")).toHaveText([
      "Now is not the right time",
      "I am not sure yet",
      "It is too hard for me",
      "It is too easy for me",
      "I do not have a computer or tablet for it",
      "It costs too much",
      "Other",
    ]);
    await choose(page, "I am not sure yet");
    await page.getByLabel("Other reason").fill("My eyes");
    await expect(checkbox(page, "Other")).toBeChecked();
    await checkbox(page, "Other").press("Space");
    await expect(page.getByLabel("Other reason")).toHaveValue("");
    await checkbox(page, "Other").press("Space");
    await expect(page.getByLabel("Other reason")).toHaveValue("My eyes");
    await button(page, "Submit").click();
    await expect(page.getByText("This is required.")).toBeVisible();
    const words = page.getByLabel("Is there anything else you'd like to share?");
    await expect(words).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("I will be back in spring.");
    await page.reload();
    await expect(checkbox(page, "I am not sure yet")).toBeChecked();
    await expect(page.getByLabel("Other reason")).toHaveValue("My eyes");
    await expect(words).toHaveValue("I will be back in spring.");
    await pressByKeyboard(page, button(page, "Submit"));
    await expect(heading(page, "Thank you for your submission!")).toBeVisible();
    await expect(link(page, "send us a text")).toHaveAttribute("href", /^sms:/);
    await expectAccessible(page);
  });

  test("Hana finds it too expensive, says what she can pay, and pays that @long", async ({
    page,
  }) => {
    await openLetter(page, "hana@example.org", "How was your free trial?");
    await followLetter(page, "Tell us how it was");
    await choose(page, "It costs too much");
    await page.getByLabel("Is there anything else you'd like to share?").fill("I liked it.");
    await button(page, "Submit").click();
    await expect(page).toHaveURL("/scholarship");
    await expect(heading(page, "How much can you pay each month?")).toBeVisible();
    await expectAccessible(page);
    const amount = page.getByLabel("Dollars a month");
    for (const [typed, complaint] of [
      ["", "This is required."],
      ["30", "Enter an amount from 0 to 29.99."],
      ["some", "Enter an amount from 0 to 29.99."],
    ] as const) {
      await amount.fill(typed);
      await button(page, "Continue").click();
      await expect(page.getByText(complaint)).toBeVisible();
      await expect(amount).toHaveValue(typed);
    }
    await expectAccessible(page);
    await amount.fill("$16,50");
    await page.reload();
    await expect(amount).toHaveValue("$16,50");
    await button(page, "Continue").dblclick();
    await expect(page).toHaveURL("/subscribe?source=scholarship&acceptableAmount=16.50");
    await expect(page.getByText("You pay $16.50 a month, as you told us.")).toBeVisible();
    await button(page, "Continue to payment: Monthly").click();
    await giveCard(page, "Pay $16.50");
    await expect(heading(page, "Thank you. Your subscription is ready.")).toBeVisible();
    await page.goto("/scholarship");
    await expect(heading(page, "You're Not Eligible for a Scholarship at This Time")).toBeVisible();
  });
});

test.describe("a scholarship", () => {
  test("Tess can pay less than a plan costs: the people of support are told once", async ({
    page,
  }) => {
    await openLetter(page, "tess@example.org", "Is Regain too expensive for you?");
    await followLetter(page, "Ask for a scholarship");
    await expect(page.getByText("You told us $18.00 before.")).toBeVisible();
    await page.getByLabel("Dollars a month").fill("9");
    await button(page, "Continue").dblclick();
    await expect(heading(page, "Thank you for your submission!")).toBeVisible();
    await expect(page.getByText("You told us $9.00 a month.")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page, "Thank you for your submission!")).toBeVisible();
    await button(page, "Change my answer").click();
    await button(page, "Continue").click();
    await expect(heading(page, "Thank you for your submission!")).toBeVisible();
    await page.goto("/demo/mailbox");
    await expect(link(page, "Somebody can pay $9.00 a month")).toHaveCount(1);
  });

  test("is for whose trial is over", async ({ openAs }) => {
    const page = await openAs("sam", "/scholarship");
    await expect(heading(page, "You're Not Eligible for a Scholarship at This Time")).toBeVisible();
    await expectAccessible(page);
  });
});

test("by another person's letter nobody answers who is logged in @long", async ({ openAs }) => {
  const page = await openAs("dana", "/dashboard");
  for (const [recipient, subject, press] of [
    ["vera@example.org", question, "Answer 2 questions"],
    ["tess@example.org", "How was your free trial?", "Tell us how it was"],
    ["tess@example.org", "Is Regain too expensive for you?", "Ask for a scholarship"],
  ] as const)
    await test.step(subject, async () => {
      await openLetter(page, recipient, subject);
      await followLetter(page, press);
      await expect(heading(page, "Somebody is logged in here")).toBeVisible();
    });
  await openAs("mona", "/dashboard");
  await openLetter(page, "vera@example.org", question);
  await followLetter(page, "Answer 2 questions");
  await expect(
    page.getByText("You are logged in as Mona. The link is for another account."),
  ).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expectAccessible(page);
  await link(page, "Stay logged in").click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(tasks);
  await expect(heading(page, question), "her own").toBeVisible();
  await openAs("tess", "/dashboard");
  await openLetter(page, "tess@example.org", "How was your free trial?");
  await followLetter(page, "Tell us how it was");
  const own = /^(How was your free trial\?|Thank you for your submission!)$/;
  await expect(page.getByRole("heading", { level: 1, name: own })).toBeVisible();
});

test.describe("nobody is known", () => {
  test("without a link, with a broken one, and with one for another page @long", async ({
    page,
  }) => {
    for (const path of [tasks, trial, "/scholarship"])
      for (const query of ["", "?token=hello", `?token=rgl_${"x".repeat(43)}`]) {
        await page.goto(path + query);
        await expect(unidentified(page)).toBeVisible();
        await expect(link(page, "send us a text")).toBeVisible();
        await page.evaluate(() => sessionStorage.clear());
      }
    await expectAccessible(page);
    await openLetter(page, "tess@example.org", "Is Regain too expensive for you?");
    const address = await link(page, "Ask for a scholarship").getAttribute("href");
    await page.goto(trial + new URL(address!, page.url()).search);
    await expect(unidentified(page)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Log In" }).click();
    await expect(page).toHaveURL(`/login?returnUrl=${encodeURIComponent(trial)}`);
  });

  test("a clinician is told that it is for patients; a signed-in patient needs no link", async ({
    openAs,
  }) => {
    const page = await openAs("dana", tasks);
    await expect(heading(page, "These questions are for patients")).toBeVisible();
    await expectAccessible(page);
    await openAs("mona", `${tasks}?token=rgl_${"x".repeat(43)}`);
    await expect(unidentified(page)).toBeVisible();
    await button(page, "Continue without the link").click();
    await expect(heading(page, question)).toBeVisible();
  });
});
