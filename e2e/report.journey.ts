import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { sendTemplateEmail } from "@regain/contract/calls/messaging/send-template-email";
import { performance } from "@regain/contract/calls/report/performance";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { goodPatient } from "@regain/contract/testing/sign-up-faults";
import { addDays, localTime, yearBefore } from "@regain/therapy/days";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { followLetter, openLetter } from "./support/mailbox.ts";
import { playExercises } from "./support/played-session.ts";
import type { RunningServer } from "./support/server.ts";
import { keepSettings } from "./support/switches.ts";
import { clientOf, demoPassword, sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { measureScreen } from "./support/view-faults.ts";

/** A day as it is shown. */
const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const heading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Performance Summary" });

/** The id of one of Dana's patients. */
async function idOf(server: RunningServer, username: string): Promise<string> {
  const { call } = await sessionOf(server, "dana");
  const { Patients } = await call(patientDashboard, { query: { search: username } });
  return Patients.find(({ patientUsername }) => patientUsername === username)!.patientId;
}

/** Someone who just signed up and came to Dana, known to no other journey. */
async function newPatient(server: RunningServer) {
  const username = `new.${randomUUID().slice(0, 8)}`;
  const firstName = "Nell";
  const form = { ...goodPatient, firstName, email: `${username}@example.org` };
  await clientOf(server)(createPatient, {
    body: {
      ...form,
      password: demoPassword,
      clinicianAssisted: 0,
      platform: "web",
      requestId: randomUUID(),
    },
  });
  const { call, user } = await sessionOf(server, "dana");
  const { patientId: id } = await call(claimPatient, {
    params: { id: user.userId },
    body: { patientUsername: username, patientPassword: demoPassword },
  });
  return { id, username, firstName };
}

test("Rosa reads her report: tiles, areas with what changed, tasks, ratings @long", async ({
  openAs,
  server,
}) => {
  const { call, user } = await sessionOf(server, "rosa");
  const report = await call(performance, { params: { id: user.userId }, query: {} });
  const page = await openAs("rosa", "/dashboard/report");
  await expect(heading(page)).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Pages about your practice" }).getByRole("link"),
  ).toHaveText([
    "Performance Summary",
    "Detailed Performance",
    "Calendar",
    "Progress Note",
    "Download your data",
  ]);
  await expect(page.getByText(`all levels, ${report.summary.scoredTasks} items`)).toBeVisible();
  await expect(page.getByRole("img", { name: /^Chart of all skill areas/ })).toBeVisible();
  await expect(button(page, "Print Chart")).toBeVisible();
  await expect(page.getByText(`${Math.round(report.summary.accuracy!)}%`).first()).toBeVisible();
  for (const domain of report.sections.domains) {
    const { displayName, description, baseline, latest, change, nextMilestone: next } = domain;
    const area = page.getByRole("region", { name: displayName, exact: true });
    for (const said of [
      description,
      new RegExp(`Baseline \\d\\d/\\d\\d/\\d{4}\\s*${baseline.value}Latest`),
      new RegExp(`Latest \\d\\d/\\d\\d/\\d{4}\\s*${latest.value}\\D`),
      change.text,
    ])
      await expect(area).toContainText(said);
    if (next)
      await expect(area).toContainText(
        `To reach ${next.value}: ${next.taskTypeName} at level ${next.taskLevel}.`,
      );
  }
  await expectAccessible(page);

  const [area] = report.sections.domains;
  await page
    .getByRole("navigation", { name: "Skill areas on this page" })
    .getByRole("link", { name: area!.displayName })
    .click();
  await expect(page).toHaveURL(new RegExp(`#${area!.systemName}$`));

  await tab(page, "Tasks").click();
  await expect(page).toHaveURL(/tab=tasks/);
  const [task] = report.sections.tasks;
  const card = page.getByRole("region", { name: task!.displayName });
  await expect(
    card.getByText(`Now at level ${task!.currentLevel} of ${task!.maxLevel}`),
  ).toBeVisible();
  await expectAccessible(page);
  await tab(page, "Assessments").click();
  await expect(page.getByText(/^\d of 5$/).first()).toBeVisible();
  await expectAccessible(page);
});

