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

/**
 * What an institution has built into its pages: its phone number, its links. By the names of the environment
 * variables.
 */
export type PageSettings = Readonly<Record<string, string>>;

/** What a build was made of. */
export interface Built {
  /** The sources' fingerprint. */
  readonly sources: string;
  readonly settings: PageSettings;
}

/** The page settings in an environment; empty ones count as not set. */
export const pageSettingsOf = (env: NodeJS.ProcessEnv): PageSettings =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      name.startsWith("VITE_") && value ? [[name, value]] : [],
    ),
  );

/**
 * What the web app must be built from before it is served. Starting it without any page settings keeps those of the
 * existing build: they were given to `npm run build`, and people must not be shown an invented number instead.
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

/** Builds the web app with the settings in the environment. @throws Error when the build fails */
export async function buildWeb(): Promise<void> {
  const settings = pageSettingsOf(process.env);
  await buildWebOf({ sources: await fingerprintOf(sources), settings }, false);
}

/**
 * Builds the web app if its sources or settings have changed since the last build.
 * @throws Error when the build fails
 */
export async function buildWebIfChanged(): Promise<void> {
  const built = await readBuilt();
  const needed = neededBuild(await fingerprintOf(sources), pageSettingsOf(process.env), built);
  if (isDeepStrictEqual(built, needed)) return;
  console.log("Building the web app (only when its sources or settings changed) ...");
  await buildWebOf(needed, true);
}
