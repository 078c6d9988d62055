import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { test as base, expect, type Page } from "@playwright/test";
import type * as Axe from "axe-core";
import { startDemoServer } from "./demo.ts";
import type { RunningServer } from "./server.ts";
import { signInBrowser } from "./sign-in.ts";

export { expect };

/** What the browser itself logs for every refusal, expected or not; the journeys check refusals on the screen. */
const expectedConsole = [
  /Failed to load resource/,
  // A page was left while its service worker was being fetched; the offline journeys test that there is one.
  /An unknown error occurred when fetching the script/,
];

/** What the browser logs about this page from now on, except what is expected. */
export function hear(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (!expectedConsole.some((pattern) => pattern.test(message.text()))) said.push(message.text());
  });
  page.on("pageerror", (error) => said.push(String(error)));
  return said;
}

/** The servers of one worker. */
interface Servers {
  /** The one that stories share, started by the first that needs it. */
  readonly shared: () => Promise<RunningServer>;
  /** The current file's own server, if it has one. */
  ofFile: RunningServer | undefined;
}

interface WorkerFixtures {
  readonly servers: Servers;
}

interface Fixtures {
  /** The file's own, otherwise the shared one. */
  readonly server: RunningServer;
  /** Opens the app as this person, past the login screen. */
  readonly openAs: (username: string, path: string) => Promise<Page>;
  /** A server for this story alone, which stops it or changes what others would find. */
  readonly ownServer: RunningServer;
  readonly quietConsole: void;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  servers: [
    async ({}, use) => {
      let started: Promise<RunningServer> | undefined;
      await use({ shared: () => (started ??= startDemoServer()), ofFile: undefined });
      await started?.then((server) => server.dispose());
    },
    { scope: "worker" },
  ],

  server: [
    async ({ servers }, use) => use(servers.ofFile ?? (await servers.shared())),
    { timeout: 660_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  openAs: async ({ page, server }, use) => {
    await use(async (username, path) => {
      await signInBrowser(page, server, username);
      // Someone who has been here before: a clinician's first visit begins with the brochure.
      await page.context().addCookies([{ name: "brochureShown", value: "1", url: server.url }]);
      await page.goto(path);
      return page;
    });
  },

  ownServer: [
    async ({}, use) => {
      const own = await startDemoServer();
      await use(own);
      await own.dispose();
    },
    { timeout: 660_000 },
  ],

  quietConsole: [
    async ({ page }, use) => {
      const said = hear(page);
      await use();
      expect(said, "the browser's console stays quiet").toEqual([]);
    },
    { auto: true },
  ],
});

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What is shown breaks no axe rule, once there is a heading: what is still loading proves nothing. Frames
 * are checked too; all have our own origin.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  // Once per page load: it takes longer than the check.
  for (const frame of page.frames())
    if (await frame.evaluate(() => !("axe" in globalThis))) await frame.evaluate(axe);
  const told = await page.evaluate(async () => {
    // A color in transition to another has the contrast of neither.
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { run } = (globalThis as unknown as { readonly axe: typeof Axe }).axe;
    // The one rule that reads the style sheets, and so would fetch and parse them again, is not among those
    // that run.
    const preload = { assets: ["media"] };
    const { violations } = await run({ resultTypes: ["violations"], preload });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
  expect(told).toEqual([]);
}
