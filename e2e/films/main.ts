/**
 * `npm run content:tutorials [view …]`: films how each view is played, on the real server in a real browser, and puts
 * the films with captions and posters into `packages/content/films/`.
 */
import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { type FilmFiles, writeFilms } from "@regain/content/build/film-files";
import { writeVtt } from "@regain/content/web-vtt";
import { startSession } from "@regain/contract/calls/session/start-session";
import type { SessionTask } from "@regain/contract/entities/session";
import type { TemplateName } from "@regain/contract/entities/task-view";
import { browserFlags, findBrowser } from "../../tools/browser.ts";
import { buildWebIfChanged } from "../../tools/web-build.ts";
import { assignHomework } from "../support/homework.ts";
import { prepareDemo, startDemoServer } from "../support/demo.ts";
import type { RunningServer } from "../support/server.ts";
import { sessionOf, signInBrowser } from "../support/sign-in.ts";
import { Camera } from "./camera.ts";
import { Director } from "./director.ts";
import { encodeFilm, encodePoster, encodeVoice } from "./encode.ts";
import { playStory } from "./play-story.ts";
import { stories } from "./stories.ts";

/** Has not practiced yet: then levels are as assigned. */
const patient = "mona";
const itemsAFilm = 2;
const films = join(import.meta.dirname, "../../packages/content/films");

/** The items of each view's film: homework of two items per exercise, at the level of its story. */
async function castItems(server: RunningServer, views: readonly TemplateName[]) {
  const lines = views.map((view) => {
    const { typeId, level } = stories[view];
    return { typeId, taskLevel: level, taskCount: itemsAFilm };
  });
  await assignHomework(server, { [patient]: lines });
  const { call, user } = await sessionOf(server, patient);
  const { tasks } = await call(startSession, {
    params: { id: user.userId, kind: "SCHEDULED" },
    query: {},
  });
  return views.map((view) => ({
    view,
    tasks: tasks.filter(({ taskView }) => taskView.templateName === view),
  }));
}

/** What the microphone hears: the first spoken answer, again and again. */
async function microphoneFlags(tasks: readonly SessionTask[], folder: string): Promise<string[]> {
  const spoken = tasks.find(({ taskView }) => taskView.templateName === "Production")?.taskView;
  if (spoken?.templateName !== "Production") return [];
  const file = join(folder, "voice.wav");
  await encodeVoice(spoken.answers[0] ?? "", file);
  return [`--use-file-for-fake-audio-capture=${file}`];
}

async function openPractice(page: Page, server: RunningServer): Promise<void> {
  await signInBrowser(page, server, patient);
  // The microphone was tested long ago.
  await page.evaluate(() => localStorage.setItem("microphone-works", "yes"));
  await page.goto(`${server.url}/do-therapy`);
  const start = page.getByRole("main").getByRole("button", { name: /(Start|Continue|more)/ });
  await start.first().tap();
}

/** One film, as its files. */
async function shoot(
  page: Page,
  tasks: readonly SessionTask[],
  view: TemplateName,
  work: string,
): Promise<FilmFiles> {
  const folder = join(work, view);
  await mkdir(folder);
  const film = new Director(page, await Camera.before(page, folder));
  await playStory(film, stories[view], tasks);
  const [mp4, jpg] = [join(folder, "film.mp4"), join(folder, "poster.jpg")];
  await encodeFilm(film.camera.shots, folder, mp4);
  await encodePoster(film.poster, jpg);
  const files = { mp4: await readFile(mp4), vtt: writeVtt(film.cues), jpg: await readFile(jpg) };
  const [seconds, kilobytes] = [film.camera.at, files.mp4.length / 1_000];
  console.log(`${view}: ${seconds.toFixed(1)} s, ${kilobytes.toFixed(0)} kB`);
  return files;
}

const wanted = process.argv.slice(2);
const views = (Object.keys(stories) as TemplateName[]).filter(
  (view) => wanted.length === 0 || wanted.includes(view),
);
const work = await mkdtemp(join(tmpdir(), "regain-films-"));
await buildWebIfChanged();
const forget = await prepareDemo();
const server = await startDemoServer("soundswallower");
try {
  const cast = await castItems(server, views);
  const heard = await microphoneFlags(
    cast.flatMap(({ tasks }) => tasks),
    work,
  );
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserFlags, ...heard],
  });
  try {
    const context = await browser.newContext({
      // Room for a whole item; the film is a little smaller.
      viewport: { width: 1440, height: 810 },
      hasTouch: true,
      locale: "en-US",
      timezoneId: "America/New_York",
      permissions: ["microphone"],
      // Routes do not see the requests that a service worker answers.
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    // No film shows an older film.
    await page.route("**/content/films/*", (route) => route.abort());
    await openPractice(page, server);
    for (const { view, tasks } of cast)
      writeFilms(films, { [view]: await shoot(page, tasks, view, work) });
  } finally {
    await browser.close();
  }
} finally {
  await server.dispose();
  await forget();
  await rm(work, { recursive: true });
}
