import type { Locator, Page } from "@playwright/test";
import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { saveNoteDraft } from "@regain/contract/calls/documentation/save-note-draft";
import { readGoals } from "@regain/contract/calls/documentation/read-goals";
import { saveGoals } from "@regain/contract/calls/documentation/save-goals";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { signNote } from "@regain/contract/calls/documentation/sign-note";
import type { Goal } from "@regain/contract/entities/goal";
import { addDays, localTime } from "@regain/therapy/days";
import { tabTo } from "./support/keyboard.ts";
import { loseAnswer } from "./support/lose-answer.ts";
import { pdfText } from "./support/pdf-text.ts";
import { loaded } from "./support/loaded.ts";
import { ownServer } from "./support/own-server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: notes are signed here. */
const own = ownServer();
let rosa: string;
test.beforeAll(async () => {
  rosa = (await sessionOf(own(), "rosa")).user.userId;
});

const today = localTime(new Date(), "America/New_York").day;
const yesterday = addDays(today, -1);
const monthAgo = addDays(today, -30);
const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const sheet = (page: Page) => page.getByRole("article");

async function openAs(page: Page, username: string, path: string): Promise<void> {
  await signInBrowser(page, own(), username);
  await page.context().addCookies([{ name: "brochureShown", value: "1", url: own().url }]);
  await page.goto(`${own().url}/dashboard/patient/${rosa}${path}`);
}

/** Types days into the only date field there, starting in its first part. */
async function typeDays(scope: Locator, ...days: readonly string[]): Promise<void> {
  await scope.getByRole("spinbutton").first().click();
  for (const day of days) {
    const [year = "", month = "", date = ""] = day.split("-");
    await scope.page().keyboard.type(month + date + year);
  }
}

async function download(page: Page, paper: "Letter" | "A4") {
  const waiting = page.waitForEvent("download");
  await button(page, "Download PDF").click();
  await page.getByRole("menuitem", { name: paper, exact: true }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), text: await pdfText(await file.path()) };
}

test("Dana finds what she has written and not signed, without knowing its address @long", async ({
  page,
}) => {
  await openAs(page, "dana", "/report");
  const open = async (entry: string) => {
    await button(page, "Documentation").click();
    await page.getByRole("menuitem", { name: entry }).click();
  };
  await open("All notes");
  await expect(page.getByRole("heading", { name: "All notes", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "No notes yet" })).toBeVisible();
  await expectAccessible(page);
  const { call } = await sessionOf(own(), "dana");
  const name = { kind: "dailySessionNote", startDate: monthAgo, endDate: monthAgo } as const;
  const sections = [{ id: "plan" as const, text: "Go on with words." }];
  const params = { id: rosa };
  const note = { params, body: { ...name, version: 0, sections } };
  await call(saveNoteDraft, note);
  await page.reload();
  const drafts = page.getByRole("region", { name: "Drafts" });
  const link = drafts.getByRole("link", { name: `Daily Session Note, ${shown(monthAgo)}` });
  await expect(link).toContainText("Not signed. Dana");
  await expectAccessible(page);
  await link.click();
  await expect(page.getByRole("heading", { name: "Daily Session Note", level: 1 })).toBeVisible();
  await expect(page.getByText("Go on with words.").first()).toBeVisible();
  await call(signNote, { params, body: { ...name, version: 1, sections } });
  await open("All notes");
  const signed = page.getByRole("region", { name: "Signed notes" });
  await expect(signed.getByRole("link", { name: shown(monthAgo) })).toContainText("Signed by Dana");
  await expect(drafts).toBeHidden();
});

test("where the notes cannot be read, Dana is told, and they are asked for once", async ({
  page,
}) => {
  const { call } = await sessionOf(own(), "dana");
  const day = addDays(today, -40);
  const name = { kind: "dailySessionNote", startDate: day, endDate: day } as const;
  const sections = [{ id: "plan" as const, text: "Go on with words." }];
  await call(saveNoteDraft, { params: { id: rosa }, body: { ...name, version: 0, sections } });
  let asked = 0;
  const failing = { both: true };
  await page.route(/\/api\/patient\/[^/]+\/notes(?:\/drafts)?(?:\?|$)/, async (route) => {
    asked += 1;
    const isSigned = !route.request().url().includes("/drafts");
    if (failing.both || isSigned)
      await route.fulfill({ status: 403, json: { error: "forbidden", message: "" } });
    else await route.continue();
  });
  await openAs(page, "dana", "/notes");
  const again = button(page, "Try again");
  await expect(again).toHaveCount(1);
  await loaded(page);
  expect(asked).toBe(2);

  // What can be read is read, even if the rest cannot.
  failing.both = false;
  await again.click();
  await expect(page.getByRole("region", { name: "Drafts" })).toBeVisible();
  await expect(again).toHaveCount(1);
  await loaded(page);
  expect(asked).toBe(4);
});

