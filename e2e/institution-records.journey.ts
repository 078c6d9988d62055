import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { dropList, mixedList } from "./support/institution-records-scenes.ts";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { markLiveRegions, wasThere } from "./support/live-regions.ts";
import { ownServer } from "./support/own-server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: people are invited here. */
const own = ownServer();

async function open(page: Page, username: string, path: string): Promise<void> {
  await signInBrowser(page, own(), username);
  await page.goto(`${own().url}/enterprise-dashboard/${path}`);
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
const list = (page: Page) => page.getByRole("table", { name: "People to invite" });
const rowOf = (page: Page, email: string) =>
  list(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: email, exact: true }) });
const sum = (page: Page) => page.locator("p").filter({ hasText: "to be invited" });

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent("download");
  await press();
  const path = await (await coming).path();
  return (await readFile(path, "utf8")).replace(/^\uFEFF/, "");
}

/** What a screen reader says of a change: in a region that was there before it. */
const told = (page: Page, text: string) =>
  page.locator(`[${wasThere}]`).filter({ hasText: new RegExp(`^${text}$`) });

async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`${label}$`) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("a list with broken rows is read, corrected in its place, sent, and told row by row @long", async ({
  page,
}) => {
  await open(page, "greta", "invite");
  await expect(page.getByRole("heading", { name: "Invite many people" })).toBeVisible();
  await expectAccessible(page);
  await dropList(page, mixedList);
  await expect(sum(page)).toContainText("2 to be invited");
  await expect(sum(page)).toContainText("4 to check");
  await expectAccessible(page);
  for (const [email, says] of [
    ["ann.lee@example.org", "Will be invited"],
    ["dana@example.org", "Is already one of your users"],
    ["hugo@example.org", "Belongs to another institution"],
    ["bert.example.org", "Enter a valid email address."],
    ["cleo@example.org", "The type must be clinician or patient"],
    ["ANN.LEE@example.org", "Is already in the list"],
  ] as const)
    await expect(rowOf(page, email)).toContainText(says);

  await button(page, "Details of bert.example.org").click();
  await page.getByLabel("Email", { exact: true }).fill("bert@");
  await button(page, "Save this row").click();
  await expect(rowOf(page, "bert@")).toContainText("Enter a valid email address.");
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("bert@");
  await expectAccessible(page);
  await page.getByLabel("Email", { exact: true }).fill("bert@example.org");
  await button(page, "Save this row").click();
  await expect(rowOf(page, "bert@example.org")).toContainText("Will be invited");

  await button(page, "Details of cleo@example.org").click();
  await chooseOption(page, "User Type", "Clinician");
  await button(page, "Save this row").click();
  await expect(rowOf(page, "cleo@example.org")).toContainText("Will be invited");

  await button(page, "Send 4 invitations").click();
  await expect(sum(page)).toContainText("0 to be invited");
  for (const email of ["ann.lee@example.org", "bert@example.org", "dora@example.org"])
    await expect(rowOf(page, email).getByText("Invited", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const result = await downloaded(page, () =>
    button(page, "Download the list with results").click(),
  );
  expect(result.split("\r\n").slice(0, 4)).toEqual([
    "email,type,line,result",
    "ann.lee@example.org,clinician,2,Invited",
    "dana@example.org,clinician,3,Is already one of your users",
    "rosa@example.org,clinician,4,Is already one of your users",
  ]);
  const left = await downloaded(page, () => button(page, "Download the rows to check").click());
  expect(left.trim().split("\r\n")).toHaveLength(3);

  // An unsent list is not left by mistake.
  await button(page, "Use another list").click();
  await page.getByRole("dialog").getByRole("button", { name: "Stay here" }).click();
  await expect(list(page)).toBeVisible();
  await button(page, "Use another list").click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true }).click();

  // The result file can be read in again, and invites nobody twice.
  await dropList(page, result);
  await expect(rowOf(page, "ann.lee@example.org")).toContainText("Already invited");
  await expect(button(page, /^Send/)).toBeHidden();
});

