import type { Page } from "@playwright/test";
import { followLetter, openLetter } from "./mailbox.ts";
import type { Scene } from "./scene.ts";

const tasks = "/survey/campaign/how_are_your_tasks";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const choose = async (page: Page, answer: string) => {
  await page.locator("label").filter({ hasText: answer }).first().click();
};

/** Chooses how it feels, and goes on to the comments. */
const sayHow = (answer: string) => async (page: Page) => {
  await choose(page, answer);
  await button(page, "Next").click();
  await button(page, "Submit").waitFor();
};

/** A finished survey stays finished: the pictures that follow begin with the thanks. */
const isFinished = (page: Page): Promise<boolean> =>
  page.getByRole("heading", { level: 1, name: /^Thank you/ }).isVisible();

const sayAll = (answer: string) => async (page: Page) => {
  if (await isFinished(page)) return;
  await sayHow(answer)(page);
  await button(page, "Submit").click();
  await page.getByRole("heading", { name: "Thank you!" }).waitFor();
};

const byLetter = (recipient: string, subject: string, press: string) => async (page: Page) => {
  await openLetter(page, recipient, subject);
  await followLetter(page, press);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

const scholarship = byLetter(
  "hana@example.org",
  "Is Regain too expensive for you?",
  "Ask for a scholarship",
);

const sayAmount = (amount: string, shows: string) => async (page: Page) => {
  await scholarship(page);
  if (await isFinished(page)) return;
  await page.getByLabel("Dollars a month").fill(amount);
  await button(page, "Continue").click();
  await page.getByText(shows).waitFor();
};

/** Every screen of the surveys, and the letters that lead there. */
export const surveyScenes: Readonly<Record<string, Scene>> = {
  "survey-tasks": { as: "rosa", path: tasks },
  "survey-tasks-missing": { as: "rosa", path: tasks, act: (page) => button(page, "Next").click() },
  "survey-tasks-words": { as: "rosa", path: tasks, act: sayHow("Just Right") },
  "survey-tasks-thanks": { as: "rosa", path: tasks, act: sayAll("Just Right") },
  "survey-tasks-subscribe": { as: "vera", path: tasks, act: sayAll("Too Hard") },
  "survey-trial": {
    path: "/",
    act: byLetter("tess@example.org", "How was your free trial?", "Tell us how it was"),
  },
  "survey-trial-thanks": {
    as: "hana",
    path: "/survey/campaign/end_of_trial",
    act: async (page) => {
      if (await isFinished(page)) return;
      await choose(page, "It is too easy for me");
      await page.getByLabel("Is there anything else").fill("No.");
      await button(page, "Submit").click();
      await page.getByText("Thank you for your submission!").waitFor();
    },
  },
  "survey-nobody": { path: tasks },
  "survey-clinician": { as: "dana", path: tasks },
  scholarship: { path: "/", act: scholarship },
  "scholarship-wrong": { path: "/", act: sayAmount("30", "Enter an amount from 0 to 29.99.") },
  "scholarship-thanks": { path: "/", act: sayAmount("12.50", "You told us $12.50 a month.") },
  "scholarship-not-eligible": { as: "sam", path: "/scholarship" },
  "survey-letter": {
    path: "/demo/mailbox",
    act: (page) => openLetter(page, "rosa@example.org", "How are your exercises feeling?"),
  },
};