test("Dana asks for a note, and it opens in a window of its own @long", async ({ page }) => {
  await openAs(page, "dana", "/report");
  await button(page, "Documentation").click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Daily Session Note",
    "Progress Note",
    "Discharge Summary",
    "All notes",
  ]);
  await page.getByRole("menuitem", { name: "Daily Session Note" }).click();
  const dialog = page.getByRole("dialog", { name: "Daily Session Note" });
  await expect(dialog.getByRole("button", { name: "See Report" })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByText("Brief", { exact: true }).click();
  await expect(dialog.getByRole("button", { name: "See Report" })).toBeDisabled();
  await typeDays(dialog, addDays(today, 2));
  await expect(dialog.getByRole("button", { name: "See Report" })).toBeDisabled();
  await typeDays(dialog, yesterday);
  const link = dialog.getByRole("link", { name: "See Report" });
  await expect(link).toHaveAttribute("rel", /noopener/);
  const opening = page.context().waitForEvent("page");
  await link.click();
  const note = await opening;
  await expect(note).toHaveURL(new RegExp(`/daily-session-note/brief/${yesterday}$`));
  await expect(note.getByRole("heading", { name: "Daily Session Note", level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible(note);
  await note.getByRole("link", { name: "Detailed", exact: true }).click();
  await expect(note).toHaveURL(/daily-session-note\/detailed/);
  await note.close();

  for (const [title, address] of [
    ["Progress Note", "progress-note"],
    ["Discharge Summary", "discharge-summary"],
  ] as const) {
    await button(page, "Documentation").click();
    await page.getByRole("menuitem", { name: title }).click();
    const asking = page.getByRole("dialog", { name: title });
    await expect(asking.getByText("First and last day")).toBeVisible();
    await expect(asking.getByText("The report opens in a new window.")).toBeVisible();
    await expect(asking.getByRole("button", { name: "See Report" })).toBeDisabled();
    await typeDays(asking, monthAgo, addDays(today, 2));
    await page.keyboard.press("Enter");
    await expect(asking.getByText(`Choose ${shown(today)} or an earlier day.`)).toBeVisible();
    await expect(asking.getByRole("button", { name: "See Report" })).toBeDisabled();
    await typeDays(asking, monthAgo, yesterday);
    await page.keyboard.press("Enter");
    const itsLink = asking.getByRole("link", { name: "See Report" });
    await expect(itsLink).toHaveAttribute(
      "href",
      new RegExp(`/${address}/${monthAgo}/${yesterday}$`),
    );
    await expect(itsLink).toHaveAttribute("target", "_blank");
    // Once invalid days are typed, the earlier ones no longer apply; corrected days do.
    await typeDays(asking, yesterday, monthAgo);
    await page.keyboard.press("Enter");
    await expect(asking.getByRole("button", { name: "See Report" })).toBeDisabled();
    await typeDays(asking, monthAgo, today);
    await page.keyboard.press("Enter");
    await expect(itsLink).toHaveAttribute("href", new RegExp(`/${monthAgo}/${today}$`));
    await asking.getByRole("button", { name: "Cancel" }).click();
    await expect(asking).toBeHidden();
  }
});

test("a day that has not come for the patient leads to the choice of days", async ({ page }) => {
  const tomorrow = addDays(today, 1);
  for (const path of [
    `/daily-session-note/detailed/${tomorrow}`,
    `/progress-note/${monthAgo}/${tomorrow}`,
    `/discharge-summary/${tomorrow}/${tomorrow}`,
  ]) {
    await openAs(page, "dana", path);
    await expect(page.getByRole("alert")).toHaveText(
      "The address contains a day in the future. Choose the days here.",
    );
    await expect(page.getByRole("button", { name: "Generate Report" })).toBeVisible();
  }
  await expectAccessible(page);
});

test("what Dana writes is kept, signed, and added to @long", async ({ page, browser }) => {
  const path = `/progress-note/${monthAgo}/${yesterday}`;
  await openAs(page, "dana", path);
  await expect(page.getByText("Nothing written yet.")).toBeVisible();
  await expect(
    sheet(page)
      .getByRole("row", { name: /^Name the picture 4/ })
      .first(),
  ).toBeVisible();

  // Nothing is lost without a network, or by a reload.
  await page.context().setOffline(true);
  await page.getByLabel("Assessment").fill("Finds words faster.");
  await expect(page.getByText(/No connection\. What you wrote is kept/)).toBeVisible();
  await page.context().setOffline(false);
  await page.reload();
  await expect(page.getByLabel("Assessment")).toHaveValue("Finds words faster.");
  await expect(page.getByText(/Draft saved on/)).toBeVisible();

  // Somebody else writes at the same time.
  const other = await browser.newPage();
  await openAs(other, "dana", path);
  await other.getByLabel("Plan").fill("Twice a week.");
  // The page says that there is a draft from the first moment.
  const kept = other.waitForResponse(
    (answer) => answer.request().postData()?.includes("Finds words slowly.") ?? false,
  );
  await other.getByLabel("Assessment").fill("Finds words slowly.");
  await other.getByLabel("Assessment").blur();
  expect((await kept).ok()).toBe(true);
  await other.close();
  await page.getByLabel("Assessment").fill("Finds words faster than before.");
  const clash = page.getByRole("dialog", { name: /changed this note before you/ });
  await expect(clash.getByText("Finds words slowly.")).toBeVisible();
  await expectAccessible(page);
  await clash.getByText("Keep mine").click();
  await clash.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Plan")).toHaveValue("Twice a week.");
  await expect(page.getByText(/Draft saved on/)).toBeVisible();
  await expectAccessible(page);

  // A goal, by keyboard. Without the patient's levels none can be measured by an exercise.
  const levels = "**/api/patient/*/schedule/active";
  await page.route(levels, (route) => route.abort());
  await tabTo(page, button(page, "Edit goals"));
  await page.keyboard.press("Enter");
  const goals = page.getByRole("dialog", { name: "Goals" });
  const reload = goals.getByRole("button", { name: "Load the exercises again" });
  await expect(reload).toBeVisible();
  await page.unroute(levels);
  await reload.click();
  await expect(reload).toBeHidden();
  await goals.getByRole("button", { name: "Add a short-term goal" }).click();
  await goals.getByRole("button", { name: "Save goals" }).click();
  await expect(goals.getByText("Enter the goal, or choose an exercise.")).toBeVisible();
  await goals.getByLabel("In words").fill("Names what is on the table");
  await goals.getByRole("button", { name: /Measured by$/ }).click();
  await page.getByRole("option", { name: "Name the picture", exact: true }).click();
  await goals.getByRole("textbox", { name: "Level" }).fill("4");
  await expectAccessible(page);
  await goals.getByRole("button", { name: "Save goals" }).click();
  await expect(
    sheet(page).getByText(/Names what is on the table \(Name the picture, level 4/),
  ).toBeVisible();

  await button(page, "Sign note").click();
  await expect(page.getByText("The patient can read signed progress notes.")).toBeVisible();
  await button(page, "Sign as Dana").click();
  await expect(page.getByText(/Version 1, signed by Dana on/)).toBeVisible();
  await expect(page.getByText("The note is signed.")).toBeVisible();
  await expect(page.getByLabel("Assessment")).toBeHidden();
  await expectAccessible(page);

  const addendum = page.getByRole("link", { name: "Write an addendum" });
  await expect(addendum, "leads to another page").not.toHaveAttribute("aria-current");
  await addendum.click();
  await expect(
    sheet(page).getByRole("heading", { name: /^Addendum to version 1, signed by Dana on/ }),
  ).toBeVisible();
  await expect(sheet(page).getByText("This addendum is not signed yet.")).toBeVisible();
  await expect(page.getByText("Nothing written yet.")).toBeVisible();
  const plan = page.getByLabel("Plan");
  // What is pasted is not cut, and neither saved nor signed before it fits.
  await plan.fill("x".repeat(8_012));
  await expect(page.getByText("12 characters too long.")).toBeVisible();
  await expect(page.getByRole("status").getByText("Too long: Plan.")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Sign addendum").click();
  const asking = page.getByRole("dialog", { name: "Sign this addendum?" });
  await asking.getByRole("button", { name: "Sign as Dana" }).click();
  await expect(asking.getByRole("alert")).toContainText("Too long: Plan.");
  await asking.getByRole("button", { name: "Cancel" }).click();
  await plan.fill("Twice a week. Also numbers.");
  await expect(page.getByText(/Addendum saved on/)).toBeVisible();
  expect((await download(page, "Letter")).text).toMatch(/This addendum is not signed\s+yet/);
  await button(page, "Sign addendum").click();
  await button(page, "Sign as Dana").click();
  await expect(page.getByText(/Version 2, signed by Dana on/)).toBeVisible();
  await expect(sheet(page).getByText("Twice a week. Also numbers.")).toBeVisible();
  const versions = page.getByRole("region", { name: "Versions" });
  await versions.getByRole("link", { name: /Version 1/ }).click();
  await expect(sheet(page).getByText("Twice a week.", { exact: true })).toBeVisible();
  const later = page.getByRole("link", { name: "There is a later version" });
  await expect(later).toBeVisible();
  await expect(later, "leads to another page").not.toHaveAttribute("aria-current");
});

const draftsOf = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("noteDraft:"))
      .map(String),
  );

const unsentQuestion = (page: Page) =>
  page.getByRole("dialog", { name: "A note is not saved yet" });

async function logOutByMenu(page: Page): Promise<void> {
  await button(page, /Dana/).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
}

/** Its code loads with the first press. */
async function openMenuOnce(page: Page): Promise<void> {
  await button(page, /Dana/).click();
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  await page.keyboard.press("Escape");
}

test("Dana logs out without a network: what she wrote is sent or discarded, and not left for Nils @long", async ({
  page,
}) => {
  const note = `/progress-note/${addDays(monthAgo, 1)}/${yesterday}`;
  const plan = page.getByLabel("Plan");
  await openAs(page, "dana", note);
  await expect(plan).toBeVisible();
  await openMenuOnce(page);
  await page.context().setOffline(true);
  await plan.fill("Rosa cries at home.");
  await logOutByMenu(page);
  await expect(unsentQuestion(page)).toBeVisible();
  await expectAccessible(page);
  await unsentQuestion(page).getByRole("button", { name: "Stay" }).click();
  await expect(plan).toHaveValue("Rosa cries at home.");
  expect(await draftsOf(page)).toEqual([expect.stringContaining("Rosa cries at home.")]);

  // With a network, nobody is asked: the server has it first.
  await page.context().setOffline(false);
  await logOutByMenu(page);
  await expect(page.getByLabel("Email or Username")).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);

  await openAs(page, "dana", note);
  await expect(plan).toHaveValue("Rosa cries at home.");
  await openMenuOnce(page);
  await page.context().setOffline(true);
  await plan.fill("Rosa laughs at home.");
  await logOutByMenu(page);
  await unsentQuestion(page).getByRole("button", { name: "Log out and discard it" }).click();
  await expect(page.getByLabel("Email or Username")).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await openAs(page, "dana", note);
  await expect(plan).toHaveValue("Rosa cries at home.");
});

test("who logs out from another page is asked about an unsent note too @long", async ({ page }) => {
  await openAs(page, "dana", `/progress-note/${addDays(monthAgo, 2)}/${yesterday}`);
  await page.route("**/notes/draft", (route) => route.abort());
  await page.getByLabel("Plan").fill("Rosa cries at home.");
  await expect(page.getByText(/No connection\. What you wrote is kept/)).toBeVisible();
  await page.goto(`${own().url}/dashboard`);
  const asked = page.getByRole("heading", { name: "A note is not saved yet" });
  await logOutByMenu(page);
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await button(page, "Stay").click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await draftsOf(page)).toHaveLength(1);
  await logOutByMenu(page);
  await button(page, "Log out and discard it").click();
  await expect(page.getByLabel("Email or Username")).toBeVisible();
  expect(await draftsOf(page)).toEqual([]);
});

