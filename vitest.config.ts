import { join } from "node:path";
import { configDefaults, defineConfig } from "vitest/config";
import { testFiles } from "./tools/long-stories.ts";

/** Which files of a project are run. */
function filesOf(folders: readonly string[], all: readonly string[]) {
  const { include, exclude } = testFiles(folders, all);
  return { include, exclude: [...configDefaults.exclude, ...exclude] };
}

const server = join(import.meta.dirname, "apps/server");
const web = join(import.meta.dirname, "apps/web");
const pure = ["packages", "tools", "bench", "deploy"];

/** An embedded database takes 370 MB. What is told side by side has to agree on it. */
const maxWorkers = 3;

/** Unit and integration tests, beside what they test. Browser journeys are Playwright's (`e2e/`). */
export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        extends: join(server, "vitest.config.ts"),
        test: { name: "server", root: server, ...filesOf(["apps/server"], ["src/**/*.test.ts"]) },
      },
      {
        // With the macros, which make words of texts.
        extends: join(web, "vite.config.ts"),
        test: {
          name: "web",
          root: web,
          ...filesOf(["apps/web"], ["**/*.test.{ts,tsx}"]),
          maxWorkers,
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // What is pure leaves nothing behind; what is not puts it back.
          isolate: false,
        },
      },
      {
        test: {
          name: "packages",
          ...filesOf(
            pure,
            pure.map((folder) => `${folder}/**/*.test.ts`),
          ),
          maxWorkers,
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          // Pure functions leave nothing behind.
          isolate: false,
        },
      },
    ],
  },
});