test("an address that leads to an empty part is put right; whoever chooses one is told", async ({
  openAs,
  server,
}) => {
  const elsa = await idOf(server, "elsa");
  const page = await openAs("dana", `/dashboard/patient/${elsa}/report?tab=assessments`);
  await expect(tab(page, "Skill areas")).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/tab=skill-areas/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Tasks", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Assessments", exact: true })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await tab(page, "Assessments").click();
  await expect(page.getByRole("heading", { name: "No data!" })).toBeVisible();
  await expect(page).toHaveURL(/tab=assessments/);
});

test("on a phone Rosa's report stays on the screen in the largest letters", async ({
  openAs,
  server,
}) => {
  const { user } = await sessionOf(server, "rosa");
  const page = await openAs("rosa", "/healthz");
  await keepSettings(page, user.userId, { textSize: 200 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard/report");
  await expect(heading(page)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "200");
  await button(page, /^Over time/)
    .first()
    .waitFor();
  const isOff = (fault: string) => /too wide|leaves the screen/.test(fault);
  const faults = async () => (await measureScreen(page)).faults.filter(isOff);
  await expect.poll(faults).toEqual([]);
});

test("in simple mode Rosa sees what she did, and her scores when she asks for them @long", async ({
  openAs,
  server,
}) => {
  const { user } = await sessionOf(server, "rosa");
  const page = await openAs("rosa", "/healthz");
  await keepSettings(page, user.userId, { simpleMode: true });
  for (const address of ["/dashboard/report", "/dashboard/detailed-performance"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "Your scores are hidden" })).toBeVisible();
    await expect(page.getByText(/\d%/)).toHaveCount(0);
    await expectAccessible(page);
    await button(page, "Show my scores").click();
    await expect(page.getByText(/\d%/).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  const clinicians = await openAs("dana", `/dashboard/patient/${user.userId}/report`);
  await expect(clinicians.getByText("Accuracy without help")).toBeVisible();
});

test("other days are chosen, and stay in the address @long", async ({ openAs }) => {
  const page = await openAs("rosa", "/dashboard/report");
  await button(page, /Days of this report/).click();
  const days = page.getByRole("dialog", { name: "Choose days" });
  await expectAccessible(page);
  // As if Rosa had rated her days and practiced too little for anything else.
  await page.route("**/report/performance?*", async (route) => {
    const answer = await (await route.fetch()).json();
    Object.assign(answer.sections, { domains: [], tasks: [] });
    answer.summary.daysActivePerWeek = 2.9;
    await route.fulfill({ json: answer });
  });
  await days.getByRole("button", { name: "Last 7 days" }).click();
  await expect(page).toHaveURL(/startDate=\d{4}-\d\d-\d\d&endDate=/);
  await expect(page.getByText("Recommended: at least 3 days/week")).toBeVisible();
  await tab(page, "Skill areas").click();
  await expect(page.getByRole("heading", { name: "No skill performance yet!" })).toBeVisible();
  await tab(page, "Tasks").click();
  await expect(page.getByRole("heading", { name: "No therapy activities yet!" })).toBeVisible();
  await page.unroute("**/report/performance?*");
  await expect(page.getByText(/^all levels, \d+ items, \d\d\/\d\d\/\d{4} to /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^all levels, \d+ items, \d\d\/\d\d\/\d{4} to /)).toBeVisible();

  // A report of past days says where the patient stood then.
  const endDate = addDays(localTime(new Date(), "America/New_York").day, -7);
  await page.goto(
    `/dashboard/report?startDate=${addDays(endDate, -7)}&endDate=${endDate}&tab=tasks`,
  );
  const [year, month, date] = endDate.split("-");
  await expect(
    page.getByText(new RegExp(`^At level \\d+ of \\d+ on ${month}/${date}/${year}$`)).first(),
  ).toBeVisible();
  await expect(page.getByText(/^Now at level/)).toHaveCount(0);

  await page.goto("/dashboard/report?startDate=2020-01-01&endDate=2020-02-01");
  await expect(page.getByRole("heading", { name: "It’s a bit empty in here…" })).toBeVisible();
  await expectAccessible(page);
});

test("a line over time is walked by keyboard, with the levels that changed @long", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/therapy-performance");
  await expect(page).toHaveURL(/\/dashboard\/report\?tab=tasks/);
  const opener = button(page, /^Over time/).first();
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const figure = page.getByRole("group", { name: /over time: right without help/ });
  await expect(figure).toBeVisible();
  const points = figure.getByRole("img");
  await tabTo(page, points.last());
  await page.keyboard.press("Home");
  await expect(points.first()).toBeFocused();
  await expect(points.first()).toHaveAccessibleName(
    /^Week of \d\d\/\d\d\/\d{4}: level \d+, \d+% right without help, \d+ items?$/,
  );
  await page.keyboard.press("ArrowRight");
  await expect(points.nth(1)).toBeFocused();
  await expectAccessible(page);
  const weeks = await points.count();
  await pressByKeyboard(page, button(page, "By practice day").first());
  await expect(points.first()).toHaveAccessibleName(/^\d\d\/\d\d\/\d{4}: level/);
  expect(await points.count()).toBeGreaterThan(weeks);
  await page
    .getByText(/level changes?$/)
    .first()
    .click();
  await expect(
    page.getByText(/^\d\d\/\d\d\/\d{4}: level \d+ to level \d+\. /).first(),
  ).toBeVisible();
  // What the chart shows is a table too.
  const table = page.getByRole("table", { name: /over time$/ });
  await expect(table.getByRole("row")).toHaveCount((await points.count()) + 1);
});

test("Tess sees her tiles, and what a subscription opens; the question can be closed", async ({
  openAs,
}) => {
  const page = await openAs("tess", "/dashboard");
  const question = page.getByRole("dialog", {
    name: "Subscribe to unlock your full progress report.",
  });
  await expect(question.getByRole("link", { name: "View subscription plans" })).toHaveAttribute(
    "href",
    "/subscribe?source=patients_report_trial",
  );
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByText(/^all levels, \d+ items/)).toBeVisible();
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(button(page, "Print")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "View subscription plans" }).click();
  await expect(page).toHaveURL(/\/subscribe\?source=patients_report_trial$/);
});

