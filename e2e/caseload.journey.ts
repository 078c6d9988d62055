import type { Page } from "@playwright/test";
import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { readmitPatient } from "@regain/contract/calls/caseload/readmit-patient";
import { pressAgain, tabTo } from "./support/keyboard.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { ownServer } from "./support/own-server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** Patients are discharged and handed over here. */
const own = ownServer();

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const table = (page: Page) => page.getByRole("table", { name: "My patients" });
const rowOf = (page: Page, patient: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: patient, exact: true }) });
const names = (page: Page) => table(page).getByRole("rowheader");

/** Someone who has been here before, unless it is their first visit. */
async function openList(page: Page, username: string, query = "", isFirst = false): Promise<void> {
  await signInBrowser(page, own(), username);
  if (!isFirst)
    await page.context().addCookies([{ name: "brochureShown", value: "1", url: own().url }]);
  await page.goto(`${own().url}/dashboard${query}`);
  await expect(page.getByRole("heading", { name: "My patients" })).toBeVisible();
}

async function choose(page: Page, patient: string, action: string): Promise<void> {
  await button(page, `Actions for ${patient}`).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/**
 * On a busy machine the press can come at the very moment when a menu closes and a dialog opens, and close
 * the list again: a person would press once more.
 */
async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  const opener = page.getByRole("button", { name: new RegExp(`${label}$`) });
  const wanted = page.getByRole("option", { name: option, exact: true });
  await expect(async () => {
    if (!(await wanted.isVisible())) await opener.click({ timeout: 2_000 });
    await wanted.click({ timeout: 2_000 });
  }).toPass();
}

