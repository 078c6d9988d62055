import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What a build may be named: it is the name of a folder too. */
export const isBuildId = (name: string): boolean => /^[0-9a-f]{16}$/.test(name);

/** The name that the build wrote into its page; undefined where it has none, as in builds of old. */
export async function readBuildId(webFolder: string): Promise<string | undefined> {
  const page = await readFile(join(webFolder, "index.html"), "utf8");
  const [, id] = /<meta name="build" content="([^"]*)"/.exec(page) ?? [];
  return id !== undefined && isBuildId(id) ? id : undefined;
}
