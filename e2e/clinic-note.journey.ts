import type { Page } from "@playwright/test";
import { localTime } from "@regain/therapy/days";
import { ownServer } from "./support/own-server.ts";
import { pdfText } from "./support/pdf-text.ts";
import { playExercises, playInClinic } from "./support/played-session.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const own = ownServer();
const today = localTime(new Date(), "America/New_York").day;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const choice = (page: Page) => page.getByRole("navigation", { name: "Practice in this note" });
const chosen = (page: Page) => choice(page).locator("[aria-current]");

test("Dana documents what was done in the clinic on a day with practice at home @long", async ({
  page,
}) => {
  const { user } = await sessionOf(own(), "rosa");
  const patientId = user.userId;
  const path = `/dashboard/patient/${patientId}/daily-session-note/detailed/${today}`;
  await signInBrowser(page, own(), "dana");
  await playInClinic(own(), "rosa", "dana");
  await page.goto(own().url + path);
  const sheet = page.getByRole("article");
  const said = page.getByText("Practice in the clinic only").first();
  const clinicItems = /^Clinic: \d+ items, [^;]*$/;
  await expect(sheet.getByText(clinicItems)).toBeVisible();
  await expect(choice(page), "there is nothing to choose").toBeHidden();

  await playExercises(own(), "rosa", [33]);
  await page.reload();
  await expect(sheet.getByText(/^Clinic: .*; Home: /)).toBeVisible();
  await expect(chosen(page)).toHaveText("All practice");
  await expect(said).toBeHidden();

  // What is typed stays, and is not sent twice.
  const plan = page.getByLabel("Plan");
  await plan.fill("Go on with words.");
  await choice(page).getByRole("link", { name: "In the clinic only" }).click();
  await expect(said).toBeVisible();
  await expect(chosen(page)).toHaveText("In the clinic only");
  await expect(sheet.getByText(clinicItems)).toBeVisible();
  await expect(plan).toHaveValue("Go on with words.");
  await expect(page).toHaveURL(/\?practice=clinic$/);
  await expectAccessible(page);
  await expect(page.getByText(/^Draft saved on/)).toBeVisible();

  await page.reload();
  await expect(chosen(page)).toHaveText("In the clinic only");
  await expect(plan).toHaveValue("Go on with words.");
  await page.getByRole("link", { name: "Brief", exact: true }).click();
  await expect(page).toHaveURL(/\/brief\/.*practice=clinic$/);
  await expect(said).toBeVisible();
  await page.goto(`${own().url}/dashboard/patient/${patientId}/calendar`);
  await page.goBack();
  await expect(chosen(page)).toHaveText("In the clinic only");

  await button(page, "Sign note").click();
  await page.getByRole("button", { name: /^Sign as/ }).click();
  await expect(page.getByText(/^Version 1, signed by Dana/)).toBeVisible();
  await expect(page).toHaveURL(/\/brief\/[\d-]+$/);
  await expect(said).toBeVisible();
  await expect(choice(page)).toBeHidden();
  const waiting = page.waitForEvent("download");
  await button(page, "Download PDF").click();
  await page.getByRole("menuitem", { name: "Letter", exact: true }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe(`daily-session-note-rosa-${today}-clinic.pdf`);
  expect(await pdfText(await file.path())).toContain("Practice in the clinic only");

  await page.getByRole("link", { name: "Write an addendum" }).click();
  await expect(chosen(page)).toHaveText("In the clinic only");
  await choice(page).getByRole("link", { name: "All practice" }).click();
  await expect(sheet.getByText(/^Clinic: .*; Home: /)).toBeVisible();
  await expect(said).toBeHidden();
});
