import { defineConfig } from "vitest/config";

/** Unit and integration tests, beside what they test. Browser journeys are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    // An embedded database takes 370 MB: two at a time.
    maxWorkers: 2,
    projects: [
      "apps/server",
      "apps/web",
      {
        test: {
          name: "packages",
          include: [
            "packages/**/*.test.ts",
            "tools/**/*.test.ts",
            "bench/**/*.test.ts",
            "deploy/**/*.test.ts",
          ],
          testTimeout: 60_000,
          // Pure functions leave nothing behind.
          isolate: false,
        },
      },
    ],
  },
});