test("before the first practice everybody is welcomed in their own way @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("mona", "/skill-performance");
  await expect(page.getByRole("heading", { name: "Thanks, Mona!" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Get the app" }),
  ).toBeVisible();
  await expectAccessible(page);
  const { id, username, firstName } = await newPatient(server);
  await openAs(username, "/assessment-results");
  await expect(page.getByRole("heading", { name: `Hi ${firstName}!` })).toBeVisible();
  const app = page.getByRole("link", { name: "Get the app" });
  await expect(app).toHaveAttribute("href", "/download");
  await openAs("dana", `/dashboard/patient/${id}/report`);
  await expect(page.getByRole("heading", { name: "Hey there!" })).toBeVisible();
  await expect(page.getByText("Nothing to see here yet!")).toBeVisible();
  await expect(app).toHaveAttribute("href", "/download");
});

test("Dana reads Rosa's report and finds all pages about her @long", async ({ openAs, server }) => {
  const rosa = await idOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${rosa}/report`);
  const crumbs = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(crumbs).toContainText("My patients");
  await expect(crumbs.getByText("Rosa")).toHaveAttribute("aria-current", "page");
  const pages = page.getByRole("navigation", { name: "Pages about this patient" });
  await expect(pages.getByRole("link", { name: "Performance Summary" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(pages.getByRole("button", { name: "Documentation", exact: true })).toBeVisible();
  await pages.getByRole("button", { name: "Practice and access" }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(pages.getByRole("button", { name: "Practice and access" })).toBeFocused();
  await pages.getByRole("button", { name: "Practice and access" }).click();
  await pages.getByRole("link", { name: "Words and people" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Words and people" })).toBeVisible();
  await expect(crumbs.getByText("Rosa")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await pages.getByRole("button", { name: "Performance & Documentation" }).click();
  await expectAccessible(page);
  await pages.getByRole("link", { name: "Performance Summary" }).click();
  await expect(heading(page)).toBeVisible();
});

test("two areas are a table; days without practice are said to be so", async ({
  openAs,
  server,
}) => {
  const abel = await idOf(server, "abel");
  const page = await openAs("dana", `/dashboard/patient/${abel}/report`);
  await expect(page.getByRole("columnheader", { name: "Skill area" })).toBeVisible();
  await expect(button(page, "Print Chart")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Skill areas on this page" })).toHaveCount(0);
  await expectAccessible(page);
  const erik = await idOf(server, "erik");
  await page.goto(`/dashboard/patient/${erik}/report`);
  await expect(page.getByText("No report data available for the last 30 days")).toBeVisible();
  await expect(page.getByText("Recommended: at least 3 days/week")).toBeVisible();
});

test("where every item was skipped, the count says so, and so does the page", async ({
  openAs,
  server,
}) => {
  const { id, username } = await newPatient(server);
  await playExercises(server, username, [33, 51], ["skip"]);
  const { call } = await sessionOf(server, "dana");
  const { summary } = await call(performance, { params: { id }, query: {} });
  expect(summary).toMatchObject({ accuracy: null, scoredTasks: 0 });
  const page = await openAs("dana", `/dashboard/patient/${id}/report`);
  const all = String(summary.tasksCompleted);
  await expect(page.getByText(`at home ${all} · in clinic 0 · skipped ${all}`)).toBeVisible();
  await expect(page.getByText("All items were skipped so far.")).toBeVisible();
});

test("inside the iOS app nothing offers to print", async ({ openAs, server }) => {
  const rosa = await idOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${rosa}/report?source=ios`);
  await expect(page.getByRole("heading", { name: "Brain fingerprint" })).toBeVisible();
  await expect(button(page, /Print/)).toHaveCount(0);
});

