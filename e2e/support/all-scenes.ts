import type { Page } from "@playwright/test";
import { calendarScenes } from "./calendar-scenes.ts";
import { institutionRecordsScenes } from "./institution-records-scenes.ts";
import { institutionSettingsScenes } from "./institution-settings-scenes.ts";
import { billingScenes } from "./billing-scenes.ts";
import { rareScenes } from "./rare-scenes.ts";
import type { Scene } from "./scene.ts";
import { surveyScenes } from "./survey-scenes.ts";
import { remindersScenes } from "./reminders-scenes.ts";
import { institutionUsersScenes } from "./institution-users-scenes.ts";
import { waysInScenes } from "./ways-in-scenes.ts";
import { daysAgo } from "./days-ago.ts";

const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name }).first().click();

const openDialog = (name: string) => async (page: Page) => {
  await click(name)(page);
  await page.getByRole("dialog").waitFor();
};

/** Chooses an action for Rosa in the list of patients, and waits for what it opens. */
const forRosa = (action: string, opens: string) => async (page: Page) => {
  await click("Actions for rosa")(page);
  await page.getByRole("menuitem", { name: action, exact: true }).click();
  await page.getByText(opens).first().waitFor();
};

/** Opens a note on Rosa for the month that ended two days ago. */
const openNote =
  (address: (from: string, to: string) => string, shows = "Sign note") =>
  async (page: Page) => {
    await forRosa("Performance Summary", "Skill areas")(page);
    const [, id = ""] = /patient\/([^/]+)/.exec(page.url()) ?? [];
    const path = `/dashboard/patient/${id}/${address(daysAgo(32), daysAgo(2))}`;
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole("button", { name: shows }).waitFor();
  };

