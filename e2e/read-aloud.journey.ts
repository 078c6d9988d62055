import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { yesOrNoQuestions } from "@regain/therapy/task-types/yes-or-no-questions";
import { wordProblems } from "@regain/therapy/task-types/word-problems";
import { startDemoServer } from "./support/demo.ts";
import type { RunningServer } from "./support/server.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { keepSettings } from "./support/switches.ts";
import { byTouchAlone } from "./support/ways.ts";

declare global {
  /** The words that were marked, in the order in which they were. */
  var wordsRead: string[];
}

/** Writes down each word that is marked while it is read. */
function watchReading(): void {
  globalThis.wordsRead = [];
  new MutationObserver(() => {
    const word = document.querySelector("[data-current]")?.textContent?.trim();
    if (word && word !== globalThis.wordsRead.at(-1)) globalThis.wordsRead.push(word);
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-current"] });
}

/**
 * The share of a text's words that were marked, in its order and up to its last one; 0 while it is not over, or where
 * others were marked. A page that is busy may pass over a short word.
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
/** Of the rates that can be chosen: a busy machine misses no word of it. */
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
  // Neither its recording comes, nor has the device a voice.
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
