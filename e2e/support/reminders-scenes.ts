import type { Page } from "@playwright/test";
import { followLetter, openLetter } from "./mailbox.ts";
import type { Scene } from "./scene.ts";

const mail = (subject: string, link: string) => async (page: Page) => {
  await openLetter(page, "rosa@example.org", subject);
  await followLetter(page, link);
  await page.getByRole("heading", { level: 1 }).waitFor();
};

/** Choosing reminders, and what stops them. No action is ever completed. */
export const remindersScenes: Readonly<Record<string, Scene>> = {
  reminders: { as: "rosa", path: "/account/reminders" },
  "reminders-off": { as: "sam", path: "/account/reminders" },
  "reminders-hindered": { as: "tess", path: "/account/reminders" },
  "reminders-wrong": {
    as: "sam",
    path: "/account/reminders",
    act: async (page) => {
      await page.getByText("Remind me to practice").click();
      for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"])
        await page.getByText(day, { exact: true }).click();
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("Please choose at least one day.").waitFor();
    },
  },
  "mail-choice-reminders": {
    path: "/login",
    act: mail("Time to practice", "Stop these reminders, or change when they come"),
  },
  "mail-choice-progress": {
    path: "/login",
    act: mail("Your practice from", "Stop these emails, or change how often they come"),
  },
  "mail-choice-dead": { path: "/mail-choice" },
};
