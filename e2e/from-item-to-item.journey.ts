import type { Locator, Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionTask } from "@regain/contract/entities/session";
import { chooseExercises } from "./support/choose-exercises.ts";
import { expectPictures } from "./support/kept.ts";
import { lookAtItem } from "./support/keyboard.ts";
import { markLiveRegions, wasThere } from "./support/live-regions.ts";
import { byClick, goOn, solveTask } from "./support/play.ts";
import type { RunningServer } from "./support/server.ts";
import { sessionOf } from "./support/sign-in.ts";
import { sideFaults } from "./support/side-faults.ts";
import { expect, test } from "./support/test.ts";

const writtenWordToPicture = 26;
const spelling = 48;

/** What a patient who chooses one exercise gets. */
async function chosenSession(server: RunningServer, username: string, typeId: number) {
  const { call, user } = await sessionOf(server, username);
  return call(startSession, {
    params: { id: user.userId, kind: "SELF_GUIDED" },
    query: { taskTypeIds: String(typeId) },
  });
}

/** Until what an event changed is on the screen; a network that was cut may never be idle. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

/** The pictures of an item, by their paths. */
function picturesOf(task: SessionTask | undefined): string[] {
  if (task?.taskView.templateName !== "MultipleChoice") throw new Error("pictures are chosen here");
  return task.taskView.questions.flatMap(({ choices }) =>
    choices.flatMap(({ image }) => (image && "path" in image ? [image.path] : [])),
  );
}

test("what helped with one item says nothing about the next, though its boxes stay @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  await chooseExercises(page, ["Written word to picture"]);
  const session = await chosenSession(server, "rosa", writtenWordToPicture);
  const first = page.getByRole("group", { name: "Choices" }).getByRole("button").first();
  await page.getByRole("button", { name: "Get Help" }).click();
  await lookAtItem(page);
  await page.locator("button[data-mark='hint']").click();
  await expect(page.getByText("That is right, with some help.")).toBeVisible();
  await expect(page.getByRole("status").locator("svg path")).not.toHaveCount(0);
  await first.evaluate((button) => button.setAttribute("data-seen", ""));
  await page.getByRole("button", { name: "Next" }).click();

  await expect(page.getByText(`2 of ${session.tasks.length}`)).toBeVisible();
  const pictures = picturesOf(session.tasks[1]);
  await expect(first).toHaveAttribute("data-seen");
  await expect(page.locator("[data-mark]")).toHaveCount(0);
  await expect(page.getByRole("status").filter({ hasText: /Hint/ })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Choices" }).locator("img")).toHaveCount(
    pictures.length,
  );
  for (const path of pictures) await expect(page.locator(`main img[src$="${path}"]`)).toBeVisible();
  await page.getByRole("button", { name: "Get Help" }).click();
  await expect(page.locator("button[data-mark='hint']")).toBeVisible();
});