test("a list is worked on while it is sent: who is left out meanwhile is not invited @long", async ({
  page,
}) => {
  await open(page, "greta", "invite");
  const people = Array.from({ length: 52 }, (_, index) => `many${index}@example.org,patient`);
  await dropList(page, ["email,type", ...people].join("\n"));
  const sent: string[] = [];
  const first = Promise.withResolvers<void>();
  await page.route("**/api/institutions/*/invitations", async (route) => {
    sent.push(route.request().postData() ?? "");
    await first.promise;
    await route.continue();
  });
  await button(page, "Send 52 invitations").click();
  await expect(page.getByRole("progressbar")).toBeVisible();

  await button(page, "Details of many0@example.org").click();
  await expect(page.getByText("This row is being sent.")).toBeVisible();
  await button(page, "Leave it out").click();
  await expect(rowOf(page, "many0@example.org")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: /Next/ }).click();
  await button(page, "Details of many50@example.org").click();
  await button(page, "Leave it out").click();
  await button(page, "Details of many51@example.org").click();
  await page.getByLabel("Email", { exact: true }).fill("mended@example.org");
  await button(page, "Save this row").click();
  await expect(rowOf(page, "mended@example.org")).toContainText("Will be invited");
  await expect(button(page, "Details of mended@example.org"), "the row's own").toBeFocused();
  first.resolve();
  await expect(sum(page)).toContainText("51 invited or here");
  await expect(page.getByRole("status").getByText("The invitations have been sent.")).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(JSON.parse(sent[1]!)).toEqual({
    rows: [{ email: "mended@example.org", type: "patient" }],
  });
});

test("a row that is open while it is sent says so when it is", async ({ page }) => {
  await open(page, "greta", "invite");
  await dropList(page, "email,type\nopal@example.org,patient");
  const first = Promise.withResolvers<void>();
  await page.route("**/api/institutions/*/invitations", async (route) => {
    await first.promise;
    await route.continue();
  });
  await button(page, "Send 1 invitation").click();
  await button(page, "Details of opal@example.org").click();
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: "This row is being sent." })).toBeVisible();
  first.resolve();
  await expect(status.filter({ hasText: /^Invited$/ })).toBeVisible();
});

test("a corrected row closes once there is nothing to correct, and what becomes of it is said @long", async ({
  page,
}) => {
  await open(page, "greta", "invite");
  await dropList(page, "email,type\nnils@,clinician\nann@example.org,clinician\nann@,clinician");
  const email = page.getByLabel("Email", { exact: true });
  await button(page, "Details of nils@").click();
  await email.fill("nils@example.org");
  await markLiveRegions(page);
  await button(page, "Save this row").click();
  await expect(told(page, "nils@example.org: Already invited")).toBeAttached();
  await expect(email).toBeHidden();
  await expect(button(page, "Details of nils@example.org")).toBeFocused();

  await button(page, "Details of nils@example.org").click();
  await email.fill("dana@example.org");
  await button(page, "Save this row").click();
  await expect(told(page, "dana@example.org: Is already one of your users")).toBeAttached();
  await expect(email).toBeHidden();

  await button(page, "Details of ann@").click();
  await email.fill("ann@example.org");
  await button(page, "Save this row").click();
  await expect(email, "it could be invited, were it not twice").toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Is already in the list$/);
  await email.fill("bea@example.org");
  await button(page, "Save this row").click();
  await expect(told(page, "bea@example.org: Will be invited")).toBeAttached();
  await expectAccessible(page);
});

test("what fails is said once, where it was tried", async ({ page }) => {
  await open(page, "greta", "invite");
  await dropList(page, "one@example.org\ntwo@example.org");
  await button(page, "Details of one@example.org").click();
  await chooseOption(page, "User Type", "Patient");
  const mayFail = Promise.withResolvers<void>();
  await page.route("**/invitations/check", async (route) => {
    await mayFail.promise;
    await route.abort();
  });
  await button(page, "Save this row").click();
  await expect(button(page, "Save this row")).toHaveAttribute("data-busy", "true");
  await expect(button(page, "All are patients")).not.toHaveAttribute("data-busy", "true");
  mayFail.resolve();
  const form = page.locator("form", { has: button(page, "Save this row") });
  await expect(form.getByRole("alert")).toContainText("There is no connection right now.");
  await expect(page.getByRole("alert")).toHaveCount(1);
});