test("a colleague signs while Dana writes: she is told before she signs above it @long", async ({
  page,
}) => {
  const [startDate, endDate] = [addDays(today, -12), yesterday];
  await openAs(page, "dana", `/progress-note/${startDate}/${endDate}`);
  await expect(page.getByText("Nothing written yet.")).toBeVisible();
  const mara = await sessionOf(own(), "mara");
  await mara.call(signNote, {
    params: { id: rosa },
    body: {
      kind: "progressNote",
      startDate,
      endDate,
      version: 0,
      sections: [{ id: "plan", text: "Twice a week." }],
    },
  });
  await page.getByLabel("Assessment").fill("Finds words faster.");
  await expect(
    page.getByText(/Mara.* has meanwhile signed this note as version 1\./),
  ).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Versions" }).getByRole("link", { name: /Version 1/ }),
  ).toBeVisible();
  await expect(page.getByLabel("Plan")).toHaveValue("Twice a week.");
  await expectAccessible(page);
});

test("nobody signs what came while the signature was asked for, before it was read @long", async ({
  page,
}) => {
  const [startDate, endDate] = [addDays(today, -14), yesterday];
  await openAs(page, "dana", `/progress-note/${startDate}/${endDate}`);
  await expect(page.getByText("Nothing written yet.")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByLabel("Assessment").fill("Finds words faster.");
  await button(page, "Sign note").click();
  const mara = await sessionOf(own(), "mara");
  const theirs = { kind: "progressNote" as const, startDate, endDate, version: 0 };
  await mara.call(saveNoteDraft, {
    params: { id: rosa },
    body: { ...theirs, sections: [{ id: "plan", text: "Discharge next week." }] },
  });
  await page.context().setOffline(false);
  await button(page, "Sign as Dana").click();
  await expect(
    page.getByText("The note has changed. Please read it before you sign."),
  ).toBeVisible();
  await expect(page.getByLabel("Plan")).toHaveValue("Discharge next week.");
  await expect(button(page, "Sign as Dana")).toBeHidden();
  await button(page, "Sign note").click();
  await button(page, "Sign as Dana").click();
  await expect(page.getByText(/Version 1, signed by Dana on/)).toBeVisible();
});

test("a patient is handed over while the note stands open: what is written can be copied @long", async ({
  page,
}) => {
  const { call } = await sessionOf(own(), "dana");
  const { user } = await sessionOf(own(), "wim");
  const params = { id: user.userId };
  await signInBrowser(page, own(), "dana");
  await page.goto(
    `${own().url}/dashboard/patient/${params.id}/progress-note/${monthAgo}/${yesterday}`,
  );
  await page.getByLabel("Assessment").waitFor();
  const { colleagues: found } = await call(colleagues, {});
  const { clinicianId } = found[0]!;
  await call(transferPatient, { params, body: { clinicianId, keepMe: false } });
  await page.getByLabel("Assessment").fill("Finds words faster.");
  await expect(page.getByText(/This patient is no longer one of your patients/)).toBeVisible();
  await expect(button(page, "Copy the note")).toBeVisible();
  await expect(button(page, "Save now")).toBeHidden();
  await expectAccessible(page);
});

test("goals that somebody else has saved are joined, and none that were typed are lost unasked @long", async ({
  page,
}) => {
  const days = { startDate: addDays(today, -90), endDate: addDays(today, -61) };
  const dana = await sessionOf(own(), "dana");
  const params = { id: rosa };
  const sections = [{ id: "plan" as const, text: "Go on at home." }];
  const body = { kind: "progressNote" as const, ...days, version: 0, sections };
  await dana.call(signNote, { params, body });
  await openAs(page, "dana", `/progress-note/${days.startDate}/${days.endDate}?version=0`);

  // The error is not shown again before anything is pressed.
  const refused = page.getByText("This note is already signed, word for word.");
  await button(page, "Sign addendum").click();
  await button(page, "Sign as Dana").click();
  await expect(refused).toBeVisible();
  await button(page, "Cancel").click();
  await button(page, "Sign addendum").click();
  await expect(button(page, "Sign as Dana")).toBeVisible();
  await expect(refused).toBeHidden();
  await button(page, "Cancel").click();

  await button(page, "Edit goals").click();
  const goals = page.getByRole("dialog", { name: "Goals" });
  await goals.getByRole("button", { name: "Add a long-term goal" }).click();
  const words = goals.getByRole("region", { name: "Long-term goal" }).last().getByLabel("In words");
  await words.fill("Typed by Dana");
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await expect(leaving).toBeVisible();
  await expectAccessible(page);
  await leaving.getByRole("button", { name: "Keep editing" }).click();
  await expect(words).toHaveValue("Typed by Dana");
  const isHeld = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(await page.evaluate(isHeld), "the window asks as well").toBe(true);

  /** A colleague saves other goals in the meantime. */
  const mara = await sessionOf(own(), "mara");
  const meanwhile = async (change: (goals: readonly Goal[]) => Goal[]) => {
    const { version, goals: present } = await mara.call(readGoals, { params });
    await mara.call(saveGoals, { params, body: { version, goals: change(present) } });
  };
  const theirs: Goal = {
    id: crypto.randomUUID(),
    term: "long",
    text: "Reads the paper",
    task: null,
    byDate: null,
    state: "open",
    endedOn: null,
  };
  await meanwhile((present) => [...present, theirs]);
  await goals.getByRole("button", { name: "Save goals" }).click();
  await expect(goals).toBeHidden();
  await expect(page.getByText(/Mara.* saved goals before you did/)).toBeVisible();
  for (const text of ["Reads the paper", "Typed by Dana"])
    await expect(sheet(page).getByText(text)).toBeVisible();

  // Both change the same one, and one more is removed: only the first is asked, with both texts.
  await button(page, "Edit goals").click();
  await words.fill("Typed by Dana, twice");
  await meanwhile((present) =>
    present.flatMap((goal) => {
      if (goal.id === theirs.id) return [];
      return { ...goal, ...(goal.text === "Typed by Dana" && { text: "Worded by Mara" }) };
    }),
  );
  await goals.getByRole("button", { name: "Save goals" }).click();
  const clash = page.getByRole("dialog", { name: /Mara.* changed the same goals/ });
  await expect(clash.getByRole("blockquote")).toHaveText([
    "Worded by Mara Open",
    "Typed by Dana, twice Open",
  ]);
  await clash.getByRole("button", { name: "Save goals" }).click();
  await expect(clash.getByText("Choose what stays.")).toBeVisible();
  await expectAccessible(page);
  await clash.getByText("Use theirs").click();
  await clash.getByRole("button", { name: "Save goals" }).click();
  await expect(goals).toBeHidden();
  await expect(sheet(page).getByText("Worded by Mara")).toBeVisible();
  await expect(sheet(page).getByText("Reads the paper")).toBeHidden();

  // What is pasted is not cut, and not sent before it fits.
  await button(page, "Edit goals").click();
  await words.fill("x".repeat(512));
  await expect(goals.getByText("12 characters too long.")).toBeVisible();
  await goals.getByRole("button", { name: "Save goals" }).click();
  await expect(words).toBeFocused();
  await words.fill("Reads the paper alone");
  await loseAnswer(page, "**/api/patient/*/goals");
  await goals.getByRole("button", { name: "Save goals" }).click();
  await expect(goals.getByText("There is no connection right now.")).toBeVisible();
  // They have been saved by now: the next press finds them saved.
  await goals.getByRole("button", { name: "Save goals" }).click();
  await expect(goals).toBeHidden();
  await expect(sheet(page).getByText(/Reads the paper alone/)).toBeVisible();

  // The words are the same, the goals are not. What is being signed cannot be cancelled, and a failure is told.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const signing = "**/api/patient/*/notes/sign";
  await page.route(signing, async (route) => {
    await held;
    await route.abort();
  });
  await button(page, "Sign addendum").click();
  await button(page, "Sign as Dana").click();
  await button(page, "Cancel").click();
  await page.keyboard.press("Escape");
  letGo();
  const signDialog = page.getByRole("dialog", { name: "Sign this addendum?" });
  await expect(signDialog.getByRole("alert")).toContainText("There is no connection right now.");
  await page.unroute(signing);
  await button(page, "Sign as Dana").click();
  await expect(page.getByText(/Version 2, signed by Dana on/)).toBeVisible();

  // Nothing typed, nothing asked; discarded changes are gone.
  await page.getByRole("link", { name: "Write an addendum" }).click();
  await button(page, "Edit goals").click();
  await expect(words).toHaveValue("Reads the paper alone");
  await goals.getByRole("button", { name: "Cancel" }).click();
  await expect(goals).toBeHidden();
  await button(page, "Edit goals").click();
  await words.fill("Nothing");
  await goals.getByRole("button", { name: "Cancel" }).click();
  await leaving.getByRole("button", { name: "Leave" }).click();
  await expect(goals).toBeHidden();
});

test("on a phone, goals are measured from Rosa's level, dated in full, and removed one by one @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "dana", `/progress-note/${addDays(today, -24)}/${yesterday}`);
  await button(page, "Edit goals").click();
  const goals = page.getByRole("dialog", { name: "Goals" });
  const add = goals.getByRole("button", { name: "Add a short-term goal" });
  const all = goals.getByRole("region", { name: "Short-term goal" });
  await expect(add).toBeVisible();
  const before = await all.count();
  /** Of those that are added here, from 1. */
  const goal = (number: number) =>
    goals.getByRole("region", { name: `Short-term goal ${before + number}`, exact: true });
  for (const [index, words] of ["First", "Second", "Third"].entries()) {
    await add.click();
    await goal(index + 1)
      .getByLabel("In words")
      .fill(words);
  }

  // Rosa's own level, and again with another exercise; the chosen one is in sight when the list opens.
  const { call } = await sessionOf(own(), "dana");
  const { scheduledTaskTypes } = await call(activeSchedule, { params: { id: rosa } });
  const third = goal(3);
  const measure = third.getByRole("button", { name: /Measured by$/ });
  for (const { displayName, taskLevel } of scheduledTaskTypes.slice(-2)) {
    await measure.click();
    const option = page.getByRole("option", { name: displayName, exact: true });
    await option.click();
    await expect(third.getByRole("textbox", { name: "Level" })).toHaveValue(String(taskLevel));
    await measure.click();
    await expect(option).toBeFocused();
    await expect(option).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  }

  const month = third.getByRole("spinbutton").first();
  await month.click();
  await page.keyboard.type("03");
  await goals.getByRole("button", { name: "Save goals" }).click();
  await expect(third.getByText("Enter the month, the day and the year.")).toBeInViewport();
  await expect(month).toBeFocused();
  await page.keyboard.type("03092099");
  await expect(third.getByText("Enter the month, the day and the year.")).toBeHidden();

  const remove = (number: number) => goal(number).getByRole("button", { name: /^Remove/ });
  await remove(2).focus();
  await page.keyboard.press("Enter");
  await expect(goal(2).getByLabel("In words")).toHaveValue("Third");
  await expect(remove(2)).toBeFocused();
  await expect(remove(2)).toBeInViewport();
  // What scrolls takes a tooltip away: it is come to again where it stands now.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(remove(2)).toBeFocused();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect(remove(2), "its name is no description").toHaveAccessibleDescription("");
  await remove(2).click();
  await expect(goal(2)).toBeHidden();
  await expect(add).toBeFocused();
  await expect(add).toBeInViewport();
  await goals.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
});

