import type { Page } from "@playwright/test";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { startSession } from "@regain/contract/calls/session/start-session";
import { createRng } from "@regain/therapy/rng";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { rulesOf } from "@regain/therapy/views/registry";
import { stopEventClock } from "./support/event-clock.ts";
import { allowPassingOver } from "./support/forward-clock.ts";
import { assignHomework } from "./support/homework.ts";
import { goOn, solveTask } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import {
  byOneSwitch,
  bySwitches,
  framedNow,
  keepSettings,
  moveFrame,
  oneRound,
  pressAsItComes,
  untilListening,
} from "./support/switches.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

/** One exercise for each way to answer: choosing, in time, speaking, typing, numbers, tiles, order, board, places. */
const twoInTime = 10;
const everyWay = [1, twoInTime, 51, 50, 33, 38, 39, 21, 47] as const;
const oneInTime = 9;

test("two switches are set up once, and play an item of every way to answer", async ({
  page,
  ownServer: own,
}) => {
  await hurryVoice(page);
  await allowPassingOver(page);
  // Mona's first practice: in other journeys she has not practiced yet.
  const { call, user } = await sessionOf(own, "mona");
  await call(deferAssessment, { params: { id: user.userId }, body: {} });
  const lines = everyWay.map((typeId) => ({ typeId, taskCount: 1, taskLevel: 1 }));
  await assignHomework(own, { mona: lines });

  // The person who connects the switches sets this up.
  await signInBrowser(page, own, "mona");
  await page.goto(`${own.url}/do-therapy`);
  await button(page, "Settings").click();
  await page.getByRole("tab", { name: "Switches" }).click();
  await page.getByText("2 switches", { exact: true }).click();
  await expectAccessible(page);

  // From here on nothing is touched.
  await bySwitches(page, button(page, "Done"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await bySwitches(page, button(page, "Help"));
  // The frame starts over in the dialog: once, however often the dialog takes the focus.
  await expect(page.getByRole("dialog")).toBeFocused();
  const shown = await page.getByRole("dialog").locator("a, button").allInnerTexts();
  const named = shown.filter((name) => name !== "");
  expect(await oneRound(page), "the frame comes to what is shown, and to nothing else").toEqual(
    named,
  );
  await bySwitches(page, button(page, "Close"));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await bySwitches(page, page.getByRole("main").getByRole("button").first());

  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  expect(tasks.map(({ taskType }) => taskType)).toEqual([...everyWay]);
  for (const task of tasks) {
    await test.step(task.taskView.type, async () => {
      await solveTask(page, task, bySwitches);
      await expect(page.getByText("That is right.")).toBeVisible();
      await expect(button(page, "Next"), "the frame waits on Next").toHaveAttribute("data-scan");
      if (task !== tasks.at(-1)) await goOn(page, bySwitches);
    });
  }
  await bySwitches(page, button(page, "Home"));
  await expect(button(page, "Settings")).toBeVisible();
});

/** In a timed exercise one switch can press one answer; two answers would need a fast frame. */
const everyWayOfOne = everyWay.map((typeId) => (typeId === twoInTime ? oneInTime : typeId));

test("one switch alone plays an item of every way to answer", async ({ page, ownServer: own }) => {
  test.setTimeout(600_000);
  await hurryVoice(page);
  await allowPassingOver(page);
  const { call, user } = await sessionOf(own, "mona");
  await call(deferAssessment, { params: { id: user.userId }, body: {} });
  const lines = everyWayOfOne.map((typeId) => ({ typeId, taskCount: 1, taskLevel: 1 }));
  await assignHomework(own, { mona: lines });
  await signInBrowser(page, own, "mona");
  await keepSettings(page, user.userId, { scanning: "one", scanSeconds: 0.5 });
  await page.goto(`${own.url}/do-therapy`);
  await byOneSwitch(page, page.getByRole("main").getByRole("button").first());
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  expect(new Set(tasks.map(({ taskView }) => taskView.templateName))).toEqual(
    new Set(taskTypes.map(({ template }) => template)),
  );
  for (const task of tasks) {
    await test.step(task.taskView.type, async () => {
      await solveTask(page, task, byOneSwitch);
      await expect(page.getByText("That is right.")).toBeVisible();
      if (task !== tasks.at(-1)) await goOn(page, byOneSwitch);
    });
  }
  await byOneSwitch(page, button(page, "Home"));
  await expect(button(page, "Settings")).toBeVisible();
});

test("what is longer than a screen is gone through by the screen, and never jumped over", async ({
  page,
  ownServer: own,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await allowPassingOver(page);
  const { call, user } = await sessionOf(own, "mona");
  await call(deferAssessment, { params: { id: user.userId }, body: {} });
  const readAndAnswer = 30;
  await assignHomework(own, { mona: [{ typeId: readAndAnswer, taskCount: 1, taskLevel: 8 }] });
  await signInBrowser(page, own, "mona");
  await keepSettings(page, user.userId, { scanning: "two", textSize: 200 });
  await page.goto(`${own.url}/do-therapy`);
  await bySwitches(page, page.getByRole("main").getByRole("button").first());
  await bySwitches(page, button(page, "Start"));
  const answer = page.locator("main fieldset button:not([aria-disabled])").first();
  await expect(answer).toBeAttached();

  const downTo = () => page.evaluate(() => Math.round(scrollY));
  const steps: number[] = [];
  for (let at = await downTo(); (await answer.getAttribute("data-scan")) === null;) {
    await moveFrame(page);
    const next = await downTo();
    steps.push(next - at);
    at = next;
  }
  const below = await page.locator("footer").boundingBox();
  expect(steps.filter((step) => step > 0).length, "it takes several screens").toBeGreaterThan(3);
  expect(Math.max(...steps)).toBeLessThan(below!.y);
});

/** Runs in the page: of the content and of the feedback, the ends that are on the screen and covered by nothing. */
function endsInView(): string[] {
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    getComputedStyle(element).clipPath === "none";
  const lastLine = (around: Element | null) => {
    const texts = [...(around?.querySelectorAll("*") ?? [])]
      .filter(isDrawn)
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");
    const lines = texts.flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
    return lines.toSorted((one, other) => one.bottom - other.bottom).at(-1);
  };
  return ["main", "footer [data-result]"].filter((selector) => {
    const around = document.querySelector(selector);
    const line = lastLine(around);
    if (!around || !line) return false;
    const { left, top, width, height } = line;
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return around.contains(there);
  });
}

test("two switches: all that is said of an answer is gone down to before the frame leaves Next @long", async ({
  page,
  ownServer: own,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hurryVoice(page);
  await allowPassingOver(page);
  const { call, user } = await sessionOf(own, "mona");
  await call(deferAssessment, { params: { id: user.userId }, body: {} });
  // An order that is longer than a phone, and an answer of several sentences.
  const lines = [12, 44].map((typeId) => ({ typeId, taskCount: 1, taskLevel: 6 }));
  await assignHomework(own, { mona: lines });
  await signInBrowser(page, own, "mona");
  await page.goto(`${own.url}/do-therapy`);
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  for (const [index, task] of tasks.entries()) {
    await keepSettings(page, user.userId, { scanning: "two", textSize: index === 0 ? 100 : 200 });
    await page.reload();
    await bySwitches(page, page.getByRole("main").getByRole("button").first());
    const wrong = rulesOf(task.taskView).fail(task.taskView, createRng(task.taskId));
    await solveTask(page, task, bySwitches, wrong);
    await expect(button(page, "Next")).toHaveAttribute("data-scan");
    const seen = new Set<string>();
    let steps = 0;
    for (; await button(page, "Next").evaluate((next) => next.matches("[data-scan]")); steps++) {
      for (const end of await page.evaluate(endsInView)) seen.add(end);
      await moveFrame(page);
    }
    expect(steps, "it does not fit on the screen").toBeGreaterThan(1);
    expect([...seen].toSorted()).toEqual(["footer [data-result]", "main"]);
    await goOn(page, bySwitches);
  }
});

test("one switch: the frame goes by itself once it is started, and rests when nobody presses", async ({
  page,
  server,
  openAs,
}) => {
  const { user } = await sessionOf(server, "rosa");
  await openAs("rosa", "/healthz");
  await keepSettings(page, user.userId, { scanning: "one", scanSeconds: 0.5, stepKey: "Touch" });
  await page.goto("/do-therapy");
  // The screen is complete once its heading has the focus; until then it keeps being replaced.
  await expect(page.getByRole("heading", { level: 1, name: "Rosa" })).toBeFocused();
  await untilListening(page);
  await expect(framedNow(page), "nothing moves before a press").toHaveCount(0);

  // A touch anywhere is the switch: what is under it is not pressed.
  await button(page, "Help").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await pressAsItComes(button(page, "Settings"), "group");
  await pressAsItComes(button(page, "Settings"), "thing");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(framedNow(page), "on a new screen it waits again").toHaveCount(0);

  // After three rounds without a press it rests. A press this soon after the one that opened the dialog
  // counts as a tremor.
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(page.locator("html[data-scanning=on]")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.locator("html[data-scanning=rest]")).toBeVisible({ timeout: 90_000 });
});

test("a trembling switch presses once, and a finger always helps", async ({
  page,
  server,
  openAs,
}) => {
  const { user } = await sessionOf(server, "rosa");
  await openAs("rosa", "/healthz");
  await keepSettings(page, user.userId, { scanning: "two", stepKey: "F7", selectKey: "F8" });
  await stopEventClock(page);
  await page.goto("/do-therapy");
  // The screen is complete once its heading has the focus; until then it keeps being replaced.
  await expect(page.getByRole("heading", { level: 1, name: "Rosa" })).toBeFocused();
  await untilListening(page);
  await page.keyboard.press("F7");
  const first = await framedNow(page).first().innerText();
  await page.keyboard.press("F7");
  expect(await framedNow(page).first().innerText(), "the second is a tremble").toBe(first);
  await button(page, "Help").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(framedNow(page), "the frame is not in the way").toHaveCount(0);
});
