import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { SessionTask, TherapySession } from "@regain/contract/entities/session";
import type { TaskView, TemplateName, ViewOf } from "@regain/contract/entities/task-view";
import { rulesOf } from "@regain/therapy/views/registry";
import type { Move } from "@regain/therapy/views/rules";
import { passOver, waitForQuestion } from "./forward-clock.ts";
import { pressByKeyboard, tabTo, untilUsable } from "./keyboard.ts";
import { answerInTime, isBySwitches } from "./switches.ts";

/** How a button is pressed: by keyboard, by mouse, by touch. */
export type Press = (page: Page, target: Locator) => Promise<void>;

export const byKeyboard: Press = pressByKeyboard;
export const byClick: Press = async (_, target) => {
  await expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  await target.click();
};
export const byTouch: Press = async (_, target) => {
  await expect(target).not.toHaveAttribute("aria-disabled", "true", untilUsable);
  await target.tap();
};

/** Extra time for a slow machine. */
const spareMs = 20_000;

/** How long an item may go on by itself after the last answer: a run goes past what needs no answer. */
const goesOnMs = (view: TaskView): number =>
  view.templateName === "MultipleChoice" && view.run
    ? view.questions.length * (view.run.answerMs + view.run.gapMs)
    : 0;

interface Hand {
  readonly page: Page;
  readonly press: Press;
}

const inGroup = (page: Page, group: string, name: string) =>
  page.getByRole("group", { name: group }).getByRole("button", { name, exact: true }).first();

/** What a person does on the screen for one move in the rules. */
type Doing<Name extends TemplateName> = (
  hand: Hand,
  view: ViewOf<Name>,
  move: Move,
) => Promise<void>;

const answerField = (page: Page) => page.getByLabel("Your answer");

/** With switches, by the letter keys; the device's own keyboard also works on touch screens. */
async function type({ page, press }: Hand, text: string): Promise<void> {
  if (isBySwitches(press)) {
    for (const letter of text.toLowerCase())
      await press(page, inGroup(page, "Letter keys", letter === " " ? "Space" : letter));
    return;
  }
  const field = answerField(page);
  await (press === byKeyboard ? tabTo(page, field) : press(page, field));
  await page.keyboard.type(text);
}

/** With a finger or with switches, by the large number keys. */
async function enterNumber(hand: Hand, text: string): Promise<void> {
  const { page, press } = hand;
  if (press !== byTouch && !isBySwitches(press)) return type(hand, text);
  for (let length = 1; length <= text.length; length++) {
    const key = text.charAt(length - 1);
    // The same key twice needs a moment between.
    await expect(async () => {
      await press(page, inGroup(page, "Number keys", key === "." ? "point" : key));
      await expect(answerField(page)).toHaveValue(text.slice(0, length), { timeout: 50 });
    }).toPass({ intervals: [500] });
  }
}

/** The key for a choice in a run: the arrows for two, Enter for one. */
const runKey = (view: ViewOf<"MultipleChoice">, question: string, choice: string) => {
  const choices = view.questions.find(({ id }) => id === question)?.choices ?? [];
  if (choices.length === 1) return "Enter";
  return choices[0]?.id === choice ? "ArrowLeft" : "ArrowRight";
};

/** A tap too soon after another in the same place counts as a tremor. */
export const untilSteady = (page: Page) =>
  page.waitForFunction(() => {
    const tapped = performance.getEntriesByName("regain:tap").at(-1)?.startTime ?? 0;
    return performance.now() - tapped > 450;
  });

const markCorrect = (page: Page) => page.getByRole("button", { name: "Mark correct", exact: true });
const check = ({ page, press }: Hand) =>
  press(page, page.getByRole("button", { name: /^(Check|Done|Not right)$/ }));

