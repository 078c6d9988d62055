import type { Page } from "@playwright/test";
import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { addOwnItem } from "@regain/contract/calls/own-items/add-own-item";
import { changeOwnItem } from "@regain/contract/calls/own-items/change-own-item";
import { removeOwnItem } from "@regain/contract/calls/own-items/remove-own-item";
import { ownItems } from "@regain/contract/calls/own-items/own-items";
import { startSession } from "@regain/contract/calls/session/start-session";
import { loseAnswer } from "./support/lose-answer.ts";
import { byClick, goOn, solveTask } from "./support/play.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { tapWindowMs } from "./support/switches.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const nameThePicture = 51;
const dialog = (page: Page) => page.getByRole("dialog");

/** Any photo will do: the page itself is one. */
const takePhoto = (page: Page) => page.screenshot({ type: "jpeg" });

/** The picture here has loaded and can be seen. */
const expectSeen = (page: Page, within: string) =>
  expect
    .poll(() =>
      page
        .locator(`${within} img`)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.src),
    )
    .toMatch(/^blob:/);

/** Makes every sound loop until it is stopped, and keeps track of it; call it before the page is loaded. */
const holdSounds = (page: Page) =>
  page.addInitScript(() => {
    const begun: HTMLMediaElement[] = [];
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.loop = true;
      begun.push(this);
      return play.call(this);
    };
    Object.assign(globalThis, { stillSounding: () => begun.map(({ paused }) => !paused) });
  });

/** For each sound that was started, whether it is still playing. */
const stillSounding = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { stillSounding(): boolean[] }).stillSounding());

const sounding = async (page: Page) => (await stillSounding(page)).filter(Boolean).length;

/** The meter has moved: the browser's fake microphone made a sound. */
const untilHeard = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[role=dialog] i")].some(
      ({ style }) => Number.parseFloat(style.height) > 20,
    ),
  );