test("on paper all parts stand, whichever is open", async ({ openAs }) => {
  const page = await openAs("rosa", "/dashboard/report?tab=tasks");
  await expect(tab(page, "Tasks")).toHaveAttribute("aria-selected", "true");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Brain fingerprint" })).toBeVisible();
  await expect(page.getByText(/^\d of 5$/).first()).toBeVisible();
  await expect(button(page, "Print")).toBeHidden();
  await expect(page.locator("details").first()).toBeAttached();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(page.getByRole("heading", { name: "Brain fingerprint" })).toHaveCount(0);
  await expect(page.locator("details[open]")).toHaveCount(0);

  // Even what was not on the page before.
  await tab(page, "Skill areas").click();
  await expect(page.locator("details")).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("details[open]").first()).toBeAttached();
  await expect(page.locator("details:not([open])")).toHaveCount(0);
});

test("the chart on paper says whose it is, and has its figures @long", async ({
  openAs,
  server,
}) => {
  const { call, user } = await sessionOf(server, "rosa");
  const { patientName, sections } = await call(performance, {
    params: { id: user.userId },
    query: {},
  });
  const page = await openAs("rosa", "/dashboard/report");
  const mark = page.locator("html[data-print-only=fingerprint]");
  // A browser that does not wait until the printout is laid out.
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, "Print Chart").click();
  await page.emulateMedia({ media: "print" });
  const chart = page.getByRole("region", { name: "Brain fingerprint" });
  await expect(
    chart.getByText(new RegExp(`^${patientName}, \\d\\d/\\d\\d/\\d{4} to `)),
  ).toBeVisible();
  for (const { displayName, latest } of sections.domains)
    await expect(
      chart.getByRole("row").filter({ has: page.getByRole("rowheader", { name: displayName }) }),
    ).toContainText(String(latest.value));
  // Areas that were started on other days have baselines from other days.
  const legend = (of: "baseline" | "latest") => {
    const days = sections.domains.map((domain) => domain[of].date).toSorted();
    const ends = [days[0] ?? "", days.at(-1) ?? ""].map(shown);
    return [...new Set(ends)].join(" to ");
  };
  await expect(chart.getByText(`Baseline, ${legend("baseline")}`, { exact: true })).toBeVisible();
  await expect(chart.getByText(`Latest, ${legend("latest")}`, { exact: true })).toBeVisible();
  expect(legend("baseline")).toContain(" to ");
  const spokes = sections.domains.toSorted((a, b) => a.radarDisplayOrder - b.radarDisplayOrder);
  await expect(chart.getByRole("rowheader")).toHaveText(
    spokes.map(({ displayName }) => displayName),
  );
  await expect(page.getByRole("heading", { name: "What changed" })).toBeHidden();
  const paper = await page.pdf();
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
  // The printout is done.
  await expect(mark).toHaveCount(0);

  await page.emulateMedia({ media: "screen" });
  await expect(chart.getByRole("table")).toHaveCount(0);
  // A browser that never says that it is done: whatever the user does next ends the printing.
  await button(page, "Print Chart").click();
  await expect(mark).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(mark).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  await expect(chart.getByRole("table")).toBeHidden();
});