const doings: { readonly [Name in TemplateName]: Doing<Name> } = {
  async MultipleChoice({ page, press }, view, move) {
    if (move.kind !== "choose") return;
    const question = view.questions.find(({ id }) => id === move.question);
    const choice = question?.choices.find(({ id }) => id === move.choice);
    const target = inGroup(page, question?.text ?? "Choices", choice?.label ?? "");
    if (view.spaced) {
      const longest = Math.max(...view.spaced.intervalsMs);
      const wait = waitForQuestion(page);
      await wait.or(target).first().waitFor(untilUsable);
      if (await wait.isVisible()) await passOver(page, longest);
      await target.waitFor({ timeout: longest + spareMs });
      await untilAsked(page);
    }
    if (!view.run) {
      if (question !== view.questions[0]) await untilSteady(page);
      return press(page, target);
    }
    const shown = page.locator(`[data-question="${move.question}"]`);
    const taken = target.and(page.locator('[aria-pressed="true"]'));
    const isAnswered = async () => (await taken.count()) > 0 || (await shown.count()) === 0;
    await shown.waitFor(untilUsable);
    // A touch in the first moment does not count, and one right after that counts as a tremor.
    await expect(async () => {
      if (await isAnswered()) return;
      if (press === byKeyboard) await page.keyboard.press(runKey(view, move.question, move.choice));
      else if (isBySwitches(press)) await answerInTime(page, target);
      else await press(page, target);
      expect(await isAnswered()).toBe(true);
    }).toPass({ intervals: [500], timeout: view.run.answerMs + spareMs });
  },

  async Production(hand, _, move) {
    const { page, press } = hand;
    if (move.kind === "enter") await type(hand, move.text);
    if (move.kind === "done") await check(hand);
    if (move.kind === "record") {
      await press(page, page.getByRole("button", { name: "Record", exact: true }));
      // A press too soon after the first counts as a tremor, as it should.
      await expect(async () => {
        if (!(await markCorrect(page).isVisible()))
          await press(page, page.getByRole("button", { name: "Stop", exact: true }));
        await expect(markCorrect(page)).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
    if (move.kind === "mark") await press(page, markCorrect(page));
  },

  async SequenceCompletion(hand, view, move) {
    if (move.kind === "done") return check(hand);
    if (move.kind !== "place") return;
    const label = view.choices.find(({ id }) => id === move.choice)?.label ?? "";
    await hand.press(hand.page, inGroup(hand.page, "Choices", label));
  },

  async NumberProblemSolving(hand, _, move) {
    if (move.kind === "enter") await enterNumber(hand, move.text);
    if (move.kind === "done") await check(hand);
  },

  async MemoryBoard({ page, press }, view, move) {
    if (move.kind !== "tap") return;
    const label = view.items.find(({ id }) => id === move.item)?.label ?? "";
    await press(page, inGroup(page, "Tiles", label));
  },

  async MemorySequence(hand, view, move) {
    const { page, press } = hand;
    if (move.kind === "done") return check(hand);
    if (move.kind !== "tap") return;
    const label = view.items.find(({ id }) => id === move.item)?.label ?? "";
    await press(page, inGroup(page, "Things to touch", label));
  },

  async BoardCompletion(hand, view, move) {
    const { page, press } = hand;
    if (move.kind === "done") return check(hand);
    if (move.kind !== "place") return;
    const item = page.getByRole("group", { name: "Choices" }).getByRole("button", {
      name: view.items.find(({ id }) => id === move.choice)?.label ?? "",
      exact: true,
    });
    // A palette's color stays picked up.
    if ((await item.getAttribute("aria-pressed")) !== "true") await press(page, item);
    // What is there already may cover the place: with something picked up, a tap on it is a tap on the place.
    const place = page.locator(`[data-place="${move.to}"] button, button[data-place="${move.to}"]`);
    await press(page, place.last());
  },
};

/** It is asked several times, each time after a wait. */
const isSpaced = (view: TaskView) =>
  view.templateName === "MultipleChoice" && view.spaced !== undefined;

/** One move, as the person on the screen makes it. */
export function doMove(page: Page, view: TaskView, move: Move, press: Press): Promise<void> {
  const doing = doings[view.templateName] as Doing<TemplateName>;
  return doing({ page, press }, view, move);
}

/** Waits until the item can be answered and an answer counts: a tap in the first moment does not. */
export const untilAsked = (page: Page) =>
  page.waitForFunction(
    () => {
      const asked = performance.getEntriesByName("regain:question").at(-1)?.startTime;
      return asked !== undefined && performance.now() - asked > 250;
    },
    undefined,
    untilUsable,
  );

/** Makes the moves, with the study phase dismissed first, as a person must. */
async function answer(
  hand: Hand,
  view: TaskView,
  moves: readonly Move[],
  look?: () => Promise<void>,
): Promise<void> {
  const doing = doings[view.templateName] as Doing<TemplateName>;
  const { page, press } = hand;
  if (view.study) await press(page, page.getByRole("button", { name: "I am ready", exact: true }));
  if (view.delay) {
    const wait = waitForQuestion(page);
    await wait.waitFor(untilUsable);
    await passOver(page, view.delay.ms);
    await wait.waitFor({ state: "detached", timeout: view.delay.ms + spareMs });
  }
  await look?.();
  if (!isSpaced(view)) await untilAsked(page);
  if (view.templateName === "MultipleChoice" && view.run)
    await press(page, page.getByRole("button", { name: "Start", exact: true }));
  for (const move of moves) await doing(hand, view, move);
}

const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/**
 * Nobody answers within 200 ms of the painting, and the player ignores such answers.
 * @param since the item in question was painted after this, ms of the page's clock
 */
export const untilAnswersCount = (page: Page, since = 0) =>
  page.waitForFunction((start) => {
    const last = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? 0;
    const painted = last("regain:item");
    const isNew = painted > Math.max(start, last("regain:next"));
    return isNew && performance.now() - painted > 250;
  }, since);

/**
 * Answers the item on the screen, correctly unless other moves are given, and leaves its feedback showing.
 * @param look what to do once the question is there, before it is answered
 */
export async function solveTask(
  page: Page,
  { taskView }: SessionTask,
  press: Press,
  moves: readonly Move[] = rulesOf(taskView).solve(taskView),
  look?: () => Promise<void>,
): Promise<void> {
  const start = page.getByRole("button", { name: "Start", exact: true });
  const ask = page.getByRole("heading", { level: 1, name: taskView.instructions.text });
  await start.or(ask).first().waitFor();
  const isBegun = await ask.isVisible();
  const before = isBegun ? 0 : await page.evaluate(() => performance.now());
  if (!isBegun) await press(page, start);
  await ask.waitFor();
  await untilAnswersCount(page, before);
  await answer({ page, press }, taskView, moves, look);
  const timeout = goesOnMs(taskView) + spareMs;
  await expect(next(page)).not.toHaveAttribute("aria-disabled", "true", { timeout });
}

/** When Next last counted, ms of the page's clock: its mark is the only one of its name. */
const lastStep = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("regain:next").at(-1)?.startTime);

/** Goes on to what comes next. Next is where Check was: a press too soon after it counts as a tremor. */
export async function goOn(page: Page, press: Press): Promise<void> {
  const before = await lastStep(page);
  await expect(async () => {
    await press(page, next(page));
    expect(await lastStep(page)).not.toBe(before);
  }).toPass();
}

/** Solves tasks one after another, `from` included, `to` excluded. */
export async function solveTasks(
  page: Page,
  session: TherapySession,
  from: number,
  to: number,
  press: Press,
): Promise<void> {
  for (const task of session.tasks.slice(from, to)) {
    await solveTask(page, task, press);
    await goOn(page, press);
  }
}
