import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionKind, SessionTask } from "@regain/contract/entities/session";
import { yearBefore } from "@regain/therapy/days";
import { createRng } from "@regain/therapy/rng";
import { rulesOf } from "@regain/therapy/views/registry";
import { allowPassingOver, passOver } from "./support/forward-clock.ts";
import { pressByKeyboard, untilUsable } from "./support/keyboard.ts";
import { passADay } from "./support/pass-a-day.ts";
import { countKept } from "./support/kept.ts";
import { byKeyboard, goOn, solveTask } from "./support/play.ts";
import { hurryVoice } from "./support/quick-voice.ts";
import { startDemoServer } from "./support/demo.ts";
import type { RunningServer } from "./support/server.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { tapWindowMs } from "./support/switches.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

declare global {
  /** Everything on the page that ever gave away what was right or wrong. */
  var tellTales: string[];
}

/**
 * Watches every frame painted, from the first one on: a mark that disappears before anyone looks has given
 * it away too.
 */
function watchForTellTales(): void {
  globalThis.tellTales = [];
  let isDue = false;
  const marks =
    "[data-mark='right'], [data-mark='chosen'], [data-mark='answer'], [data-answer], [data-result]";
  const words = /that is right|not quite|part of it|correct|wrong|not that one|something else/i;
  const look = () => {
    isDue = false;
    for (const { outerHTML } of document.querySelectorAll(marks))
      globalThis.tellTales.push(outerHTML);
    const found = words.exec(document.body?.innerText ?? "");
    if (found) globalThis.tellTales.push(found[0]);
  };
  const lookWhenPainted = () => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  };
  new MutationObserver(lookWhenPainted).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const strike = AudioParam.prototype.linearRampToValueAtTime;
  AudioParam.prototype.linearRampToValueAtTime = function struck(...how) {
    globalThis.tellTales.push("the sound of a result");
    return strike.apply(this, how);
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const press = (page: Page, name: string | RegExp) =>
  pressByKeyboard(page, button(page, name).first());

/**
 * Gives an answer by keyboard. Next has the focus once it is stored; the same key this soon would count as
 * a tremor.
 */
async function rate(page: Page, answer: RegExp): Promise<void> {
  await press(page, answer);
  await expect(button(page, "Next")).toBeFocused();
  await passOver(page, tapWindowMs);
}

async function openSession(server: RunningServer, username: string, kind: SessionKind) {
  const { call, user } = await sessionOf(server, username);
  return call(startSession, { params: { id: user.userId, kind }, query: {} });
}

/** Naming needs a voice, which nobody has here: all of it is skipped. */
async function skipAllLikeThis(page: Page): Promise<void> {
  await press(page, "Skip");
  await press(page, "Skip all like this one");
  await press(page, "Too hard");
}

const failed = ({ taskView, taskId }: SessionTask) =>
  rulesOf(taskView).fail(taskView, createRng(taskId));

test.describe("the first check", () => {
  let own: RunningServer;
  test.beforeEach(async ({ context }) => {
    await hurryVoice(context);
    own = await startDemoServer();
  });
  test.afterEach(() => own.dispose());

  test("is put off, taken the next day with the keyboard, rated, and places the levels of the plan", async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await allowPassingOver(page);
    const sam = await signInBrowser(page, own, "sam");
    await page.goto(`${own.url}/do-therapy`);
    await press(page, "Do this later");
    await expect(button(page, "Start your first practice")).toBeVisible();
    await expect(page.getByText("You can find your level tomorrow.")).toBeVisible();
    // The server is down while the day passes: nothing calls it during that time.
    await page.goto("about:blank");
    await passADay(own, sam.user.userId);

    await page.addInitScript(watchForTellTales);
    await page.goto(`${own.url}/do-therapy`);
    await press(page, "Find my level");
    const title = "We will find the right level for you.";
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
    await expect(
      page.getByText("There are 42 short items. It takes about 15 minutes."),
    ).toBeVisible();
    await expect(page.getByText("This is not a diagnosis.")).toBeVisible();
    await expectAccessible(page);
    await press(page, "Start");
    const { tasks } = await openSession(own, "sam", "ASSESSMENT");
    const spoken = ({ taskView }: SessionTask) => taskView.templateName === "Production";
    let isSkipped = false;
    for (const [index, task] of tasks.entries()) {
      if (spoken(task)) {
        if (!isSkipped) {
          await press(page, "Start");
          await skipAllLikeThis(page);
        }
        isSkipped = true;
        continue;
      }
      // The first item is answered wrong, and looks no different.
      await solveTask(page, task, byKeyboard, index === 0 ? failed(task) : undefined);
      await expect(page.getByText(`${index + 1} of ${tasks.length}`)).toBeVisible();
      await expect(page.getByText("Thank you.").first()).toBeVisible();
      await expect(page.getByRole("group", { name: /Choices|Things to touch/ })).toBeHidden();
      if (index < 2) await expectAccessible(page);
      if (index === 3) {
        expect(await page.evaluate(() => globalThis.tellTales)).toEqual([]);
        await expect.poll(() => countKept(page)).toBe(index + 1);
        await page.reload();
        await press(page, "Continue");
        continue;
      }
      await goOn(page, byKeyboard);
    }
    expect(isSkipped).toBe(true);
    expect(await page.evaluate(() => globalThis.tellTales)).toEqual([]);

    await press(page, "Rate my everyday life");
    await expect(page.getByText("1 of 8")).toBeVisible();
    await expectAccessible(page);
    await rate(page, /^4/);
    await press(page, "Next");
    await rate(page, /^2/);
    // The answers are stored and can be changed.
    await expect(button(page, "Next")).not.toHaveAttribute("aria-disabled", "true");
    await page.reload();
    await press(page, "Rate my everyday life");
    await expect(page.getByText("3 of 8")).toBeVisible();
    await press(page, "Back");
    await expect(button(page, /^2/)).toHaveAttribute("aria-pressed", "true");
    await rate(page, /^3/);
    for (let number = 3; number <= 8; number++) {
      await press(page, "Next");
      await expect(page.getByText(`${number} of 8`)).toBeVisible();
      await rate(page, /^5/);
    }
    await press(page, "Next");

    await expect(button(page, "Start your first practice")).toBeVisible(untilUsable);
    await expect(page.getByText("You can find your level tomorrow.")).toBeHidden();
    await press(page, "Start your first practice");
    const plan = await openSession(own, "sam", "SCHEDULED");
    const [first] = plan.tasks;
    const name = plan.taskTypes.find(({ typeId }) => typeId === first?.taskType)?.displayName ?? "";
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const placed = plan.tasks.filter(({ taskLevel }) => taskLevel > 1);
    expect(placed.length, "who was right begins above the first level").toBeGreaterThan(0);
  });
});

