import type { Page } from "@playwright/test";
import type { Scene } from "./scene.ts";

/** Opens the calendar of one of Dana's patients, and waits for it. */
const calendarOf = (username: string) => async (page: Page) => {
  await page.getByRole("button", { name: `Actions for ${username}` }).click();
  await page.getByRole("menuitem", { name: "Performance Summary", exact: true }).click();
  await page.getByRole("heading", { name: "Performance Summary" }).waitFor();
  // On a small screen the pages are behind a button.
  const folded = page.getByRole("button", { name: "Performance & Documentation" });
  if (await folded.isVisible()) await folded.click();
  await page.getByRole("link", { name: "Calendar", exact: true }).click();
  await page.getByRole("grid").first().waitFor();
};

/** The calendar as patients and clinicians see it; Abel's has days of every shade. */
export const calendarScenes: Readonly<Record<string, Scene>> = {
  calendar: { as: "rosa", path: "/dashboard/calendar" },
  "calendar-empty": { as: "sam", path: "/dashboard/calendar" },
  "clinician-calendar": { as: "dana", path: "/dashboard?search=abel", act: calendarOf("abel") },
  "calendar-day": {
    as: "dana",
    path: "/dashboard?search=abel",
    act: async (page) => {
      await calendarOf("abel")(page);
      await page.locator("[data-day]").nth(-2).focus();
    },
  },
  "calendar-printed": {
    as: "dana",
    path: "/dashboard?search=abel",
    act: async (page) => {
      await calendarOf("abel")(page);
      await page.emulateMedia({ media: "print" });
    },
  },
  "date-field": {
    as: "dana",
    path: "/dashboard?search=abel",
    act: async (page) => {
      await calendarOf("abel")(page);
      await page.getByRole("button", { name: /^Calendar Go to a day/ }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "date-range-field": {
    as: "rosa",
    path: "/dashboard/detailed-performance",
    act: async (page) => {
      await page.getByRole("button", { name: /^Calendar Dates/ }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
};
