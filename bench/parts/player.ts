import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionTask } from "@regain/contract/entities/session";
import { join } from "node:path";
import { system } from "../../apps/server/src/db/actor.ts";
import { openDatabase } from "../../apps/server/src/db/database.ts";
import { replaceSchedule } from "../../apps/server/src/modules/schedule/schedule.service.ts";
import { startDemoServer } from "../../e2e/support/demo.ts";
import { fingersOn, middleOf } from "../../e2e/support/fingers.ts";
import type { RunningServer } from "../../e2e/support/server.ts";
import { signInBrowser } from "../../e2e/support/sign-in.ts";
import { browserFlags, findBrowser } from "../../tools/browser.ts";
import { type Figure, ms, quantile } from "../figures.ts";
import { inService } from "../support/in-service.ts";
import { serveExperiment } from "../support/jspsych-page.ts";
import {
  type Latencies,
  latenciesOf,
  marksOf,
  waitForMark,
  watchMarks,
} from "../support/moments.ts";

export const title = "Player, written word to picture, 4x CPU slowdown, 95th percentile";

export const about = `
rosa's homework is four sessions of 25 items of *Written word to picture* at level 3, played by touch on a screen of
820 × 1180 with the processor slowed four times; the finger rests 80 ms on what it taps. The player itself sets four marks
(\`playing/marks.ts\`). *Tap to feedback*: from the browser's own timestamp of the lifted finger to a task after the animation
frame that shows the feedback. This includes the browser's wait for a frame (up to 17 ms at 60 Hz) and its handling of a
lifted finger: for jsPsych a mouse event and its click, for ours finding what the tap hit. *Next to the next item*: from the
button's handler to a task after the frame that shows the next item. *Against jsPsych*: the very same items as a jsPsych 8
experiment in the same browser, touched in the same way, with the marks at the same moments. jsPsych's page has no header, no
progress, no spoken feedback, and no focus to move, and keeps its results in memory; ours writes each to the device before it
is sent.
`;

const writtenWordToPicture = 26;
const itemsPerSession = 25;
const sessions = 4;
const slowdown = 4;
/** A glance at the screen, during which the next item's pictures arrive, as they do for a patient, ms. */
const glanceMs = 500;
/**
 * How long a finger rests on what it taps, ms. If it lifted at the very moment it touched, the work for the touch
 * would be counted as work for the lift.
 */
const restMs = 80;
const tablet = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const budgets = { feedback: 50, next: 100 } as const;

/** Gives rosa one long exercise as homework, in the data of a stopped server. */
async function assign(server: RunningServer, patientId: string): Promise<void> {
  const folder = join(server.place.dataDir, "postgres");
  const database = await openDatabase({ kind: "embedded", folder });
  const line = { typeId: writtenWordToPicture, taskCount: itemsPerSession, taskLevel: 3 };
  await database.withActor(system("demo"), (trx) =>
    replaceSchedule(trx, patientId, [line], { authorId: null, now: new Date() }),
  );
  await database.close();
}

async function throttle(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** A function that taps with one finger on this page. */
async function fingerOn(page: Page): Promise<(thing: Locator) => Promise<void>> {
  const fingers = await fingersOn(page);
  return async (thing) => {
    await fingers.put(1, await middleOf(thing));
    await page.waitForTimeout(restMs);
    await fingers.lift(1);
  };
}

interface Trials {
  readonly page: Page;
  choice(): Promise<void>;
  next(): Promise<void>;
}

/** Plays this many items by touch: looks, answers, looks, goes on. */
async function play({ page, choice, next }: Trials, count: number): Promise<Latencies> {
  for (let item = 1; item <= count; item++) {
    await waitForMark(page, "item", item);
    await page.waitForTimeout(glanceMs);
    await choice();
    await waitForMark(page, "feedback", item);
    await page.waitForTimeout(glanceMs);
    if (item < count) await next();
  }
  return latenciesOf(await marksOf(page));
}

async function playRegain(browser: Browser, server: RunningServer) {
  const page = await browser.newPage(tablet);
  await watchMarks(page);
  const { call, user } = await signInBrowser(page, server, "rosa");
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  await page.goto(`${server.url}/do-therapy`);
  await page.getByRole("main").getByRole("button").first().tap();
  await page.getByRole("button", { name: "Start", exact: true }).tap();
  await throttle(page);
  const tap = await fingerOn(page);
  const choices = page.getByRole("group", { name: "Choices" }).getByRole("button");
  const trials = {
    page,
    choice: () => tap(choices.first()),
    next: () => tap(page.getByRole("button", { name: "Next" })),
  };
  const latencies = await play(trials, tasks.length);
  await trials.next();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.close();
  return { tasks, latencies };
}

async function playJsPsych(browser: Browser, tasks: readonly SessionTask[]): Promise<Latencies> {
  const experiment = await serveExperiment(tasks);
  try {
    const page = await browser.newPage(tablet);
    await watchMarks(page);
    await page.goto(experiment.url);
    await throttle(page);
    const tap = await fingerOn(page);
    const trials = {
      page,
      choice: () => tap(page.locator(".choice").first()),
      next: () => tap(page.locator(".next")),
    };
    const latencies = await play(trials, tasks.length);
    await page.close();
    return latencies;
  } finally {
    await experiment.close();
  }
}

function figuresOf(
  what: string,
  moment: keyof Latencies,
  ours: readonly Latencies[],
  theirs: readonly Latencies[],
): Figure[] {
  const own = ours.flatMap((one) => one[moment]);
  const peers = theirs.flatMap((one) => one[moment]);
  const at95 = quantile(own, 0.95);
  const middles = [own, peers].map((times) => ms(quantile(times, 0.5)));
  const ratio = at95 / quantile(peers, 0.95);
  const budget = budgets[moment];
  return [
    {
      what: `${what}, ${own.length} times`,
      value: `${ms(at95)} (median ${middles[0]})`,
      budget: ms(budget),
      isWithin: at95 <= budget,
    },
    {
      what: `${what}, jsPsych, ${peers.length} times`,
      value: `${ms(quantile(peers, 0.95))} (median ${middles[1]})`,
    },
    {
      what: `${what}, against jsPsych`,
      value: ratio.toFixed(2),
      budget: "1",
      isWithin: ratio <= 1,
    },
  ];
}

export async function measure(): Promise<Figure[]> {
  const server = await startDemoServer("none", inService);
  try {
    const browser = await chromium.launch({
      executablePath: await findBrowser(),
      args: browserFlags,
    });
    try {
      const page = await browser.newPage();
      const { user } = await signInBrowser(page, server, "rosa");
      await page.close();
      await server.stop();
      await assign(server, user.userId);
      await server.start();
      const ours: Latencies[] = [];
      const theirs: Latencies[] = [];
      for (let session = 0; session < sessions; session++) {
        const { tasks, latencies } = await playRegain(browser, server);
        ours.push(latencies);
        theirs.push(await playJsPsych(browser, tasks));
      }
      return [
        ...figuresOf("tap to feedback", "feedback", ours, theirs),
        ...figuresOf("Next to the next item", "next", ours, theirs),
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await server.dispose();
  }
}