test("an invited colleague has a letter that leads on", async ({ page }) => {
  await open(page, "greta", "invite");
  await page
    .getByLabel("Or paste the list")
    .fill("Email Address;User Type\nfrida@example.org;CLINICIAN");
  await button(page, "Check the list").click();
  await button(page, "Send 1 invitation").click();
  await expect(
    rowOf(page, "frida@example.org").getByText("Invited", { exact: true }),
  ).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("accessToken"));
  await page.goto(`${own().url}/demo/mailbox`);
  const letters = page.getByRole("listitem").filter({ hasText: "to frida@example.org" });
  await expect(letters).toHaveCount(1);
  await letters.getByRole("link").first().click();
  await page.waitForURL(/\/demo\/mailbox\/.+/);
  await page.getByRole("link", { name: /./ }).filter({ hasText: "invitation" }).first().click();
  await expect(page).toHaveURL(/\/signup/);
});

test("what is no list is said so, and a list of addresses is asked for their type", async ({
  page,
}) => {
  await open(page, "greta", "invite");
  await dropList(page, "\u0089PNG\u0000\u0001", "photo.png");
  await expect(page.getByRole("alert")).toContainText("This is not a table that we can read.");
  await dropList(page, "", "empty.csv");
  await expect(page.getByRole("alert")).toContainText("There is nobody in this table");
  await dropList(page, "x".repeat(3_000_000), "huge.csv");
  await expect(page.getByRole("alert")).toContainText("larger than 2 MB");
  await button(page, "Check the list").click();
  await expect(page.getByText("This is required.")).toBeVisible();
  await expect(page.getByLabel("Or paste the list")).toBeFocused();
  await expectAccessible(page);
  await dropList(page, "one@example.org\ntwo@example.org");
  await expect(page.getByText("2 rows do not say whether they are")).toBeVisible();
  await button(page, "All are patients").click();
  await expect(button(page, "Send 2 invitations")).toBeVisible();
  await expectAccessible(page);
});

test("a row is corrected by keyboard alone", async ({ page }) => {
  await open(page, "greta", "invite");
  await tabTo(page, page.getByLabel("Or paste the list"));
  await page.keyboard.type("gil.example.org, patient");
  await page.keyboard.press("Enter");
  await page.keyboard.type("hal@example.org, patient");
  await pressByKeyboard(page, button(page, "Check the list"));
  await expect(sum(page), "what became of it is read").toBeFocused();
  await expect(sum(page)).toBeInViewport();
  await pressByKeyboard(page, button(page, "Details of gil.example.org"));
  await tabTo(page, page.getByLabel("Email", { exact: true }));
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("gil@example.org");
  await page.keyboard.press("Enter");
  await expect(button(page, "Send 2 invitations")).toBeVisible();
});

test("the focus goes on at something that is in sight as a whole", async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 500 });
  await open(page, "greta", "invite");
  await dropList(page, "email,type\none@example.org,patient");
  await button(page, "Use another list").press("Enter");
  const leave = page.getByRole("dialog").getByRole("button", { name: "Leave", exact: true });
  await leave.waitFor();
  await page.getByRole("heading", { level: 1, includeHidden: true }).evaluate((heading) => {
    const { top, height } = heading.getBoundingClientRect();
    scrollBy(0, top + height / 2);
  });
  await leave.press("Enter");
  const focused = page.locator(":focus:not(body)");
  await expect(focused).toBeInViewport({ ratio: 1 });
});

const trail = (page: Page) => page.getByRole("table", { name: "Who did what" });
const acts = (page: Page) => trail(page).getByRole("rowheader");

