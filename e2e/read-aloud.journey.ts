import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { messagesAndAnnouncements } from "@regain/therapy/task-types/messages-and-announcements";
import { picturePairs } from "@regain/therapy/task-types/picture-pairs";
import { shoppingList } from "@regain/therapy/task-types/shopping-list";
import { yesOrNoQuestions } from "@regain/therapy/task-types/yes-or-no-questions";
import { wordProblems } from "@regain/therapy/task-types/word-problems";
import { startDemoServer } from "./support/demo.ts";
import { openItem } from "./support/open-item.ts";
import { solveTask, untilSteady } from "./support/play.ts";
import type { RunningServer } from "./support/server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { storedAnswers } from "./support/stored-answers.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { keepSettings } from "./support/switches.ts";
import { byTouchAlone } from "./support/ways.ts";

declare global {
  /** The words that were marked, in order. */
  var wordsRead: string[];
  /** Recordings that were started, and not stopped since. */
  var sounding: Set<HTMLMediaElement>;
}

/** Records each word that is marked while it is read. */
function watchReading(): void {
  globalThis.wordsRead = [];
  new MutationObserver(() => {
    const word = document.querySelector("[data-current]")?.textContent?.trim();
    if (word && word !== globalThis.wordsRead.at(-1)) globalThis.wordsRead.push(word);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-current"] });
}

/**
 * The share of a text's words that were marked, in its order and up to its last one; 0 until it is over, or
 * if other words were marked. A busy page may skip a short word.
 */
async function shareRead(page: Page, text: string): Promise<number> {
  const read = await page.evaluate(() => globalThis.wordsRead);
  const words = text.split(" ");
  let at = 0;
  for (const word of read) {
    at = words.indexOf(word, at) + 1;
    if (at === 0) return 0;
  }
  return at === words.length ? read.length / words.length : 0;
}
const nearlyAll = 0.8;
/** The slowest rate that can be chosen: a busy machine misses no word at it. */
const slowest = 0.6;
const untilRead = { timeout: 60_000 };

test.use({ ...byTouchAlone.device });

let own: RunningServer;
test.beforeEach(async () => {
  own = await startDemoServer();
});
test.afterEach(() => own.dispose());

test("a word problem is read to who cannot read it, word by word", async ({ page }) => {
  const { call, user } = await signInBrowser(page, own, "wim");
  await keepSettings(page, user.userId, { speechRate: slowest });
  const { tasks, taskTypes } = await call(startSession, {
    params: { id: user.userId, kind: "SELF_GUIDED" },
    query: { taskTypeIds: String(wordProblems.typeId) },
  });
  const [view] = tasks.map(({ taskView }) => taskView);
  const [{ displayName, activityDescription } = { displayName: "", activityDescription: "" }] =
    taskTypes;
  const [problem] = view?.stimulus ?? [];
  if (!view || problem?.kind !== "text") throw new Error("a problem is told in words");

  await page.addInitScript(watchReading);
  await page.goto(`${own.url}/do-therapy`);
  await byTouchAlone.choose(page, `${displayName} ${activityDescription}`);
  await page.getByRole("button", { name: "Read aloud" }).tap();
  const before = `${displayName} ${activityDescription} ${view.instructions.text}`;
  await expect.poll(() => shareRead(page, before), untilRead).toBeGreaterThan(nearlyAll);
  await page.evaluate(() => (globalThis.wordsRead = []));
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  // A new instruction is read by itself.
  await expect
    .poll(() => shareRead(page, view.instructions.text), untilRead)
    .toBeGreaterThan(nearlyAll);
  await page.evaluate(() => (globalThis.wordsRead = []));
  await page.getByRole("button", { name: "Read it to me" }).tap();
  const all = `${view.instructions.text} ${problem.text}`;
  await expect.poll(() => shareRead(page, all), untilRead).toBeGreaterThan(nearlyAll);
  await expect(page.locator("[data-current]")).toHaveCount(0);
});

test("what the first check is, is read before it starts, also where the chosen voice has left the device", async ({
  page,
}) => {
  const { user } = await signInBrowser(page, own, "sam");
  await keepSettings(page, user.userId, { voice: "Samantha", speechRate: slowest });
  await page.addInitScript(watchReading);
  await page.goto(`${own.url}/do-therapy`);
  await page.getByRole("button", { name: "Find my level" }).tap();
  await expect(page.getByText("This is not a diagnosis.")).toBeVisible();
  await page.getByRole("button", { name: "Read aloud" }).tap();
  const sheet = [
    page.getByRole("heading", { level: 1 }),
    ...(await page.getByRole("main").getByRole("listitem").all()),
    page.getByText("This is not a diagnosis."),
  ];
  const lines = await Promise.all(sheet.map((line) => line.innerText()));
  await expect.poll(() => shareRead(page, lines.join(" ")), untilRead).toBeGreaterThan(nearlyAll);
});

test("a question that nothing can say is told to be silent, and is skipped for it", async ({
  browser,
}) => {
  const context = await browser.newContext({ ...byTouchAlone.device, serviceWorkers: "block" });
  const page = await context.newPage();
  const { call, user } = await signInBrowser(page, own, "wim");
  const { taskTypes } = await call(startSession, {
    params: { id: user.userId, kind: "SELF_GUIDED" },
    query: { taskTypeIds: String(yesOrNoQuestions.typeId) },
  });
  const [{ displayName, activityDescription } = { displayName: "", activityDescription: "" }] =
    taskTypes;
  // Its recording does not load, and the device has no voice.
  await page.route("**/*.mp3", (route) => route.abort());
  await page.addInitScript(() => (speechSynthesis.getVoices = () => []));
  await page.goto(`${own.url}/do-therapy`);
  await byTouchAlone.choose(page, `${displayName} ${activityDescription}`);
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  const silent = page.getByText("We cannot play the sound. Check your device, or skip this item.");
  await expect(silent).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Skip this item" }).tap();
  await page.getByText(/^2 of \d+$/).waitFor();
  await expect(silent, "the next one has no sound either").toBeVisible();
  await context.close();
});

test("a passage gives way to whatever is said, waits behind a dialog, and ends with the answer", async ({
  page,
}) => {
  const { task, user } = await openItem(page, own, {
    typeId: messagesAndAnnouncements.typeId,
    taskLevel: 1,
  });
  const tap = async (name: string) => {
    await untilSteady(page);
    await page.getByRole("button", { name, exact: true }).tap();
  };
  const play = page.getByRole("button", { name: "Play", exact: true });
  const playing = page.getByRole("button", { name: "Pause", exact: true });
  await tap("Play");
  await expect(playing).toBeVisible();
  await tap("Read it to me");
  await expect(play).toBeVisible();
  await tap("Play");
  await expect(playing).toBeVisible();
  const isBegun = () =>
    page.getByLabel("Played so far").evaluate((bar: HTMLProgressElement) => bar.value > 0);
  await expect.poll(isBegun).toBe(true);
  await tap("Back 5 seconds");
  await expect(playing).toBeVisible();
  await tap("Help");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  // A tap too soon after the dialog opens or closes counts as a tremor: tap again.
  await expect(async () => {
    if (await dialog.isVisible())
      await page.getByRole("button", { name: "Close", exact: true }).tap({ timeout: 2_000 });
    await expect(dialog).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(play).toBeVisible();
  await expect(async () => {
    await tap("Play");
    await expect(playing).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" &&
      (response.request().postData()?.includes(task.responseId) ?? false),
  );
  await solveTask(page, task, byTouchAlone.press);
  await expect(play, "the last answer ends it").toBeVisible();

  await expect(page.getByText("That is right.")).toBeVisible();
  expect((await sent).ok()).toBe(true);
  const answers = await storedAnswers(own, [user.userId]);
  const events = answers.find(({ uuid }) => uuid === task.responseId)?.events ?? [];
  const replays = events.flatMap((event) => (event.kind === "replay" ? [event.what] : []));
  expect(replays).toEqual(["instructions", "stimulus"]);
});

/** Records which recordings are playing. */
function watchSound(): void {
  globalThis.sounding = new Set();
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playWatched(this: HTMLMediaElement) {
    this.addEventListener("playing", () => globalThis.sounding.add(this));
    for (const event of ["pause", "ended", "emptied"])
      this.addEventListener(event, () => globalThis.sounding.delete(this));
    return play.call(this);
  };
}

test("a list that is only heard is heard again for a tap, and no more once it is put away", async ({
  page,
}) => {
  await page.addInitScript(watchSound);
  const isSounding = () => page.evaluate(() => globalThis.sounding.size > 0);
  await openItem(page, own, { typeId: shoppingList.typeId, taskLevel: 7 });
  const again = page.getByRole("button", { name: "Hear again", exact: true });
  await expect(again, "it is being said").toHaveAttribute("aria-disabled", "true");
  await expect(again).not.toHaveAttribute("aria-disabled", "true", untilRead);
  await expect.poll(isSounding).toBe(false);
  await again.tap();
  await expect.poll(isSounding).toBe(true);
  await expectAccessible(page);
  await page.getByRole("button", { name: "I am ready", exact: true }).tap();
  await expect(again).toHaveCount(0);
  await expect.poll(isSounding, "nothing is heard of it during the wait").toBe(false);
});

test("who has the sound off is told so, where tiles or a passage are nothing but sound", async ({
  page,
}) => {
  const off = page.getByText("The sound is off. Touch Home, then Settings. Or skip this item.");
  await openItem(page, own, { typeId: picturePairs.typeId, taskLevel: 9, settings: { volume: 0 } });
  await expect(off).toBeVisible();
  await openItem(page, own, {
    typeId: messagesAndAnnouncements.typeId,
    taskLevel: 1,
    settings: { volume: 0 },
  });
  await expect(off).toBeVisible();
});

test("a tile, or a passage, that nothing can say is told to be silent", async ({ browser }) => {
  const context = await browser.newContext({ ...byTouchAlone.device, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.route("**/*.mp3", (route) => route.abort());
  await page.addInitScript(() => (speechSynthesis.getVoices = () => []));
  const silent = page.getByText("We cannot play the sound. Check your device, or skip this item.");
  await openItem(page, own, { typeId: messagesAndAnnouncements.typeId, taskLevel: 1 });
  await expect(silent).toBeVisible();

  const { task } = await openItem(page, own, { typeId: picturePairs.typeId, taskLevel: 9 });
  if (task.taskView.templateName !== "MemoryBoard") throw new Error("tiles are turned here");
  const spoken = task.taskView.items.find(({ speech }) => speech);
  await expect(silent).toHaveCount(0);
  await page.getByRole("button", { name: spoken?.label ?? "", exact: true }).tap();
  await expect(silent).toBeVisible();
  await context.close();
});