test("on a phone, more or less detail leaves Dana where she is", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, "dana", `/daily-session-note/detailed/${monthAgo}`);
  for (const detail of ["Brief", "Detailed"]) {
    const link = page.getByRole("link", { name: detail, exact: true });
    await link.press("Enter");
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  }
});

test.describe("where it is tomorrow already", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a goal that Dana ends has ended on Rosa's day, as whatever else is told of her", async ({
    page,
  }) => {
    await openAs(page, "dana", `/progress-note/${addDays(today, -20)}/${yesterday}`);
    await button(page, "Edit goals").click();
    const goals = page.getByRole("dialog", { name: "Goals" });
    await goals.getByRole("button", { name: "Add a long-term goal" }).click();
    const goal = goals.getByRole("region", { name: "Long-term goal" }).last();
    await goal.getByLabel("In words").fill("Phones her sister");
    await goal.getByRole("button", { name: /Status$/ }).click();
    await page.getByRole("option", { name: "Met" }).click();
    await goals.getByRole("button", { name: "Save goals" }).click();
    await expect(goals).toBeHidden();
    const { call } = await sessionOf(own(), "dana");
    const { goals: saved } = await call(readGoals, { params: { id: rosa } });
    expect(saved.find(({ text }) => text === "Phones her sister")?.endedOn).toBe(
      localTime(new Date(), "America/New_York").day,
    );
  });
});

