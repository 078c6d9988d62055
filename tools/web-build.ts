import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fingerprintOf } from "./fingerprint.ts";
import { root, runStep } from "./run-step.ts";

/** What the web app is built from. */
const sources = [
  "apps/web/src",
  "apps/web/build",
  "apps/web/public",
  "apps/web/service-worker",
  "apps/web/index.html",
  "apps/web/package.json",
  "apps/web/vite.config.ts",
  "apps/web/lingui.config.ts",
  "packages/contract/src",
  "packages/therapy/src",
  "package-lock.json",
];
const stamp = join(root, "apps/web/dist/.built-from");

/** What an institution has built into its pages: its telephone number, its links. By the names of the environment. */
export type PageSettings = Readonly<Record<string, string>>;

/** What a build was made of. */
export interface Built {
  /** Their fingerprint. */
  readonly sources: string;
  readonly settings: PageSettings;
}

/** The settings of pages in an environment; what is empty is not set. */
export const pageSettingsOf = (env: NodeJS.ProcessEnv): PageSettings =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith("VITE_") && value ? [[name, value]] : [],
    ),
  );

/**
 * What the web app has to be built of before it is served. Who starts it without any settings of pages keeps those of
 * the build that is there: they were given to `npm run build`, and people must not be shown an invented number instead.
 */
export const neededBuild = (
  fingerprint: string,
  asked: PageSettings,
  built: Built | undefined,
): Built => ({
  sources: fingerprint,
  settings: Object.keys(asked).length > 0 ? asked : (built?.settings ?? {}),
});

async function readBuilt(): Promise<Built | undefined> {
  try {
    return JSON.parse(await readFile(stamp, "utf8")) as Built;
  } catch {
    return undefined;
  }
}

async function buildWebOf(built: Built, quiet: boolean): Promise<void> {
  const args = ["run", "build", "--workspace", "@regain/web"];
  const code = await runStep("npm", args, { quiet, env: built.settings });
  if (code !== 0) throw new Error("The web app could not be built; see above.");
  await writeFile(stamp, JSON.stringify(built));
}

/** Builds the web app, with the settings of the environment. @throws Error when the build fails */
export async function buildWeb(): Promise<void> {
  const settings = pageSettingsOf(process.env);
  await buildWebOf({ sources: await fingerprintOf(sources), settings }, false);
}

/** Builds the web app when its sources or settings changed since the last build. @throws Error when the build fails */
export async function buildWebIfChanged(): Promise<void> {
  const built = await readBuilt();
  const needed = neededBuild(await fingerprintOf(sources), pageSettingsOf(process.env), built);
  if (isDeepStrictEqual(built, needed)) return;
  console.log("Building the web app (only when its sources or settings changed) ...");
  await buildWebOf(needed, true);
}