test("a first visit offers the brochure once", async ({ page }) => {
  await openList(page, "nils", "", true);
  const dialog = page.getByRole("dialog", { name: "Download Patient Brochure" });
  await expect(dialog.getByText("four times more therapy")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { name: "No patients yet" })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "No patients yet" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("Dana sees who needs her today, puts one aside, and takes it back @long", async ({ page }) => {
  await openList(page, "dana");
  const attention = page.getByRole("region", { name: /^Needs you today: \d/ });
  const hana = attention.getByRole("listitem").filter({ hasText: "hana" });
  // The demo may have been filled on the day before.
  await expect(hana).toContainText(/No practice for 1[678] days, after 3\.8 days a week/);
  await expect(page.getByText(/23 patients · 9 added and 1 discharged/)).toBeVisible();
  await expectAccessible(page);
  await button(page, "Dismiss: hana").click();
  await expect(attention.getByText("hana: dismissed until something new happens")).toBeVisible();
  await expect(attention.getByRole("button", { name: "Undo" })).toBeFocused();
  await page.reload();
  await expect(attention.getByText("omar", { exact: true })).toBeVisible();
  await expect(hana).toBeHidden();
  await button(page, "Dismiss: omar").click();
  await attention.getByRole("button", { name: "Undo" }).click();
  await expect(attention.getByText("omar", { exact: true })).toBeVisible();
  await attention.getByRole("link", { name: "Open omar" }).click();
  await expect(page).toHaveURL(/\/dashboard\/patient\/.*\/report$/);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs.getByText("Omar")).toBeVisible();
  await expect(page.getByText("all levels")).toBeVisible();
  await expectAccessible(page);
  await crumbs.getByRole("link", { name: "My patients" }).click();
  await expect(table(page)).toBeVisible();

  // Back leads to where one was: a heading far above would be nowhere.
  await page.goBack();
  await expect(page.getByText("all levels")).toBeVisible();
  await page.goBack();
  await expect(attention.getByRole("link", { name: "Open omar" })).toBeFocused();
  // Of two links to the same page it is the one that was followed.
  const inTable = table(page).getByRole("link", { name: "omar", exact: true });
  await inTable.click();
  await expect(page.getByText("all levels")).toBeVisible();
  await page.goBack();
  await expect(inTable).toBeFocused();
});

test("whoever needs Dana is named without a press, however many they are", async ({ page }) => {
  const people = ["ann", "ben", "cleo", "dov", "ella", "finn"];
  await page.route(/\/attention(\?|$)/, async (route) => {
    const answer = await (await route.fetch()).json();
    const [item] = answer.items;
    const items = people.map((name) => ({ ...item, patientId: name, patientUsername: name }));
    await route.fulfill({ json: { ...answer, items: [...items, { ...items[0], kind: "again" }] } });
  });
  await openList(page, "dana");
  const attention = page.getByRole("region", { name: "Needs you today: 6" });
  await expect(attention.getByRole("listitem")).toHaveCount(4);
  await expect(attention.getByText("ella, finn", { exact: true })).toBeVisible();
  await button(page, "Show 3 more").click();
  await expect(attention.getByRole("listitem")).toHaveCount(7);
  await expect(attention.getByText("ella, finn", { exact: true })).toBeHidden();
});

test("a single exercise is called one; of a long homework ten tasks are named, and the others counted", async ({
  page,
}) => {
  await page.route(/\/patientdashboard(\?|$)/, async (route) => {
    const answer = await (await route.fetch()).json();
    Object.assign(answer.Summary, { totalExercises: 1, homeExercises: 1 });
    await route.fulfill({ json: answer });
  });
  let lineCount = 12;
  let askedTimes = 0;
  await page.route("**/patientdashboard/expansion?*", async (route) => {
    askedTimes++;
    const answer = await (await route.fetch()).json();
    const [line] = answer.currentSchedule;
    answer.currentSchedule = Array.from({ length: lineCount }, (_, at) => ({
      ...line,
      taskTypeId: at + 1,
    }));
    await route.fulfill({ json: answer });
  });
  await openList(page, "dana");
  await expect(page.getByText(/^1 item in the last 30 days .* 1 at home/)).toBeVisible();
  await button(page, "Details of rosa").click();
  const details = page.getByRole("region", { name: "Details of rosa" });
  await expect(details.getByText("+ 2 other tasks", { exact: true })).toBeVisible();
  await expect(details.getByText(/^level \d+ · \d+ times?$/)).toHaveCount(10);
  // What was opened before is not fetched again unless someone asks for it.
  lineCount = 11;
  await button(page, "Details of rosa").click();
  await expect(details).toBeHidden();
  await pressAgain(button(page, "Details of rosa"));
  await expect(details.getByText("+ 2 other tasks", { exact: true })).toBeVisible();
  expect(askedTimes).toBe(1);
  await details.getByRole("button", { name: "Refresh" }).click();
  await expect(details.getByText("+ 1 other task", { exact: true })).toBeVisible();
});

test("search, order, page and the open row stay in the address @long", async ({ page }) => {
  await openList(page, "dana");
  await expect(table(page).getByRole("columnheader")).toHaveText([
    "Details",
    "Username",
    "Status",
    "Last activity",
    "Home exercises",
    "Clinic exercises",
    "Average activity",
    "Actions",
  ]);
  await expect(names(page)).toHaveCount(23);
  await expect(names(page).first()).toHaveText("erik");
  await chooseOption(page, "Rows per page", "10");
  await expect(names(page)).toHaveCount(10);
  await button(page, "Next").click();
  await expect(page.getByText("11–20 of 23")).toBeVisible();
  await button(page, "Username").click();
  await expect(names(page).first()).toHaveText("abel");
  await expect(page.getByRole("columnheader", { name: "Username" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await pressAgain(button(page, "Username"));
  await expect(names(page).first()).toHaveText("yuri");
  await page.getByRole("searchbox", { name: "Search patients" }).fill("ro");
  await expect(names(page)).toHaveText(["rosa"]);
  await button(page, "Details of rosa").click();
  const details = page.getByRole("region", { name: "Details of rosa" });
  await expect(details.getByText("Executive functioning")).toBeVisible();
  await expect(details.getByText(/level 4 · 6 times/)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(details.getByText("Executive functioning")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("ro");
  await expect(page).toHaveURL(/search=ro/);
  await page.getByRole("searchbox").press("Escape");
  await expect(names(page)).toHaveCount(10);
  await expect(names(page).first()).toHaveText("yuri");
  await page.getByRole("searchbox").fill("nobody at all");
  await expect(page.getByRole("heading", { name: "No patient found" })).toBeVisible();
  // Its heading out of sight, the page is left with what is near.
  await page.setViewportSize({ width: 1280, height: 320 });
  await button(page, "Show all patients").press("Enter");
  await expect(names(page)).toHaveCount(10);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await expect(page.getByRole("searchbox")).toBeInViewport();
});

test("a search that fails keeps what was typed, and can be tried again @long", async ({ page }) => {
  await openList(page, "dana");
  const failing = "**/clinician/patientdashboard?*search=ro*";
  await page.route(failing, (route) => route.abort());
  const field = page.getByRole("searchbox", { name: "Search patients" });
  await field.fill("ro");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(field).toHaveValue("ro");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("sam");
  await expect(names(page)).toHaveText(["sam"]);
  await field.fill("ro");
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  await expect(field).toHaveValue("ro");
  await page.unroute(failing);
  await button(page, "Try again").click();
  await expect(names(page)).toHaveText(["rosa"]);
});

test("a search that is too long says what is searched for", async ({ page }) => {
  await openList(page, "dana", `?search=${"x".repeat(150)}`);
  const field = page.getByRole("searchbox", { name: "Search patients" });
  await expect(page.getByRole("heading", { name: "No patient found" })).toBeVisible();
  await expect(field).toHaveValue("x".repeat(100));
  await expect(page.getByText("At most 100 characters.")).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/At most 100 characters/);
  await field.fill("sam");
  await expect(names(page)).toHaveText(["sam"]);
});

test("a status says why, and leads on", async ({ page }) => {
  await openList(page, "dana", "?search=sam");
  await expect(rowOf(page, "sam").getByRole("cell", { name: "No activity" })).toBeVisible();
  await button(page, "Not started, sam. Why?").click();
  const tip = page.getByRole("dialog", { name: "Status of sam" });
  await expect(tip.getByText("No practice yet.")).toBeVisible();
  await tip.getByRole("link", { name: "Let's change that" }).click();
  await expect(page).toHaveURL(/\/dashboard\/request-brochure\/.*\/dashboard$/);
  await page.goto(`${own().url}/dashboard?search=rosa`);
  await expect(
    rowOf(page, "rosa").getByRole("cell", { name: /^\d(\.\d)? days \/ wk$/ }),
  ).toBeVisible();
  await button(page, "On track, rosa. Why?").click();
  await page.getByRole("link", { name: "Review Performance" }).click();
  await expect(page.getByRole("heading", { name: "Performance Summary" })).toBeVisible();
});

test("Dana discharges a patient with a reason, and readmits them @long", async ({ page }) => {
  await openList(page, "dana", "?search=ivan");
  await choose(page, "ivan", "Discharge");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Discharge" }).click();
  await expect(dialog.getByText("Choose a reason.")).toBeVisible();
  await chooseOption(page, "Reason", "Other");
  await dialog.getByRole("button", { name: "Discharge" }).click();
  await expect(dialog.getByText("Enter the reason.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Which reason?").fill("Goes on with a neighbour.");
  await dialog.getByRole("button", { name: "Discharge" }).click();
  await expect(page.getByText("ivan is discharged.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No patient found" })).toBeVisible();

  await page.goto(`${own().url}/dashboard?status=discharged`);
  await expect(names(page)).toHaveText(["ivan", "kurt"]);
  await choose(page, "ivan", "Performance Summary");
  const notice = page.getByRole("complementary", { name: "Discharge" });
  await expect(notice).toContainText("Other.");
  await expectAccessible(page);
  await page.goto(page.url().replace("/report", "/schedule"));
  await expect(page.getByText("Readmit the patient to change the homework")).toBeVisible();
  await expect(button(page, "Save")).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`${own().url}/dashboard?status=discharged`);
  await choose(page, "ivan", "Readmit");
  await chooseOption(page, "Reason", "The patient came back");
  await dialog.getByRole("button", { name: "Readmit" }).click();
  await expect(page.getByText("ivan is your patient again.")).toBeVisible();
  await expect(names(page)).toHaveText(["kurt"]);
  await expect(
    page.getByRole("row", { name: "kurt" }).locator(":focus"),
    "the row that took the place",
  ).toHaveCount(1);
  await page.goto(`${own().url}/dashboard?search=ivan`);
  await choose(page, "ivan", "Clinicians and history");
  await expect(dialog.getByText("Dana readmitted the patient")).toBeVisible();
  await expect(dialog.getByText("Goes on with a neighbour.")).toBeVisible();
});

test("a reason that was typed is not lost by a slip or cut, and whoever is discharged is still found", async ({
  page,
}) => {
  await openList(page, "dana", "?search=ivan");
  const reasons = "**/discontinue/reasons";
  await page.route(reasons, (route) => route.abort());
  await choose(page, "ivan", "Discharge");
  const dialog = page.getByRole("dialog", { name: "Discharge ivan?" });
  const reload = dialog.getByRole("button", { name: "Load the reasons again" });
  await expect(reload).toBeVisible();
  await expectAccessible(page);
  await page.unroute(reasons);
  await reload.click();
  await expect(reload).toBeHidden();

  await chooseOption(page, "Reason", "Other");
  const reason = dialog.getByLabel("Which reason?");
  const pasted = "x".repeat(1_012);
  await reason.fill(pasted);
  await expect(dialog.getByText("12 characters too long.")).toBeVisible();
  await dialog.getByRole("button", { name: "Discharge" }).click();
  await expect(reason).toBeFocused();
  const stay = page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Keep editing" });
  await page.keyboard.press("Escape");
  await stay.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expectAccessible(page);
  await stay.click();
  await expect(reason).toHaveValue(pasted);
  await reason.fill("Goes on with a neighbor.");
  await dialog.getByRole("button", { name: "Discharge" }).click();
  await expect(page.getByText("ivan is discharged.")).toBeVisible();

  const among = page.getByText("1 discharged patient matches your search.");
  await expect(among).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${own().url}/dashboard?status=not-started&search=rosa`);
  await expect(page.getByText("Nobody with this status matches your search.")).toBeVisible();
  await page.getByRole("searchbox").fill("ivan");
  await expect(among).toBeVisible();
  await button(page, "Show discharged patients").click();
  await expect(names(page)).toHaveText(["ivan"]);
  const { user } = await sessionOf(own(), "ivan");
  const { call } = await sessionOf(own(), "dana");
  const params = { id: user.userId };
  await call(readmitPatient, { params, body: { reason: "by-mistake" } });
});

test("by the keyboard whoever leaves the list leads on to the row that took the place @long", async ({
  page,
}) => {
  await openList(page, "dana", "?pageSize=10");
  await expect(names(page)).toHaveCount(10);
  const before = await names(page).allTextContents();
  const [leaving, taking] = [before[4]!, before[5]!];
  const dialog = page.getByRole("dialog");
  await button(page, `Actions for ${leaving}`).press("Enter");
  await page.getByRole("menuitem", { name: "Discharge" }).press("Enter");
  await chooseOption(page, "Reason", "Goals met");
  await dialog.getByRole("button", { name: "Discharge" }).press("Enter");
  await expect(page.getByText(`${leaving} is discharged.`)).toBeVisible();
  await expect(names(page).filter({ hasText: leaving })).toHaveCount(0);
  await expect(rowOf(page, taking).locator(":focus")).toHaveCount(1);
  await expect(page.locator(":focus")).toBeInViewport();
  const dana = await sessionOf(own(), "dana");
  const { rows } = await dana.call(patientDashboard, { query: { status: "discharged" } });
  const { patientId } = rows.find(({ patientUsername }) => patientUsername === leaving)!;
  await dana.call(readmitPatient, { params: { id: patientId }, body: { reason: "by-mistake" } });
});

test("a list whose patients are all discharged says so, and leads to them @long", async ({
  page,
}) => {
  const mara = await sessionOf(own(), "mara");
  const list = await mara.call(patientDashboard, { query: {} });
  for (const { patientId } of list.rows)
    await mara.call(dischargePatient, {
      params: { id: patientId },
      body: { reason: "goals-met" },
    });
  await openList(page, "mara");
  await expect(
    page.getByRole("heading", { name: "All your patients are discharged" }),
  ).toBeVisible();
  await expectAccessible(page);
  await button(page, "Show discharged patients").click();
  await expect(names(page)).toHaveText(list.rows.map(({ patientUsername }) => patientUsername));
  await page.goto(`${own().url}/dashboard?search=nobody`);
  await expect(page.getByRole("heading", { name: "No patient found" })).toBeVisible();
  for (const { patientId } of list.rows)
    await mara.call(readmitPatient, { params: { id: patientId }, body: { reason: "by-mistake" } });
});

test("Dana hands a patient over to Mara, who finds them in her list @long", async ({
  page,
  browser,
}) => {
  await openList(page, "dana", "?search=carl");
  await choose(page, "carl", "Transfer");
  const dialog = page.getByRole("dialog");
  await chooseOption(page, "Colleague", "Mara");
  await expectAccessible(page);
  await dialog.getByLabel("Note").fill("Likes to begin early.");
  await loseAnswer(page, "**/api/patient/*/hand-over");
  await dialog.getByRole("button", { name: "Transfer" }).click();
  await expect(dialog.getByText("There is no connection right now.")).toBeVisible();
  // The patient has been transferred by now: the next press says so.
  await pressAgain(dialog.getByRole("button", { name: "Transfer" }));
  await expect(page.getByText("carl is now with Mara.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No patient found" })).toBeVisible();
  const other = await browser.newContext();
  const maras = await other.newPage();
  await openList(maras, "mara");
  await expect(rowOf(maras, "carl")).toBeVisible();
  await choose(maras, "carl", "Clinicians and history");
  await expect(maras.getByText("Mara took over the patient from Dana")).toBeVisible();
  await other.close();
});

test("a patient who was handed over is said to be, wherever a page about them stands open @long", async ({
  page,
}) => {
  await openList(page, "dana");
  const { call } = await sessionOf(own(), "dana");
  const { user } = await sessionOf(own(), "ivan");
  const params = { id: user.userId };
  const { colleagues: found } = await call(colleagues, {});
  const open = (place: string) => page.goto(`${own().url}/dashboard/patient/${params.id}/${place}`);
  const clinic = await page.context().newPage();
  await clinic.goto(`${own().url}/dashboard/patient/${params.id}/clinic-session`);
  await button(clinic, "Start and hand over").waitFor();
  await open("schedule");
  await page.getByRole("button", { name: /^Add / }).first().click();
  const body = { clinicianId: found[0]!.clinicianId, keepMe: false };
  await call(transferPatient, { params, body });
  const isGone = "This patient is no longer one of your patients.";

  await button(page, "Save").click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(`${isGone} Nothing was saved.`);
  await expectAccessible(page);
  await alert.getByRole("link", { name: "My patients" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Exit without saving" }).click();
  await expect(names(page).first()).toBeVisible();
  await button(clinic, "Start and hand over").click();
  await expect(clinic.getByRole("alert")).toHaveText(isGone);
  await clinic.close();

  const main = page.getByRole("main");
  for (const place of [
    "report",
    "detailed-performance",
    "calendar",
    "schedule",
    "clinic-session",
    "notes",
    "recordings",
    "words",
    "access",
    "export",
  ]) {
    await open(place);
    await expect(main.getByRole("heading", { name: isGone })).toBeVisible();
    await expect(main.getByRole("alert")).toBeHidden();
    await expectAccessible(page);
  }
  await main.getByRole("link", { name: "My patients" }).last().click();
  await expect(names(page).first()).toBeVisible();
});

test("the keyboard alone finds a patient, opens the row, and changes the homework @long", async ({
  page,
}) => {
  await openList(page, "dana");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type("tess");
  await expect(names(page)).toHaveText(["tess"]);
  await tabTo(page, button(page, "Details of tess"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Details of tess" })).toBeVisible();
  await tabTo(page, button(page, "Actions for tess"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("dialog", { name: "Modify Patient's Homework Schedule" }),
  ).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("patients are cards that sort, open and act @long", async ({ page }) => {
    await openList(page, "dana");
    await expect(names(page).first()).toHaveText("erik");
    await chooseOption(page, "Sort by", "Home exercises");
    await expect(names(page).first()).toHaveText("rosa");
    await button(page, "Details of rosa").click();
    await expect(page.getByText("Executive functioning")).toBeVisible();
    await expectAccessible(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});