test("a note is copied with its tables, and downloaded on either paper @long", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: own().url });
  await openAs(page, "dana", `/discharge-summary/${addDays(today, -190)}/${yesterday}`);
  await expect(sheet(page).getByText("Unit of latency")).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, "Copy").click();
  await expect(button(page, "Copied!")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(button(page, "Copied!")).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(button(page, "Copy")).toBeVisible();
  await page.clock.resume();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item!.getType(type)).text();
    return { text: await read("text/plain"), html: await read("text/html") };
  });
  expect(copied.text).toContain("Discharge Summary\nRosa");
  expect(copied.text).toContain("Password: ____");
  expect(copied.html).toContain("<th>Latency (s)</th>");
  const letter = await download(page, "Letter");
  expect(letter.name).toMatch(/^discharge-summary-rosa-.*\.pdf$/);
  expect(letter.text).toContain("Username");
  const a4 = await download(page, "A4");
  expect(a4.text).toContain("Latency");
});

test("inside the iOS app nothing is printed, and days that are missing are asked for", async ({
  page,
}) => {
  await openAs(page, "dana", `/progress-note/${monthAgo}/${yesterday}?source=ios`);
  await expect(button(page, "Download PDF")).toBeVisible();
  await expect(button(page, "Print")).toBeHidden();
  await page.goto(`${own().url}/dashboard/patient/${rosa}/progress-note/${monthAgo}?source=ios`);
  await expect(page.getByRole("button", { name: "Generate Report" })).toBeDisabled();
  await expectAccessible(page);
  await typeDays(page.getByRole("main"), addDays(today, -7), yesterday);
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Generate Report" }).click();
  await expect(page).toHaveURL(
    new RegExp(`/progress-note/${addDays(today, -7)}/${yesterday}\\?source=ios$`),
  );
  await expect(sheet(page)).toBeVisible();
});