test("the mail's link opens Rosa's summary and nothing else, without a login @long", async ({
  page,
  server,
}) => {
  const rosa = await sessionOf(server, "rosa");
  const endDate = localTime(new Date(), "America/New_York").day;
  await rosa.call(sendTemplateEmail, {
    params: { templateName: "progress-report" },
    body: { replacementTokens: { startDate: yearBefore(endDate), endDate } },
  });
  await openLetter(page, "rosa@example.org", "Your practice report");
  await followLetter(page, "See my report");
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/report\?patientId=[\da-f-]{36}&startDate=/);
  await expect(page.getByText(/^all levels, [\d,]+ items, \d\d\/\d\d\/\d{4} to /)).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
  await expect(button(page, /^Over time/)).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(/^all levels, [\d,]+ items/)).toBeVisible();
  await page.goto("/dashboard/calendar");
  await expect(page).toHaveURL(/\/login/);

  await page.goto(`/dashboard/report?patientId=${rosa.user.userId}&token=rgl_never`);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await expectAccessible(page);
});

test("the mail of another person is not opened where somebody else is signed in", async ({
  openAs,
  server,
}) => {
  const rosa = await idOf(server, "rosa");
  const page = await openAs("sam", `/dashboard/report?patientId=${rosa}`);
  await expect(
    page.getByRole("heading", { name: "This link is for another person" }),
  ).toBeVisible();
  await expectAccessible(page);
});

test("a report that cannot be read says whom to ask @long", async ({ openAs, server }) => {
  const page = await openAs("dana", `/dashboard`);
  await page.route("**/report/performance*", (route) => route.abort());
  const rosa = await idOf(server, "rosa");
  await page.goto(`/dashboard/patient/${rosa}/report`);
  const error = page.getByRole("alert").filter({ hasText: "Report Error" });
  await expect(error).toContainText("Please reach out to Customer Support at");
  await page.unroute("**/report/performance*");
  await page.route("**/report/performance*", (route) => route.fulfill({ body: "<h1>Busy</h1>" }));
  await error.getByRole("button", { name: "Try again" }).click();
  await expect(error).toContainText("Unable to get report data Please reach out");
  await page.unroute("**/report/performance*");
  await error.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(/^all levels, \d+ items/)).toBeVisible();

  // What is shown stays when the network goes and it cannot be brought up to date.
  await page.route("**/report/performance*", (route) => route.abort());
  await page.evaluate(() => {
    dispatchEvent(new Event("offline"));
    dispatchEvent(new Event("online"));
  });
  await expect(error).toContainText("There is no connection right now.");
  await expect(page.getByText(/^all levels, \d+ items/)).toBeVisible();
});

test.describe("where it is tomorrow already", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("Dana's report and table of Rosa end with Rosa's own today, whatever the link says", async ({
    openAs,
    server,
  }) => {
    const rosa = await idOf(server, "rosa");
    const here = localTime(new Date(), "Pacific/Kiritimati").day;
    const rosasDay = () => localTime(new Date(), "America/New_York").day;
    const before = rosasDay();
    const page = await openAs(
      "dana",
      `/dashboard/patient/${rosa}/report?startDate=${addDays(here, -9)}&endDate=${here}`,
    );
    const days = page.getByText(/^all levels, \d+ items?, \d/);
    await expect(days).toContainText(`${shown(addDays(here, -9))} to `);
    const ends = new RegExp(` to (${shown(before)}|${shown(rosasDay())})$`);
    await expect(days).toHaveText(ends);
    await page.goto(`/dashboard/patient/${rosa}/detailed-performance`);
    await expect(page.getByText(/^Since Therapy Start, /)).toHaveText(ends);
  });
});