test("after a practice the report comes by mail, with a link to the last year", async ({
  page,
  ownServer: own,
}) => {
  const rosa = await signInBrowser(page, own, "rosa");
  await page.goto(`${own.url}/do-therapy`);
  await press(page, /^Start today's practice/);
  const { tasks } = await openSession(own, "rosa", "SCHEDULED");
  const types = [...new Set(tasks.map(({ taskType }) => taskType))];
  for (const _ of types) {
    await press(page, "Start");
    await skipAllLikeThis(page);
  }
  await press(page, "Email my report");
  const { email } = rosa.user;
  await expect(page.getByText(`Your report is on its way to ${email}.`)).toBeVisible();

  await page.goto(`${own.url}/demo/mailbox`);
  await page.getByRole("link", { name: "Your practice report" }).first().click();
  await expect(page.getByRole("heading", { name: "Hello Rosa." })).toBeVisible();
  await expectAccessible(page);
  const link = await page.getByRole("link", { name: "See my report" }).getAttribute("href");
  const { pathname, search, searchParams } = new URL(link ?? "");
  const { startDate, endDate = "" } = Object.fromEntries(searchParams);
  expect(startDate).toBe(yearBefore(endDate));
  expect(pathname).toBe("/dashboard/report");
  await page.goto(`${own.url}${pathname}${search}`);
  await expect(page.getByRole("heading", { name: "Performance Summary" })).toBeVisible();
  await expect(
    page.getByText(/all levels, [\d,]+ items, \d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}/),
  ).toBeVisible();
  await page.getByRole("tab", { name: "Tasks" }).click();
  await expect(page).toHaveURL(/startDate=.+tab=tasks/);
});