test("an address with days that cannot be says so and asks for others", async ({ page }) => {
  await openAs(page, "dana", "/daily-session-note/detailed/2026-02-30");
  await expect(page.getByRole("alert")).toContainText("a day that does not exist");
  await page.goto(`${own().url}/dashboard/patient/${rosa}/progress-note/${yesterday}/${monthAgo}`);
  await expect(page.getByRole("alert")).toContainText("comes after the last");
  await page.goto(`${own().url}/dashboard/patient/${rosa}/daily-session-note/long/${yesterday}`);
  await expect(page.getByRole("alert")).toContainText("no such type of note");
  await page.goto(`${own().url}/dashboard/patient/${rosa}/discharge-summary`);
  await expect(page.getByRole("button", { name: "Generate Report" })).toBeDisabled();
});

test("Rosa reads her own progress note, and what Dana has signed; nobody else does @long", async ({
  page,
}) => {
  const signedDays = { startDate: addDays(today, -60), endDate: addDays(today, -31) };
  const dana = await sessionOf(own(), "dana");
  await dana.call(signNote, {
    params: { id: rosa },
    body: {
      kind: "progressNote",
      ...signedDays,
      version: 0,
      sections: [{ id: "plan", text: "Go on at home." }],
    },
  });
  await openAs(page, "rosa", "/progress-note");
  const signed = page.getByRole("region", { name: "Signed notes" });
  await expect(signed).toBeVisible();
  await expectAccessible(page);
  await signed.getByRole("link", { name: new RegExp(shown(signedDays.startDate)) }).click();
  await expect(sheet(page).getByText("Go on at home.")).toBeVisible();
  await expect(button(page, "Sign note")).toBeHidden();
  await expectAccessible(page);
  await page.goto(
    `${own().url}/dashboard/patient/${rosa}/progress-note/${addDays(today, -7)}/${yesterday}`,
  );
  await expect(sheet(page).getByText("Days a week")).toBeVisible();
  await expect(sheet(page).getByText("not signed")).toBeHidden();
  await page.goto(
    `${own().url}/dashboard/patient/${rosa}/discharge-summary/${monthAgo}/${yesterday}`,
  );
  await expect(page.getByText("404. Page Not Found.")).toBeVisible();

  await signInBrowser(page, own(), "sam");
  await page.goto(`${own().url}/dashboard/patient/${rosa}/progress-note/${monthAgo}/${yesterday}`);
  await expect(page.getByText("404. Page Not Found.")).toBeVisible();
  await signInBrowser(page, own(), "nils");
  await page.goto(`${own().url}/dashboard/patient/${rosa}/progress-note/${monthAgo}/${yesterday}`);
  await expect(page.getByText("This patient is no longer one of your patients.")).toBeVisible();
});
