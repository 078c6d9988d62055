import { defineConfig } from "vitest/config";

/** Unit and integration tests, side by side with what they test. Browser journeys are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    include: ["{apps,packages,tools,bench}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // An in-memory database takes 370 MB: two at a time.
    maxWorkers: 2,
  },
});
