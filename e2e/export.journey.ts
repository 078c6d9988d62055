import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The name and the text of the file that this button downloads. */
async function download(page: Page, name: string) {
  const arriving = page.waitForEvent("download");
  await button(page, name).click();
  const file = await arriving;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("Rosa takes her data with her from her account, and no address tells who she is @long", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/account");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: "Download your data first" }).click();
  await expect(page.getByRole("heading", { name: "Download your data" })).toBeVisible();
  await expectAccessible(page);

  const table = await download(page, "Download the table");
  expect(table.name).toMatch(/^regain-answers-\d{4}-\d\d-\d\d\.csv$/);
  expect(table.text.startsWith("\uFEFFdate,time_zone,started_at,")).toBe(true);
  expect(table.text.split("\r\n").length).toBeGreaterThan(3_000);
  const saved = card(page, "A table of your answers").getByRole("status");
  await expect(saved).toHaveText(new RegExp(`^Saved as ${table.name}, [\\d.]+ [kM]B\\.`));

  const all = await download(page, "Download all data");
  const read = JSON.parse(all.text) as Record<string, unknown>;
  expect(read).toMatchObject({ format: "regain-export", version: 1, isComplete: true });
  expect(read).toHaveProperty("account");

  const clinic = await download(page, "Download the clinic file");
  expect(JSON.parse(clinic.text)).toMatchObject({ resourceType: "Bundle", type: "collection" });
  await expectAccessible(page);
  const exported = asked.filter((url) => url.includes("/export/"));
  expect(exported).toHaveLength(3);
  for (const url of exported) expect(new URL(url).search).toBe("");
});

test("Dana takes along what there is about Rosa, by keyboard, without what is Rosa's own @long", async ({
  openAs,
  server,
}) => {
  const { user } = await sessionOf(server, "rosa");
  const page = await openAs("dana", `/dashboard/patient/${user.userId}/report`);
  await page.getByRole("link", { name: "Export" }).click();
  await expect(page.getByRole("heading", { name: "Export" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Download FHIR").focus();
  const arriving = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  const bundle = JSON.parse(await readFile(await (await arriving).path(), "utf8")) as {
    entry: { resource: { resourceType: string; presentedForm?: { data: string }[] } }[];
  };
  const report = bundle.entry.find(
    ({ resource }) => resource.resourceType === "DiagnosticReport",
  )?.resource;
  const pdf = Buffer.from(report?.presentedForm?.[0]?.data ?? "", "base64");
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const everything = await download(page, "Download everything");
  expect(everything.name).toMatch(/^regain-everything-rosa-\d{4}-\d\d-\d\d\.json$/);
  const all = JSON.parse(everything.text) as object;
  expect(all).not.toHaveProperty("account");
});

test("Yuri saves the photo of his cup, which is in no other file", async ({ openAs, server }) => {
  const page = await openAs("yuri", "/dashboard/export");
  const files = card(page, "Your photos and recordings");
  await expect(files).toContainText("There are none yet.");

  const { call, user } = await sessionOf(server, "yuri");
  const bytes = Uint8Array.from(await page.screenshot({ type: "jpeg" }));
  const photo = new Blob([bytes], { type: "image/jpeg" });
  const fields = { name: "Cup", kind: "thing" as const };
  const form = { fields, files: { photo, voice: undefined } };
  await call(addOwnItem, { params: { id: user.userId }, form });
  await page.reload();
  await expect(card(page, "All of your data")).toContainText(
    "Photos and recordings are not in it. You find them below.",
  );
  await expectAccessible(page);
  const arriving = page.waitForEvent("download");
  await files.getByRole("button", { name: "Save Photo of “Cup”" }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^photo-Cup-[\da-f-]{36}\.jpg$/);
  const [first, second] = await readFile(await file.path());
  expect([first, second]).toEqual([0xff, 0xd8]);
  await expect(files.getByRole("status")).toHaveText("Saved");
  await expectAccessible(page);
});

test("a handout that Dana prints is counted like everything on paper, by its own name", async ({
  openAs,
}) => {
  const page = await openAs("dana", "/dashboard/handouts");
  await button(page, "Accept all").click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await page.evaluate(() => (window.print = () => undefined));
  const sent = page.waitForRequest((request) => request.url().includes("/event/log/print"));
  await button(page, "Print").click();
  expect(new URL((await sent).url()).searchParams.get("eventSubType")).toBe("brochure");
});

test("what fails says so, and can be tried again; what takes long can be stopped @long", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/dashboard/export");
  await button(page, "Download the table").waitFor();
  await page.context().setOffline(true);
  await button(page, "Download the table").click();
  const problem = card(page, "A table of your answers").getByRole("alert");
  await expect(problem).toContainText("There is no connection right now.");
  await expect(problem).toContainText("Nothing was saved. You can try again.");
  await expectAccessible(page);
  await page.context().setOffline(false);
  await page.waitForFunction(() => navigator.onLine);
  await download(page, "Download the table");
  await expect(problem).toHaveCount(0);

  // Nothing answers.
  await page.route("**/export/everything.json", () => undefined);
  await button(page, "Download all data").click();
  const status = card(page, "All of your data").getByRole("status");
  await expect(status).toHaveText("We are making your file. Please wait.");
  await expectAccessible(page);
  await button(page, "Stop").click();
  await expect(status).toHaveText("");
  await expect(button(page, "Stop")).toHaveCount(0);
  await expect(card(page, "All of your data").getByRole("alert")).toHaveCount(0);
  await page.unroute("**/export/everything.json");
  expect((await download(page, "Download all data")).text).toContain('"isComplete": true');
});

test("somebody else's patient is not there", async ({ openAs, server }) => {
  const { user } = await sessionOf(server, "rosa");
  const page = await openAs("nils", `/dashboard/patient/${user.userId}/export`);
  await expect(
    page.getByText(/^This patient is no longer one of your patients/).first(),
  ).toBeVisible();
  await expect(button(page, "Download FHIR")).toHaveCount(0);
});
