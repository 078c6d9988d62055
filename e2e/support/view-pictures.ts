/**
 * One picture of every exercise's view at its lowest and its highest level, on a phone, on a tablet and
 * with the largest text.
 */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { deferAssessment } from "@regain/contract/calls/session/defer-assessment";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionTask, TherapySession } from "@regain/contract/entities/session";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { assignHomework } from "./homework.ts";
import { answersFaults, largeText, setTextSize } from "./large-text-faults.ts";
import type { RunningServer } from "./server.ts";
import { signInBrowser } from "./sign-in.ts";
import { skip } from "./skip.ts";
import { type Measured, measureScreen } from "./view-faults.ts";

interface ViewSize {
  readonly width: number;
  readonly height: number;
  /** In percent; without it, the default for the window. */
  readonly textSize?: string;
}

const tablet: ViewSize = { width: 1180, height: 820 };
const viewSizes: readonly ViewSize[] = [{ width: 390, height: 844 }, tablet, largeText];

export interface ViewPicture extends Measured {
  readonly typeId: number;
  readonly systemName: string;
  readonly level: number;
  /** The part of the item it shows. */
  readonly part: "study" | "wait" | "question";
  readonly width: number;
  /** Relative to the folder of pictures. */
  readonly file: string;
}

/** Patients who have not practiced yet, so that their homework's levels apply. */
const usernames = { lowest: "mona", highest: "wim" } as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const usable = { timeout: 60_000 };

/** The session on its way to the player, with what would take minutes cut short. */
function hurried(session: TherapySession): TherapySession {
  const hurry = (name: string, value: unknown) => {
    if (name === "delay") return { ...(value as object), ms: 8_000 };
    if (name === "intervalsMs") return (value as number[]).map(() => 8_000);
    return name === "study" ? JSON.parse(JSON.stringify(value, hurryStream)) : value;
  };
  const hurryStream = (name: string, value: unknown) => (name === "stepMs" ? 300 : value);
  return JSON.parse(JSON.stringify(session, hurry)) as TherapySession;
}

async function press(page: Page, name: string): Promise<void> {
  const isUsable = page.locator(":not([aria-disabled])");
  await button(page, name).and(isUsable).first().click(usable);
}

/** Brings up the parts of an item one after another, and has a picture of each taken. */
async function show(
  page: Page,
  { taskView: view }: SessionTask,
  take: (part: ViewPicture["part"]) => Promise<void>,
): Promise<void> {
  const isSpaced = view.templateName === "MultipleChoice" && view.spaced !== undefined;
  if (view.study) {
    await take("study");
    await press(page, "I am ready");
  }
  if (view.delay || isSpaced) {
    const clock = page.getByRole("progressbar", { name: "Time until the question" });
    await clock.waitFor(usable);
    await take("wait");
    await clock.waitFor({ state: "detached", ...usable });
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

/** Nothing sticky is in the middle of the picture, and a line shows where the screen ends. */
const wholePage = ({ height }: ViewSize) => `
  header, footer, [class*=head] { position: static !important }
  body::after { content: ""; position: absolute; inset: ${height}px 0 auto; border-top: 2px dashed #b23a2e }`;

async function takeAll(
  page: Page,
  tasks: readonly SessionTask[],
  folder: string,
): Promise<ViewPicture[]> {
  const pictures: ViewPicture[] = [];
  for (const task of tasks) {
    await button(page, "Start").waitFor(usable);
    await press(page, "Start");
    await page.getByRole("heading", { level: 1, name: task.taskView.instructions.text }).waitFor();
    await show(page, task, async (part) => {
      for (const size of viewSizes) {
        await page.setViewportSize(size);
        await setTextSize(page, size.textSize);
        // Not "networkidle": what the page's worker fetched may never count as finished.
        await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
        const { taskType: typeId, taskLevel: level, taskView } = task;
        const file = `view-${String(typeId).padStart(2, "0")}-${taskView.type}-${level}-${part}-${size.width}.png`;
        const measured = await measureScreen(page);
        await page.screenshot({ path: join(folder, file), fullPage: true, style: wholePage(size) });
        pictures.push({
          typeId,
          systemName: taskView.type,
          level,
          part,
          width: size.width,
          file,
          screens: measured.screens,
          faults: [
            ...measured.faults,
            ...(size === largeText && part === "question" ? await answersFaults(page) : []),
          ],
        });
      }
      await setTextSize(page, undefined);
    });
    console.log(task.taskView.type, task.taskLevel);
    if (task !== tasks.at(-1)) await skip(page, "Skip this item", "Other");
  }
  return pictures;
}

/**
 * Takes the pictures into the folder.
 * @param wanted typeIds; empty means all
 */
export async function takeViews(
  browser: Browser,
  server: RunningServer,
  folder: string,
  wanted: ReadonlySet<number>,
): Promise<ViewPicture[]> {
  const shown = taskTypes.filter(({ typeId }) => wanted.size === 0 || wanted.has(typeId));
  const homework = (levelOf: (levels: number) => number) =>
    shown.map(({ typeId, levels }) => ({
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
      viewport: tablet,
      permissions: ["microphone"],
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    await page.route("**/session/start/**", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: hurried(await answer.json()) });
    });
    const { call, user } = await signInBrowser(page, server, username);
    // Newcomers are offered the assessment first.
    await call(deferAssessment, { params: { id: user.userId }, body: {} });
    await page.goto(`${server.url}/do-therapy`);
    await page.getByRole("main").getByRole("button").first().click();
    await button(page, "Start").waitFor(usable);
    const { tasks } = await call(startSession, {
      params: { id: user.userId, kind: "SCHEDULED" },
      query: {},
    });
    pictures.push(...(await takeAll(page, tasks, folder)));
    await context.close();
  }
  return pictures.toSorted((one, other) => one.file.localeCompare(other.file));
}
