/** `npm run check`: types, lint with boundaries, formatting. */
import { runStep } from "./run-step.ts";

/**
 * The slowest first. The bench's includes `e2e` and `deploy`, so the server, which all three use, is read only once.
 */
const projects = [
  "apps/server",
  "apps/web",
  "bench",
  "packages/therapy",
  "packages/content",
  "packages/contract",
  "tools",
  "apps/web/service-worker",
];

const steps: readonly (readonly [name: string, command: string, args: readonly string[]])[] = [
  ["lint and boundaries", "oxlint", ["--deny-warnings"]],
  ...projects.map((path) => [`types of ${path}`, "tsc", ["-p", path]] as const),
  ["formatting (npm run format fixes it)", "oxfmt", ["--check"]],
  ["licenses of packages", "node", ["tools/licences.ts"]],
  ["site map", "node", ["apps/web/build/routes-current.ts"]],
  ["words on the screens", "node", ["tools/words-current.ts"]],
];

/** Two at a time, for two cores. */
async function runAll(): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  async function worker() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, command, args] = step;
      if ((await runStep(command, args, { quiet: true })) !== 0) failed.push(name);
    }
  }
  await Promise.all([worker(), worker()]);
  return failed;
}

const started = performance.now();
const failed = await runAll();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
if (failed.length > 0) {
  console.error(`check failed after ${seconds} s: ${failed.join(", ")}`);
  process.exit(1);
}
console.log(`check passed: ${steps.length} steps in ${seconds} s`);