test("who did what is found, kept in the address, and taken along @long", async ({ page }) => {
  await open(page, "greta", "audit");
  await expect(acts(page).filter({ hasText: "Greta logged in." }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search for a person" }).fill("dana");
  await expect(acts(page).filter({ hasNotText: /^Dana/ })).toHaveCount(0);
  await chooseOption(page, "Kind of action", "Reading records");
  await expect(
    acts(page).filter({ hasText: "Dana opened the performance report of a patient." }).first(),
  ).toBeVisible();
  await expect(
    acts(page).filter({ hasText: "Dana opened the performance report of Rosa." }).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/person=dana&kind=reading|kind=reading&person=dana/);
  await page.reload();
  await expect(acts(page).filter({ hasNotText: /^Dana/ })).toHaveCount(0);
  const table = await downloaded(page, () => button(page, "Download as CSV").click());
  const [head, ...rows] = table.trim().split("\r\n");
  expect(head).toBe("When (UTC),Who,What,Kind of action,Outcome,From");
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.every((row) => row.includes(",Dana,") && row.includes("Reading records"))).toBe(true);
  await button(page, "Show everything").click();
  await expect(
    acts(page).filter({ hasText: "Greta downloaded the audit trail as a table." }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/audit$/);
});

test("only what was refused, older pages and back", async ({ page }) => {
  await open(page, "greta", "audit");
  await page.getByText("Only refused actions").click();
  await expect(acts(page).first()).toContainText("It was refused");
  await expect(acts(page).filter({ hasNotText: "It was refused" })).toHaveCount(0);
  await button(page, "Show everything").click();
  await expect(acts(page).filter({ hasNotText: "It was refused" })).not.toHaveCount(0);
  await expect(acts(page)).toHaveCount(25);
  const first = await acts(page).last().textContent();
  await button(page, "Older").click();
  await expect(page).toHaveURL(/before=/);
  await expect(button(page, "Newer")).toBeEnabled();
  await expect(acts(page).first(), "the view and the focus begin at the top").toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toBeInViewport();
  await expectAccessible(page);
  await button(page, "Newer").click();
  await expect(acts(page).last()).toHaveText(first ?? "");
});

test("what a search in the audit has found is said", async ({ page }) => {
  await open(page, "greta", "audit");
  await expect(acts(page)).toHaveCount(25);
  await markLiveRegions(page);
  await expect(told(page, "25 entries are shown.")).toBeAttached();
  await page.getByRole("searchbox", { name: "Search for a person" }).fill("nobody at all");
  await expect(told(page, "Nothing was found.")).toBeAttached();
  await button(page, "Show everything").first().click();
  await expect(told(page, "25 entries are shown.")).toBeAttached();
  await expectAccessible(page);
});

test("figures of use are of the institution as a whole", async ({ page }) => {
  await open(page, "greta", "usage");
  await expect(page.getByRole("heading", { name: "Active clinicians" })).toBeVisible();
  const weeks = page.getByRole("table", { name: "The last 12 weeks" });
  await expect(weeks.getByRole("row")).toHaveCount(13);
  await expect(weeks).toContainText("fewer than 5");
  await expectAccessible(page);
  await tabTo(page, page.getByRole("img", { name: /^Week of .*: about .* hours$/ }).last());
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("img", { name: /^Week of/ }).nth(-2)).toBeFocused();
});

test("a clinician is let in nowhere here; another institution's admin sees their own @long", async ({
  page,
}) => {
  for (const path of ["invite", "audit", "usage"]) {
    await open(page, "dana", path);
    await expect(page.getByText("Sorry, you don't have access to this page.")).toBeVisible();
  }
  await open(page, "hugo", "audit");
  await expect(acts(page).first()).toHaveText("Hugo logged in.");
  await expect(trail(page)).not.toContainText("Dana");
  await open(page, "hugo", "usage");
  await expect(page.getByText("The line begins with the first week")).toBeVisible();
  await expectAccessible(page);
});