test("Sam's family adds a person with photo and voice, and Sam names her in practice @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("sam", "/account/own-items");
  await expect(page.getByText("Add people and things that matter to you")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Add" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText("Please choose a photo.")).toBeVisible();
  await expect(dialog(page).getByText("Please write the name.")).toBeVisible();
  await expect(dialog(page).getByLabel("Take a photo"), "none on a computer").toBeHidden();
  await expect(dialog(page).getByLabel("Choose a photo")).toBeFocused();
  await expectAccessible(page);

  const photo = { name: "lou.jpg", mimeType: "image/jpeg", buffer: await takePhoto(page) };
  await dialog(page).getByLabel("Choose a photo").setInputFiles(photo);
  await expectSeen(page, "[role=dialog]");
  await dialog(page).getByLabel("Name", { exact: true }).fill("Lou");
  await dialog(page)
    .getByLabel(/Who is it/)
    .fill("your sister");
  await dialog(page).getByRole("button", { name: "Record" }).click();
  await expect(dialog(page).getByText("Say the name. Then touch “Stop”.")).toBeVisible();
  await untilHeard(page);
  await dialog(page).getByRole("button", { name: "Stop" }).click();
  await expect(dialog(page).getByRole("button", { name: "Replay" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Added. It will be in your next practice.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lou" })).toBeVisible();
  await expectSeen(page, "main");
  const hear = page.getByRole("button", { name: "Hear Lou" });
  await expect(hear).toBeVisible();
  await expectAccessible(page);

  await holdSounds(page);
  await page.reload();
  await hear.click();
  await expect.poll(() => stillSounding(page)).toEqual([true]);
  // A second tap right after the first does not count.
  await page.waitForTimeout(tapWindowMs);
  await hear.click();
  await expect.poll(async () => (await stillSounding(page)).length).toBe(2);
  await expect.poll(() => sounding(page), "one voice at a time").toBe(1);
  expect((await stillSounding(page)).at(-1), "the one asked for last").toBe(true);
  await page.getByRole("link", { name: "Go to my practice" }).click();
  await expect.poll(() => sounding(page), "silent elsewhere").toBe(0);

  await page.goto("/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(dialog(page).getByRole("link", { name: "My words and people" })).toBeVisible();
  await page.getByRole("tab", { name: "Choose exercises" }).click();
  await page.locator("label").filter({ hasText: "Name the picture" }).first().click();
  await page.getByRole("button", { name: "Start 1 exercise" }).click();
  const { call, user } = await sessionOf(server, "sam");
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SELF_GUIDED" },
    query: { taskTypeIds: String(nameThePicture) },
  });
  const own = tasks.findIndex(({ taskView }) => JSON.stringify(taskView).includes('"own/'));
  expect(own).toBeGreaterThanOrEqual(0);
  for (const task of tasks.slice(0, own)) {
    await solveTask(page, task, byClick);
    await goOn(page, byClick);
  }
  const start = page.getByRole("button", { name: "Start", exact: true });
  const cue = page.getByRole("button", { name: "Who it is" });
  await start.or(cue).first().waitFor();
  if (await start.isVisible()) await start.click();
  await expectSeen(page, "main");
  await cue.click();
  await solveTask(page, tasks[own]!, byClick);
  await expect(page.getByText("Lou", { exact: true })).toBeVisible();
  expect(server.output, "the server logs no error").not.toMatch(/"level":(50|60)\b/);
});

test("with another photo after a lost answer, one word is added, with the photo chosen last", async ({
  page,
  ownServer: own,
}) => {
  const { call, user } = await signInBrowser(page, own, "sam");
  await page.goto(`${own.url}/account/own-items`);
  await page.getByRole("button", { name: "Add" }).click();
  const choose = async (name: string) =>
    dialog(page)
      .getByLabel("Choose a photo")
      .setInputFiles({ name, mimeType: "image/jpeg", buffer: await takePhoto(page) });
  const save = dialog(page).getByRole("button", { name: "Save" });
  await choose("first.jpg");
  await dialog(page).getByLabel("Name", { exact: true }).fill("Jon");
  await loseAnswer(page, "**/own-items");
  await save.click();
  await expect(dialog(page).getByText("There is no connection right now.")).toBeVisible();
  const items = () => call(ownItems, { params: { id: user.userId } });
  const [lost] = (await items()).items;
  await choose("second.jpg");
  await dialog(page).getByLabel("Name", { exact: true }).fill("John");
  await page.waitForTimeout(tapWindowMs);
  await save.click();
  await expect(page.getByText("Added. It will be in your next practice.")).toBeVisible();
  const [left, ...others] = (await items()).items;
  expect([left?.name, others]).toEqual(["John", []]);
  expect(left?.itemId).not.toBe(lost?.itemId);
});

test("whoever changes a word that somebody else has changed or removed is told, and decides", async ({
  page,
  ownServer: own,
}) => {
  const rosa = await sessionOf(own, "rosa");
  const params = { id: rosa.user.userId };
  const dana = await signInBrowser(page, own, "dana");
  const at = `${own.url}/dashboard/patient/${params.id}`;
  await page.goto(`${at}/access`);
  const photo = new Blob([Uint8Array.from(await takePhoto(page))]);
  const add = (name: string) =>
    rosa.call(addOwnItem, {
      params,
      form: { fields: { name, kind: "person" }, files: { photo, voice: undefined } },
    });
  const { itemId } = await add("Ana");
  const here = { ...params, itemId };
  const rename = (name: string) => rosa.call(changeOwnItem, { params: here, body: { name } });
  await page.goto(`${at}/words`);
  const named = (name: string) => page.getByRole("heading", { name, exact: true });
  const press = (name: string) => dialog(page).getByRole("button", { name }).click();
  const type = async (from: string, to: string) => {
    await page.getByRole("button", { name: `Change ${from}` }).click();
    await dialog(page).getByLabel("Name", { exact: true }).fill(to);
  };

  await type("Ana", "Hannah");
  await rename("Anna");
  await press("Save");
  await expect(dialog(page).getByText("Somebody else changed this to “Anna”.")).toBeVisible();
  await expectAccessible(page);
  await press("Keep mine");
  await expect(named("Hannah")).toBeVisible();

  await type("Hannah", "Hana");
  await rename("Anna");
  await press("Save");
  await press("Use theirs");
  await expect(named("Anna")).toBeVisible();

  await type("Anna", "Anne");
  await rosa.call(removeOwnItem, { params: here });
  await press("Save");
  await expect(dialog(page).getByText("It was removed in the meantime.")).toBeVisible();
  await press("Cancel");
  await press("Leave");
  await expect(named("Anna")).toBeHidden();

  // The patient goes to a colleague while a question about them is open.
  await add("Bo");
  await page.reload();
  await page.getByRole("button", { name: "Remove Bo" }).click();
  const access = await page.context().newPage();
  await access.goto(`${at}/access`);
  const card = access.getByRole("button", { name: /^Make a .*card$/ });
  await card.waitFor();
  const { colleagues: found } = await dana.call(colleagues, {});
  const body = { clinicianId: found[0]!.clinicianId, keepMe: false };
  await dana.call(transferPatient, { params, body });
  const isGone = "This patient is no longer one of your patients.";
  await press("Remove");
  await expect(dialog(page).getByText(isGone)).toBeVisible();
  await card.click();
  await expect(access.getByRole("alert").filter({ hasText: isGone })).toBeVisible();
});

test("what was added is changed, and removed once that is confirmed; nobody else comes here @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("rosa", "/account");
  await page.getByRole("link", { name: "My words and people" }).click();
  await page.getByRole("button", { name: "Add" }).click();
  const photo = { name: "cup.jpg", mimeType: "image/jpeg", buffer: await takePhoto(page) };
  await dialog(page).getByLabel("Choose a photo").setInputFiles(photo);
  await dialog(page).getByLabel("Name", { exact: true }).fill("cupp");
  const leaving = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.goBack();
  await leaving.getByRole("button", { name: "Keep editing" }).click();
  await dialog(page).locator("label").filter({ hasText: "A thing" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Change cupp" }).click();
  await dialog(page).getByLabel("Name", { exact: true }).fill(" ");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByText("Please write the name.")).toBeVisible();
  await expect(dialog(page).getByLabel("Name", { exact: true })).toBeFocused();
  await dialog(page).getByLabel("Name", { exact: true }).fill("cup");
  await page.keyboard.press("Escape");
  await leaving.getByRole("button", { name: "Keep editing" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "cup", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Remove cup" }).click();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Keep" }).click();
  await page.getByRole("button", { name: "Remove cup" }).click();
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Add people and things that matter to you")).toBeVisible();
  const { call, user } = await sessionOf(server, "rosa");
  expect((await call(ownItems, { params: { id: user.userId } })).items).toEqual([]);

  await openAs("dana", "/account/own-items");
  await expect(page.getByText("This section is available for patients only!")).toBeVisible();
});

test("of a discharged patient the list is seen and not changed", async ({ openAs, server }) => {
  const page = await openAs("kurt", "/account/own-items");
  await page.getByRole("button", { name: "Add" }).click();
  const photo = { name: "dog.jpg", mimeType: "image/jpeg", buffer: await takePhoto(page) };
  await dialog(page).getByLabel("Choose a photo").setInputFiles(photo);
  await dialog(page).getByLabel("Name", { exact: true }).fill("Bello");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Change Bello" })).toBeVisible();

  const { user } = await sessionOf(server, "kurt");
  await openAs("dana", `/dashboard/patient/${user.userId}/words`);
  await expect(page.getByRole("heading", { name: "Bello" })).toBeVisible();
  await expect(page.getByText("Readmit the patient to change this list.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Add|Change|Remove)/ })).toHaveCount(0);
  await expectAccessible(page);
});
