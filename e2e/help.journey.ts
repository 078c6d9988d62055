import type { Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import { chooseExercises } from "./support/choose-exercises.ts";
import { byClick, goOn, solveTask } from "./support/play.ts";
import { allowPassingOver, passOver } from "./support/forward-clock.ts";
import { lookAtItem } from "./support/keyboard.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { skip } from "./support/skip.ts";
import { storedAnswers } from "./support/stored-answers.ts";
import { keepSettings } from "./support/switches.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { tooClose } from "./support/view-faults.ts";

/** Draws a horizontal line on the scratchpad. @returns the sheet's size, and the line's width and color */
async function drawLine(page: Page) {
  const sheet = page.getByRole("region", { name: "Scratchpad" }).locator("canvas");
  await sheet.scrollIntoViewIfNeeded();
  const box = (await sheet.boundingBox())!;
  const [x, y] = [Math.round(box.x) + 100, Math.round(box.y) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  return sheet.evaluate((canvas: HTMLCanvasElement) => {
    const data = [...canvas.getContext("2d")!.getImageData(122, 80, 1, 40).data];
    const opaque = data.filter((_, place) => place % 4 === 3).map((alpha) => alpha / 255);
    const inked = opaque.indexOf(Math.max(...opaque));
    return {
      width: canvas.clientWidth,
      height: canvas.clientHeight,
      // Its edges fall on half pixels.
      stroke: Math.round(opaque.reduce((sum, alpha) => sum + alpha, 0)),
      ink: data.slice(4 * inked, 4 * inked + 3),
    };
  });
}

declare global {
  /** How loud each bar was that the page struck for a result. */
  var struck: number[];
}

/** From now on. */
const listenForResults = (page: Page) =>
  page.evaluate(() => {
    globalThis.struck = [];
    const strike = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function struck(...how) {
      globalThis.struck.push(how[0]);
      return strike.apply(this, how);
    };
  });

test("help can be asked for: cues by name, hints one by one, calculator and scratchpad @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("tab", { name: "Sound" }).click();
  const volume = page.getByRole("slider", { name: "Volume" });
  for (let step = 0; step < 5; step++) await volume.press("ArrowLeft");
  const said = page.getByRole("group", { name: "Volume" }).locator("[aria-live]");
  await expect(said, "the track says its own value").toHaveText("");
  await page.getByRole("button", { name: "Less: Volume" }).click();
  await expect(said).toHaveText("40%");
  await volume.press("ArrowRight");
  await expect(said).toHaveText("");
  await page.keyboard.press("Escape");
  await chooseExercises(page, ["Written word to picture"]);
  await listenForResults(page);
  await page.getByRole("button", { name: "Get Help" }).click();
  await expect(page.locator("button[data-mark='hint']")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(/“Get Help”.*“Skip”.*“Home”/);
  await page.keyboard.press("Escape");
  await lookAtItem(page);
  await page.locator("button[data-mark='hint']").click();
  await expect(page.getByText("That is right, with some help.")).toBeVisible();
  const heard = () => page.evaluate(() => globalThis.struck);
  await expect
    .poll(heard, "two bars with their overtones, half as loud as they can be")
    .toEqual([0.125, 0.025, 0.125, 0.025]);
  await page.getByRole("button", { name: "Home" }).click();

  await chooseExercises(page, ["Word problems"]);
  await page.getByRole("button", { name: "Calculator" }).click();
  await page.getByRole("button", { name: "Scratchpad" }).press("Enter");
  await expect(page.locator(":focus"), "the button or the tool that it opened").toBeInViewport();
  await expectAccessible(page);
  expect(await drawLine(page)).toEqual({ width: 350, height: 400, stroke: 3, ink: [0, 0, 0] });
  const { call, user } = await sessionOf(server, "rosa");
  const session = await call(startSession, {
    params: { id: user.userId, kind: "SELF_GUIDED" },
    query: { taskTypeIds: "37" },
  });
  const [task] = session.tasks;
  if (!task) throw new Error("the session is empty");
  await solveTask(page, task, byClick);
  await expect(page.getByText(task.taskView.answerText)).toBeVisible();
  await goOn(page, byClick);
});

test("what a newer server asks for and this player cannot do is said, and practice goes on", async ({
  page,
  openAs,
}) => {
  await page.route("**/nextActivity**", async (route) => {
    const answer = await route.fetch();
    const activity = (await answer.json()) as {
      screenData: { primaryButton: { action: string; text: string } };
    };
    activity.screenData.primaryButton.action = "DANCE";
    activity.screenData.primaryButton.text = "Dance";
    await route.fulfill({ response: answer, json: activity });
  });
  await openAs("rosa", "/do-therapy");
  await page.getByRole("button", { name: "Dance" }).click();
  const said = page.getByRole("dialog");
  await expect(said).toContainText("This action is not yet supported.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(said).toBeHidden();
  await expect(page.getByRole("button", { name: "Settings" })).toBeVisible();
});

test("why an item is skipped is kept as it was said @long", async ({ openAs }) => {
  const page = await openAs("rosa", "/do-therapy");
  await chooseExercises(page, ["Written word to picture"]);
  const given = {
    "Too hard": "TooHard",
    "Too easy": "TooEasy",
    "There is an error": "ErrorInTask",
    "I don't like it": "DontLike",
    Other: "Other",
  } as const;
  for (const [index, words] of (Object.keys(given) as (keyof typeof given)[]).entries()) {
    await expect(page.getByText(new RegExp(`^${index + 1} of `))).toBeVisible();
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes("skipReason") ?? false,
    );
    if (index === 0) {
      const offered = page.getByRole("dialog").getByRole("button");
      await page.getByRole("button", { name: "Skip", exact: true }).press("Enter");
      await expect(offered).toHaveText(["Skip this item", "Skip all like this one", "Do not skip"]);
      await offered.first().press("Enter");
      await expect(page.getByRole("heading", { name: "Why do you want to skip?" })).toBeFocused();
      await expect(offered).toHaveText([...Object.keys(given), "Back"]);
      await offered.first().press("Enter");
    } else await skip(page, "Skip this item", words);
    const records = (await sent).postDataJSON() as { skipReason: string }[];
    expect(records.map(({ skipReason }) => skipReason)).toEqual([given[words]]);
  }
});

test("the time behind Help is not counted as thinking about the answer @long", async ({
  page,
  ownServer,
}) => {
  await allowPassingOver(page);
  const { call, user } = await signInBrowser(page, ownServer, "rosa");
  await page.goto(`${ownServer.url}/do-therapy`);
  await chooseExercises(page, ["Written word to picture"]);
  const choice = page.getByRole("group", { name: "Choices" }).getByRole("button").first();
  await choice.and(page.locator(":not([aria-disabled])")).waitFor();
  await page.getByRole("button", { name: "Help", exact: true }).click();
  const help = page.getByRole("dialog");
  await help.waitFor();
  const minutesMs = 600_000;
  await passOver(page, minutesMs);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await lookAtItem(page);
  await choice.press("Enter");
  await expect(page.getByRole("button", { name: "Next" })).not.toHaveAttribute("aria-disabled");
  const ask = () =>
    call(startSession, {
      params: { id: user.userId, kind: "SELF_GUIDED" },
      query: { taskTypeIds: "26" },
    });
  const [task] = (await ask()).tasks;
  await expect.poll(async () => (await ask()).answeredTaskIds).toContain(task?.taskId);
  await page.close();
  const stored = await storedAnswers(ownServer, [user.userId]);
  const answer = stored.find(({ uuid }) => uuid === task?.responseId);
  expect(answer?.events.at(-1)?.at).toBeLessThan(minutesMs);
});

test("hints that come one by one wait while Help lies over them @long", async ({ openAs }) => {
  const page = await openAs("rosa", "/healthz");
  await page.clock.install();
  await page.goto("/do-therapy");
  await chooseExercises(page, ["Build the sentence"]);
  const hints = page.locator("button[data-mark='hint']");
  await page.getByRole("button", { name: "Get Help" }).click();
  await expect(hints).not.toHaveCount(0);
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await page.getByRole("dialog").waitFor();
  const given = await hints.count();
  await page.clock.runFor(20_000);
  await expect(hints).toHaveCount(given);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.clock.runFor(2_500);
  await expect(hints).not.toHaveCount(given);
});

test("the tutorial plays the exercise itself, with captions, and closes where it opened @long", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await chooseExercises(page, ["Match the shape"]);
  await page.getByRole("button", { name: "Watch Tutorial" }).first().click();
  const tutorial = page.getByRole("dialog");
  await expect(tutorial).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(tutorial).toBeHidden();
  await page.getByRole("button", { name: "Help", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("@")).toBeVisible();
  await expectAccessible(page);
});

test("settings hold everywhere: text size, attended side, contrast, and stay after a reload", async ({
  openAs,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await page.getByRole("button", { name: "Settings" }).click();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await expectAccessible(page);
  }
  await page.getByRole("tab", { name: "Practice" }).click();
  await page.getByRole("radio", { name: "Right" }).check({ force: true });
  await page.getByRole("switch", { name: /contrast/i }).click({ force: true });
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-side", "right");
  await expectAccessible(page);
});

test("reports: every tab, the empty one and the locked one @long", async ({ openAs, page }) => {
  await openAs("rosa", "/dashboard");
  for (const tab of ["Tasks", "Assessments", "Skill areas"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expectAccessible(page);
  }
  await openAs("sam", "/dashboard");
  await expect(page.getByRole("heading", { name: "Hi Sam!" })).toBeVisible();
  await expectAccessible(page);
  await openAs("tess", "/dashboard");
  await expect(page.getByText("Subscribe to unlock your full progress report.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "View subscription plans" }).click();
  await expect(page).toHaveURL(/\/subscribe\?source=patients_report_trial/);
});

for (const textSize of [100, 200] as const)
  test(`the way out of Settings and Help is in sight at once, on a phone with text at ${textSize} % @long`, async ({
    page,
    openAs,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { user } = await sessionOf(server, "rosa");
    await openAs("rosa", "/healthz");
    await keepSettings(page, user.userId, { textSize });
    await page.goto("/do-therapy");
    const dialog = page.getByRole("dialog");
    const button = (name: string) => dialog.getByRole("button", { name, exact: true });

    await page.getByRole("button", { name: "Settings" }).click();
    await expect(button("Done")).toBeInViewport({ ratio: 1 });
    expect(await tooClose(page)).toEqual([]);
    // What has the focus is not under it.
    const beneath = () =>
      dialog.evaluate(({ lastElementChild: bar }) => {
        const { activeElement: focus } = document;
        if (!bar || !focus || bar.contains(focus)) return "";
        const { bottom } = (focus.closest("label") ?? focus).getBoundingClientRect();
        const isFree = bottom <= bar.getBoundingClientRect().top;
        return isFree ? "" : focus.outerHTML;
      });
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press("Tab");
      expect(await beneath()).toBe("");
    }
    await dialog.getByRole("tab", { name: "Choose exercises" }).click();
    await dialog.locator("label").filter({ hasText: "Arithmetic" }).first().click();
    await expect(button("Start 1 exercise")).toBeInViewport({ ratio: 1 });
    await expect(button("Done")).toBeInViewport({ ratio: 1 });
    await button("Done").click();

    await page.getByRole("button", { name: "Help", exact: true }).click();
    await expect(button("Close")).toBeInViewport({ ratio: 1 });
    await expect(dialog, "what is not there is not named").not.toContainText(/Home|Skip|Get Help/);
  });
