/** One picture of every exercise's view at its lowest and at its highest level, on a phone and on a tablet. */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionTask } from "@regain/contract/entities/session";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { assignHomework } from "./homework.ts";
import type { RunningServer } from "./server.ts";
import { signInBrowser } from "./sign-in.ts";
import { type Measured, measureScreen } from "./view-faults.ts";

export const viewSizes = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
] as const;

export interface ViewPicture extends Measured {
  readonly typeId: number;
  readonly systemName: string;
  readonly level: number;
  /** What of the item it shows. */
  readonly part: "study" | "wait" | "question";
  readonly width: number;
  /** Within the folder of pictures. */
  readonly file: string;
}

/** Patients who have practised nothing yet, so that their homework's levels count. */
const usernames = { lowest: "mona", highest: "wim" } as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const usable = { timeout: 60_000 };

async function press(page: Page, name: string): Promise<void> {
  await page.locator("button:not([aria-disabled])", { hasText: name }).first().click(usable);
}

async function skip(page: Page): Promise<void> {
  await press(page, "Skip");
  await press(page, "Skip this item");
  await press(page, "Other");
}

/** Brings the parts of an item to the screen, one after the other, and has each of them taken. */
async function show(
  page: Page,
  { taskView: view }: SessionTask,
  take: (part: ViewPicture["part"]) => Promise<void>,
): Promise<void> {
  const isSpaced = view.templateName === "MultipleChoice" && view.spaced !== undefined;
  if (view.study) {
    await take("study");
    if (view.study.stimulus.some(({ kind }) => kind === "stream"))
      await page.clock.fastForward(60_000);
    await press(page, "I am ready");
  }
  if (view.delay || isSpaced) {
    const clock = page.getByRole("progressbar", { name: "Time until the question" });
    await clock.waitFor(usable);
    await take("wait");
    while (await clock.isVisible()) await page.clock.fastForward(10_000);
  }
  if (view.templateName === "MultipleChoice" && view.run) {
    await press(page, "Start");
    await page.locator("[data-question] :is(img, svg, p)").first().waitFor(usable);
  } else {
    const cover = page.getByText("Show now");
    if (await cover.isVisible()) await cover.click();
    await page
      .locator("main button:not([aria-disabled]):not([class*=read])")
      .first()
      .waitFor(usable);
    if (view.templateName === "MemorySequence" && view.sequence)
      await page.getByText("Watch first.").waitFor({ state: "detached", ...usable });
  }
  await take("question");
}

async function takeAll(
  page: Page,
  tasks: readonly SessionTask[],
  folder: string,
  wanted: ReadonlySet<number>,
): Promise<ViewPicture[]> {
  const pictures: ViewPicture[] = [];
  for (const task of tasks) {
    await button(page, "Start").waitFor(usable);
    if (wanted.size > 0 && !wanted.has(task.taskType)) {
      await skip(page);
      continue;
    }
    await press(page, "Start");
    await page.getByRole("heading", { level: 1, name: task.taskView.instructions.text }).waitFor();
    await show(page, task, async (part) => {
      for (const size of viewSizes) {
        await page.setViewportSize(size);
        await page.waitForLoadState("networkidle");
        const { taskType: typeId, taskLevel: level, taskView } = task;
        const file = `view-${String(typeId).padStart(2, "0")}-${taskView.type}-${level}-${part}-${size.width}.png`;
        const measured = await measureScreen(page);
        await page.screenshot({ path: join(folder, file), fullPage: true });
        pictures.push({
          typeId,
          systemName: taskView.type,
          level,
          part,
          width: size.width,
          file,
          ...measured,
        });
      }
    });
    console.log(task.taskView.type, task.taskLevel);
    if (task !== tasks.at(-1)) await skip(page);
  }
  return pictures;
}

/**
 * Takes them into the folder.
 * @param wanted typeIds; none means all
 */
export async function takeViews(
  browser: Browser,
  server: RunningServer,
  folder: string,
  wanted: ReadonlySet<number>,
): Promise<ViewPicture[]> {
  const homework = (levelOf: (levels: number) => number) =>
    taskTypes.map(({ typeId, levels }) => ({
      typeId,
      taskCount: 1,
      taskLevel: levelOf(levels.length),
    }));
  await assignHomework(server, {
    [usernames.lowest]: homework(() => 1),
    [usernames.highest]: homework((levels) => levels),
  });
  const pictures: ViewPicture[] = [];
  for (const username of Object.values(usernames)) {
    const context = await browser.newContext({
      locale: "en-US",
      viewport: viewSizes[1],
      permissions: ["microphone"],
    });
    const page = await context.newPage();
    // What takes minutes goes by at once; all else takes its time.
    await page.clock.install();
    const { call, user } = await signInBrowser(page, server, username);
    await page.goto(`${server.url}/do-therapy`);
    await page.getByRole("main").getByRole("button").first().click();
    await button(page, "Start").waitFor(usable);
    const { tasks } = await call(startSession, {
      params: { id: user.userId, kind: "SCHEDULED" },
      query: {},
    });
    pictures.push(...(await takeAll(page, tasks, folder, wanted)));
    await context.close();
  }
  return pictures.toSorted((one, other) => one.file.localeCompare(other.file));
}