test("a picture that is still to come shows nothing of the one before in its box; one that is missing keeps its place @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("nora", "/do-therapy");
  const { tasks } = await chosenSession(server, "nora", writtenWordToPicture);
  const [before, after] = [picturesOf(tasks[0]), picturesOf(tasks[1])];
  const [path, missing] = after.filter((one) => !before.includes(one));
  if (!path || !missing) throw new Error("two items have the same pictures");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.context().route(`**/${path}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.context().route(`**/${missing}`, (route) => route.fulfill({ status: 404 }));
  await chooseExercises(page, ["Written word to picture"]);
  await solveTask(page, tasks[0]!, byClick);
  await goOn(page, byClick);
  const slow = page.locator(`main img[src$="${path}"]`);
  const nameless = page.locator(`main img[src$="${missing}"]`);
  await expect(nameless, "where its name stands").toBeVisible();
  await expect(slow).toHaveCount(1);
  await expect(slow).toBeHidden();
  release();
  await expect(slow).toBeVisible();
});

test("the next item's pictures are drawn unseen and as large as they will be, and nobody comes upon them @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("nora", "/do-therapy");
  const { tasks, answeredTaskIds } = await chosenSession(server, "nora", writtenWordToPicture);
  const [task, next] = tasks.filter(({ taskId }) => !answeredTaskIds.includes(taskId));
  const pictures = picturesOf(next);
  await chooseExercises(page, ["Written word to picture"]);
  await lookAtItem(page);
  const shown = page.locator("main img");
  const ahead = page.locator("main ~ [aria-hidden] img");
  const sizesOf = (all: Locator) =>
    all.evaluateAll((images) => images.map((one) => one.getBoundingClientRect().width));
  await expect
    .poll(() => ahead.evaluateAll((all) => all.map((one) => one.getAttribute("src"))))
    .toEqual(pictures.map((path) => expect.stringContaining(path)));
  const sizes = await sizesOf(ahead);
  await expect(page.getByRole("img").and(ahead)).toHaveCount(0);
  await solveTask(page, task!, byClick);
  await goOn(page, byClick);
  await expect(shown.first()).toHaveAttribute("src", RegExp(`${pictures[0]}$`));
  expect(await sizesOf(shown)).toEqual(sizes);
});

test("the first Next of a device waits for no picture, though its service worker took over in the middle of the item @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("nora", "/account");
  await page.addInitScript(() => {
    const container = ServiceWorkerContainer.prototype;
    const register = container.register;
    const allowed = new Promise<void>((resolve) =>
      addEventListener("worker-allowed", () => resolve()),
    );
    container.register = async function registerLater(...given) {
      await allowed;
      return register.apply(this, given);
    };
  });
  const { tasks, answeredTaskIds } = await chosenSession(server, "nora", writtenWordToPicture);
  const [task, next] = tasks.filter(({ taskId }) => !answeredTaskIds.includes(taskId));
  const pictures = picturesOf(next);
  const asked: string[] = [];
  page.on("request", (request) => {
    const path = pictures.find((one) => request.url().endsWith(one));
    if (path && request.resourceType() === "image") asked.push(path);
  });
  await page.goto("/do-therapy");
  await chooseExercises(page, ["Written word to picture"]);
  await lookAtItem(page);
  await expect.poll(() => asked.toSorted(), "before").toEqual(pictures.toSorted());
  await page.evaluate(async () => {
    const takenOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve),
    );
    dispatchEvent(new Event("worker-allowed"));
    await takenOver;
  });
  await expect.poll(() => asked.length, "again from the worker").toBe(2 * pictures.length);
  const held = page.locator("main ~ [aria-hidden] img");
  await expect
    .poll(() => held.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)))
    .toBe(true);
  asked.length = 0;
  await solveTask(page, task!, byClick);
  await goOn(page, byClick);
  await expect(page.locator("main img").first()).toHaveAttribute("src", RegExp(`${pictures[0]}$`));
  await expectPictures(page);
  expect(asked).toEqual([]);
});

test("a cue that was read for one word is not read for the next @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  const session = await chosenSession(server, "rosa", spelling);
  await chooseExercises(page, [session.taskTypes[0]!.displayName]);
  const [task] = session.tasks;
  const cue = task?.taskView.cues.find(({ contentType }) => contentType === "text");
  if (!task || !cue) throw new Error("a word to spell has a cue to read");
  await markLiveRegions(page);
  await page.getByRole("button", { name: cue.label }).click();
  const said = page.getByRole("status").filter({ hasText: cue.text });
  await expect(said).toBeVisible();
  await expect(said).toHaveAttribute(wasThere);
  await solveTask(page, task, byClick);
  await goOn(page, byClick);
  await expect(page.getByText(`2 of ${session.tasks.length}`)).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole("button", { name: cue.label })).not.toHaveAttribute("aria-disabled");
});

test("that the network is gone is said where a screen reader listens already @long", async ({
  openAs,
  server,
}) => {
  const page = await openAs("rosa", "/do-therapy");
  const { tasks, taskTypes, answeredTaskIds } = await chosenSession(server, "rosa", spelling);
  const task = tasks.find(({ taskId }) => !answeredTaskIds.includes(taskId));
  await chooseExercises(page, [taskTypes[0]!.displayName]);
  await lookAtItem(page);
  await markLiveRegions(page);
  const inRegion = (text: string) => page.getByRole("status").filter({ hasText: text });
  const offline = inRegion("You are offline. Your answers are kept here.");
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  // Nothing moves under a hand that is about to answer.
  await untilDrawn(page);
  await expect(offline).toHaveCount(0);
  await solveTask(page, task!, byClick);
  await expect(offline).toBeVisible();
  await expect(offline).toHaveAttribute(wasThere);
  expect(await sideFaults(page), "it is said on the attended side").toEqual([]);
  await page.context().setOffline(false);
  await expect(offline).toHaveCount(0);
});