/** Starts one self-guided exercise and shows its first item. */
const practise = (exercise: string) => async (page: Page) => {
  await openDialog("Settings")(page);
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  await page.locator("label").filter({ hasText: exercise }).first().click();
  await page.getByRole("button", { name: "Start 1 exercise" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const cover = page.getByRole("button", { name: "Show now" });
  if (await cover.isVisible()) await cover.click();
};

const exercises = [
  "Spoken word to picture",
  "Name the picture",
  "Spell the picture",
  "Picture pairs",
  "Repeat the order",
  "Recreate the pattern",
  "Arithmetic",
];

/** Every screen, by the name of its pictures. */
export const scenes: Readonly<Record<string, Scene>> = {
  login: { path: "/login" },
  password: {
    path: "/login",
    act: async (page) => {
      await page.getByLabel("Email or Username").fill("rosa");
      await page.keyboard.press("Enter");
      await page.getByLabel("Password", { exact: true }).fill("Practice2");
      await page.keyboard.press("Enter");
      await page.getByText("is not right").waitFor();
    },
  },
  cookies: { path: "/login", act: openDialog("Choose") },
  "not-found": { path: "/no/such/page" },
  ...institutionRecordsScenes,
  ...institutionSettingsScenes,
  ...waysInScenes,
  ...institutionUsersScenes,
  ...remindersScenes,
  ...surveyScenes,
  ...calendarScenes,
  ...rareScenes,
  ...billingScenes,
  signup: { path: "/signup" },
  "signup-patient": { path: "/signup?userType=patient" },
  "signup-clinician": { path: "/signup?userType=clinician" },
  forgot: { path: "/forgot-password" },
  account: { as: "rosa", path: "/account" },
  "account-password": { as: "rosa", path: "/account/password" },
  "account-devices": { as: "rosa", path: "/account/devices" },
  "account-ending": { as: "omar", path: "/account" },
  "account-overdue": { as: "paul", path: "/account" },
  "account-store": { as: "lena", path: "/account" },
  download: { path: "/download-patient" },
  consult: { path: "/therapist-consult" },
  "do-not-contact": { as: "rosa", path: "/do-not-contact" },
  denied: { as: "dana", path: "/do-therapy" },
  report: { as: "rosa", path: "/dashboard" },
  "report-tasks": { as: "rosa", path: "/dashboard?tab=tasks" },
  "report-empty": { as: "sam", path: "/dashboard" },
  "report-locked": { as: "tess", path: "/dashboard" },
  "report-thanks": { as: "mona", path: "/dashboard" },
  "report-days": { as: "rosa", path: "/dashboard/report", act: openDialog("Days of this report") },
  "report-trend": { as: "rosa", path: "/dashboard/report", act: click(/^Over time/) },
  "report-task-trend": {
    as: "rosa",
    path: "/dashboard/report?tab=tasks",
    act: click(/^Over time/),
  },
  "report-print": {
    as: "rosa",
    path: "/dashboard/report",
    act: (page) => page.emulateMedia({ media: "print" }),
  },
  "detailed-performance": { as: "rosa", path: "/dashboard/detailed-performance" },
  export: { as: "rosa", path: "/dashboard/export" },
  "detailed-weeks": {
    as: "rosa",
    path: "/dashboard/detailed-performance?columns=ByWeek&measure=latency",
  },
  "detailed-filter": {
    as: "rosa",
    path: "/dashboard/detailed-performance",
    act: openDialog("Filter Tasks"),
  },
  "detailed-print": {
    as: "rosa",
    path: "/dashboard/detailed-performance?columns=ByWeek",
    act: (page) => page.emulateMedia({ media: "print" }),
  },
  "detailed-locked": { as: "tess", path: "/dashboard/detailed-performance" },
  menu: { as: "rosa", path: "/dashboard", act: click("Rosa") },
  caseload: { as: "dana", path: "/dashboard" },
  "caseload-row": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: click("Details of rosa"),
  },
  "caseload-discharge": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Discharge", "Reason"),
  },
  "schedule-editor": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Modify schedule", "Name the picture"),
  },
  "clinician-report": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Performance Summary", "Skill areas"),
  },
  "clinician-pages": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      await forRosa("Performance Summary", "Skill areas")(page);
      await click("Practice and access")(page);
    },
  },
  "clinician-report-two": {
    as: "dana",
    path: "/dashboard?search=abel",
    act: async (page) => {
      await click("Actions for abel")(page);
      await page.getByRole("menuitem", { name: "Performance Summary" }).click();
      await page.getByText("What changed").waitFor();
    },
  },
  "clinician-detailed": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      await forRosa("Performance Summary", "Skill areas")(page);
      const fold = page.getByRole("button", { name: "Performance & Documentation" });
      if (await fold.isVisible()) await fold.click();
      await page.getByRole("link", { name: "Detailed Performance" }).first().click();
      await page.getByRole("grid").waitFor();
    },
  },
  "item-again": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      await forRosa("Performance Summary", "Skill areas")(page);
      const [, id = ""] = /patient\/([^/]+)/.exec(page.url()) ?? [];
      await page.goto(
        new URL(`/dashboard/patient/${id}/detailed-performance?tasks=47`, page.url()).href,
      );
      await page.getByRole("grid").locator("[data-place][tabindex='0']").click();
      await page.getByRole("option").first().click();
      await page.getByText("What happened").waitFor();
    },
  },
  "clinic-session": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Practice together", "minutes"),
  },
  "patient-recordings": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Spoken answers", "recorded"),
  },
  "patient-access": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Sign-in card and invitation", "Make a sign-in card"),
  },
  "caseload-added": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      await forRosa("Performance Summary", "Skill areas")(page);
      const [, id = ""] = /patient\/([^/]+)/.exec(page.url()) ?? [];
      await page.goto(new URL(`/dashboard?added=${id}`, page.url()).href);
      await page.getByText("is now one of your patients").waitFor();
    },
  },
  "hand-over": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Transfer", "Transfer rosa"),
  },
  presets: { as: "dana", path: "/dashboard/presets" },
  "add-patient": { as: "dana", path: "/dashboard/add-patient" },
  "add-patient-new": {
    as: "dana",
    path: "/dashboard/add-patient",
    act: (page) => page.getByText("New Patient").first().click(),
  },
  handouts: { as: "dana", path: "/dashboard/handouts" },
  brochure: { as: "dana", path: "/dashboard/request-brochure/all/dashboard" },
  "schedule-adjust": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      await forRosa("Modify schedule", "Name the picture")(page);
      await page.getByRole("button", { name: "Adjust Name the picture" }).first().click();
    },
  },
  "schedule-self-guided": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      await forRosa("Modify schedule", "Name the picture")(page);
      await page.getByText("Exercises that the patient chooses").click();
    },
  },
  "patient-words": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: forRosa("Words and people", "Nothing added yet"),
  },
  "discharged-report": {
    as: "dana",
    path: "/dashboard?status=discharged",
    act: async (page) => {
      await page.getByRole("link", { name: "kurt" }).first().click();
      await page.getByText("You discharged this patient").waitFor();
    },
  },
  "note-progress": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: openNote((from, to) => `progress-note/${from}/${to}`),
  },
  "note-daily": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: openNote((_, to) => `daily-session-note/detailed/${to}`),
  },
  "note-discharge": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: openNote((from, to) => `discharge-summary/${from}/${to}`),
  },
  "note-picker": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: openNote(() => "progress-note", "Generate Report"),
  },
  "note-list": {
    as: "dana",
    path: "/dashboard?search=rosa",
    act: async (page) => {
      await openNote(() => "progress-note", "Generate Report")(page);
      await page.goto(page.url().replace("progress-note", "notes"));
      await page.getByRole("heading", { name: "All notes" }).waitFor();
    },
  },
  "caseload-none-found": { as: "dana", path: "/dashboard?search=nobody" },
  "caseload-empty": { as: "nils", path: "/dashboard" },
  welcome: { as: "rosa", path: "/do-therapy" },
  "welcome-first": { as: "sam", path: "/do-therapy" },
  "welcome-ended": { as: "tess", path: "/do-therapy" },
  settings: { as: "rosa", path: "/do-therapy", act: openDialog("Settings") },
  help: { as: "rosa", path: "/do-therapy", act: openDialog("Help") },
  "own-items": { as: "rosa", path: "/account/own-items" },
  "own-items-add": { as: "rosa", path: "/account/own-items", act: openDialog("Add") },
  instructions: {
    as: "rosa",
    path: "/do-therapy",
    act: async (page) => {
      await click(/practice/)(page);
      await page.getByRole("button", { name: "Start", exact: true }).waitFor();
    },
  },
  ...Object.fromEntries(
    exercises.map((name) => [
      name.toLowerCase().replaceAll(" ", "-"),
      { as: "rosa", path: "/do-therapy", act: practise(name) },
    ]),
  ),
};
