import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../db/startup-error.ts";
import { property } from "../../lib/property.ts";

/** What a build may be named: its name is also a folder's. */
export const isBuildId = (name: string): boolean => /^[0-9a-f]{16}$/.test(name);

/**
 * The page of a built web app.
 * @throws StartupError if there is none
 */
export async function readPage(webFolder: string): Promise<string> {
  try {
    return await readFile(join(webFolder, "index.html"), "utf8");
  } catch (error) {
    if (property(error, "code") !== "ENOENT") throw error;
    throw new StartupError(
      `The web app is not in ${webFolder}: build it with "npm run build", or set WEB_FOLDER to the folder with its index.html.`,
    );
  }
}

/**
 * The name that the build wrote into its page; undefined if it has none, as in old builds.
 * @throws StartupError if there is no page
 */
export async function readBuildId(webFolder: string): Promise<string | undefined> {
  const page = await readPage(webFolder);
  const [, id] = /<meta name="build" content="([^"]*)"/.exec(page) ?? [];
  return id !== undefined && isBuildId(id) ? id : undefined;
}
