import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./tools/browser.ts";
import { isShort, journeysToPlay } from "./tools/long-stories.ts";

/** To make a page's scripts quick takes longer than a short story runs them. The long ones have them quick, as people do. */
const flags = isShort() ? [...browserFlags, "--js-flags=--no-turbofan --no-maglev"] : browserFlags;

// How busy this machine is, is no matter of the stories: their servers turn nobody away for it, as far as may be said.
process.env.OVERLOAD_MS ??= "10000";

/** Journeys in a real browser against the real server; each worker starts a server of its own. */
export default defineConfig({
  testDir: "./e2e",
  testMatch: "**/*.journey.ts",
  ...journeysToPlay(),
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "./test-results",
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  // Three leave two cores idle for a fifth of the time: journeys wait for what a person waits for.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // On a busy machine everything takes five times as long, and who waits longer finds no less: only what hangs meets these.
  timeout: 300_000,
  // Exercises whose pace is real can miss it on a busy machine; how many needed it is printed at the end. The second try
  // is to have the better chance: it comes when all else is done, alone, and no try writes a trace, by which it takes three
  // times as long. `--trace on` shows one.
  retries: 1,
  retryStrategy: "isolated",
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 40_000,
    viewport: { width: 1180, height: 820 },
    locale: "en-US",
    timezoneId: "America/New_York",
    permissions: ["microphone"],
    launchOptions: { executablePath: await findBrowser(), args: flags },
  },
});
