/**
 * Stories that take long in a whole run (a file ten seconds, a journey five), or repeat at length what a shorter one
 * tells: processes that are started, killed and restarted, servers running side by side, jobs that wait for the clock,
 * every exercise in a browser at its real pace, whole practices and what they change, a network that comes and goes.
 * `npm test` leaves them to `npm run test:long`; a runner started by hand finds all of them. Whole files are listed
 * here; a journey in a file that also has short ones has `@long` in its title.
 */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "..");

const stories = [
  "apps/server/src/admin/commands/backup.test.ts",
  "apps/server/src/admin/commands/restore-backup.test.ts",
  "apps/server/src/admin/main.test.ts",
  "apps/server/src/db/slow-start.test.ts",
  "apps/server/src/demo/demo.test.ts",
  "apps/server/src/faults/bucket-at-start.test.ts",
  "apps/server/src/faults/full-disk.test.ts",
  "apps/server/src/hostile-requests.test.ts",
  "apps/server/src/lib/jobs.test.ts",
  "apps/server/src/main.test.ts",
  "apps/server/src/metrics/metrics.test.ts",
  "apps/server/src/modules/billing/billing.model.test.ts",
  "apps/server/src/modules/messaging/send-mail.test.ts",
  "apps/server/src/stopping.test.ts",
  "apps/server/src/transfer/transfer.test.ts",
  "bench/faults/faults.test.ts",
  "deploy/cluster/several-servers.test.ts",
  "packages/therapy/src/task-types/many-seeds.test.ts",
];

const journeys = [
  "e2e/accessibility-switches.journey.ts",
  "e2e/assessment.journey.ts",
  "e2e/busy.journey.ts",
  "e2e/clinic.journey.ts",
  "e2e/every-exercise.journey.ts",
  "e2e/faults.journey.ts",
  "e2e/institution-sign-on.journey.ts",
  "e2e/answered-item.journey.ts",
  "e2e/long-session.journey.ts",
  "e2e/offline.journey.ts",
  "e2e/paced.journey.ts",
  "e2e/patient-targets.journey.ts",
  "e2e/practice.journey.ts",
  "e2e/read-aloud.journey.ts",
  "e2e/reminders.journey.ts",
  "e2e/renewal.journey.ts",
  "e2e/self-guided-levels.journey.ts",
  "e2e/speech.journey.ts",
  "e2e/tutorial.journey.ts",
];

/** Ends the title of a long journey in a file of short ones. */
export const longTag = "@long";

/** Tells a runner which stories to run: the `short` ones or the `long` ones; without it, all. */
export const lengthVariable = "REGAIN_STORIES";

export type Length = "short" | "long";

export const isShort = () => process.env[lengthVariable] === "short";

/** @throws Error for a path where there is nothing: its stories would be run by neither command */
function whole(paths: readonly string[]): string[] {
  return paths.map((path) => {
    const full = join(root, path);
    if (!existsSync(full)) throw new Error(`tools/long-stories.ts names ${path}, which is gone.`);
    return full;
  });
}

/**
 * Which files of a Vitest project to run.
 * @param folders the project's, relative to the root
 * @param all patterns for all its tests
 */
export function testFiles(folders: readonly string[], all: readonly string[]) {
  const isOwn = (path: string) => folders.some((folder) => path.startsWith(`${folder}/`));
  const long = whole(stories.filter(isOwn));
  if (process.env[lengthVariable] === "long") return { include: long, exclude: [] };
  return { include: [...all], exclude: isShort() ? long : [] };
}

/** Which journeys to run: Playwright matches this against the journey's file name and its title. */
export function journeysToPlay() {
  const names = whole(journeys).map((path) => basename(path).replaceAll(".", String.raw`\.`));
  const all = [
    new RegExp(longTag),
    ...names.map((name) => new RegExp(String.raw`(?<![\w-])${name}`)),
  ];
  if (process.env[lengthVariable] === "long") return { grep: all };
  return isShort() ? { grepInvert: all } : {};
}
