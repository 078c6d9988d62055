import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { isBuildId } from "./build-id.ts";

/** How long a result, found or not, is trusted. */
const believedMs = 2_000;

export const isThere = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Looks for other builds' files in the folder of kept builds. A build's file names are read once, and the list of
 * builds at most once in two seconds: a request for a missing file costs one lookup in a list.
 * @returns the folder that contains the file
 */
export function keptAssets(folder: string, now: () => number) {
  const builds = new Map<string, ReadonlySet<string>>();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const assetsOf = (id: string) => join(folder, id, "assets");
  const namesIn = (path: string) => readdir(path).catch((): string[] => []);

  async function read(): Promise<void> {
    const ids = (await namesIn(folder)).filter(isBuildId);
    for (const id of builds.keys()) if (!ids.includes(id)) builds.delete(id);
    for (const id of ids) if (!builds.has(id)) builds.set(id, new Set(await namesIn(assetsOf(id))));
  }

  function readAgain(): Promise<void> {
    if (now() - readAt < believedMs) return reading ?? Promise.resolve();
    readAt = now();
    return (reading = read());
  }

  async function holderOf(name: string): Promise<string | undefined> {
    for (const [id, names] of builds)
      if (names.has(name) && (await isThere(join(assetsOf(id), name)))) return assetsOf(id);
    return undefined;
  }

  return async (name: string): Promise<string | undefined> => {
    const known = await holderOf(name);
    if (known !== undefined) return known;
    await readAgain();
    return holderOf(name);
  };
}
