/**
 * `npm run pictures [name …]`: takes pictures of every screen, at three widths and with text at 200 %, to
 * look at. `views` among the names, alone or with numbers of exercises, shows each exercise at its lowest
 * and its highest level on a contact sheet, `views.html`. Everything goes to `pictures/`, which is not
 * committed.
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../tools/browser.ts";
import { buildWebIfChanged } from "../tools/web-build.ts";
import { writeContactSheet } from "./support/contact-sheet.ts";
import { prepareDemo, startDemoServer } from "./support/demo.ts";
import { scenes } from "./support/all-scenes.ts";
import type { RunningServer } from "./support/server.ts";
import type { Scene } from "./support/scene.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { takeViews } from "./support/view-pictures.ts";

const folder = join(import.meta.dirname, "../pictures");
const widths = [390, 820, 1440] as const;

async function take(browser: Browser, server: RunningServer, name: string, scene: Scene) {
  const shoot = async (label: string, width: number, textSize: number) => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: 900 },
      locale: "en-US",
    });
    const page = await context.newPage();
    const userId = scene.as && (await signInBrowser(page, server, scene.as)).user.userId;
    await page.goto(`${server.url}/healthz`);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      userId ? `settings:${userId}` : "settings",
      JSON.stringify({ textSize }),
    ] as const);
    // Not a clinician's first visit, which begins with the brochure.
    await context.addCookies([{ name: "brochureShown", value: "1", url: server.url }]);
    await page.goto(server.url + scene.path);
    await page.waitForLoadState("networkidle");
    await scene.act?.(page);
    await page.waitForLoadState("networkidle");
    await page.screenshot({ path: join(folder, `${name}-${label}.png`), fullPage: true });
    await context.close();
  };
  for (const width of widths) await shoot(String(width), width, 100);
  await shoot("820-large-text", 820, 200);
}

async function onNewServer(work: (server: RunningServer) => Promise<void>): Promise<void> {
  const server = await startDemoServer();
  try {
    await work(server);
  } finally {
    await server.dispose();
  }
}

/** How many scenes share a server: with more, what an account may do in an hour would run out. */
const scenesPerServer = 4;

/** @returns the names of scenes of which no picture could be taken */
async function takeAll(
  browser: Browser,
  wantedScenes: readonly (readonly [name: string, scene: Scene])[],
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (let first = 0; first < wantedScenes.length; first += scenesPerServer)
    await onNewServer(async (server) => {
      for (const [name, scene] of wantedScenes.slice(first, first + scenesPerServer))
        try {
          await take(browser, server, name, scene);
          console.log(name);
        } catch (error) {
          failed.push(name);
          console.error(name, error);
        }
    });
  return failed;
}

// A busy machine is to turn no picture away.
process.env.OVERLOAD_MS ??= "10000";

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await buildWebIfChanged();
const forget = await prepareDemo();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags });
try {
  const failed = await takeAll(
    browser,
    Object.entries(scenes).filter(([name]) => wanted.length === 0 || wanted.includes(name)),
  );
  if (wanted.length === 0 || wanted.includes("views"))
    await onNewServer(async (server) => {
      const numbers = new Set(wanted.map(Number).filter((number) => number > 0));
      await writeContactSheet(folder, await takeViews(browser, server, folder, numbers));
    });
  if (failed.length > 0) throw new Error(`no picture of ${failed.join(", ")}`);
} finally {
  await browser.close();
  await forget();
}
