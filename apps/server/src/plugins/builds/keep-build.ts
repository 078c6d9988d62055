import { cp, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { hourMs } from "@regain/contract/durations";
import { v7 } from "uuid";
import { property } from "../../lib/property.ts";
import { isBuildId } from "./build-id.ts";

export interface Build {
  readonly id: string;
  /** The built web app. */
  readonly webFolder: string;
}

/** The current one, and the one it replaced. */
const kept = 2;
/** A copy begun this long ago will not be finished by anybody. */
const abandonedMs = hourMs;

const hasCode = (error: unknown, ...codes: readonly string[]) =>
  codes.includes(String(property(error, "code")));

const draftIn = (folder: string) => join(folder, `.draft-${v7()}`);

/** Records when a process last started with it, as the folder's own time. @returns whether it exists */
async function markBegun(path: string, now: Date): Promise<boolean> {
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    if (hasCode(error, "ENOENT")) return false;
    throw error;
  }
}

async function copyBuild({ id, webFolder }: Build, folder: string): Promise<void> {
  const draft = draftIn(folder);
  try {
    await mkdir(draft, { recursive: true });
    await cp(join(webFolder, "assets"), join(draft, "assets"), { recursive: true });
    await rename(draft, join(folder, id));
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    // Another process with the same build was first.
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
  }
}

/** Hidden first, so that nobody finds part of it. */
async function remove(folder: string, name: string): Promise<void> {
  const draft = draftIn(folder);
  await rename(join(folder, name), draft);
  await rm(draft, { recursive: true, force: true });
}

async function begunAt(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, name))).mtimeMs;
}

async function clear(folder: string, own: string, now: Date): Promise<void> {
  const names = await readdir(folder);
  const found = await Promise.all(
    names.map(async (name) => ({ name, at: await begunAt(folder, name) })),
  );
  const others = found.filter(({ name }) => isBuildId(name) && name !== own);
  const old = others.toSorted((a, b) => b.at - a.at).slice(kept - 1);
  for (const { name } of old) await remove(folder, name);
  for (const { name, at } of found)
    if (name.startsWith(".draft-") && now.getTime() - at > abandonedMs)
      await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Keeps a copy of a build's files in the folder that all servers share, for pages opened before the next build, and
 * deletes all but this build and the one before it. In whatever order servers are updated, and however often the same
 * build starts, the two that started last are there.
 * @throws the disk's error if it is full or not writable
 */
export async function keepBuild(build: Build, folder: string, now: Date): Promise<void> {
  const path = join(folder, build.id);
  if (!(await markBegun(path, now))) {
    await copyBuild(build, folder);
    await markBegun(path, now);
  }
  try {
    await clear(folder, build.id, now);
  } catch (error) {
    // Another process is deleting as well.
    if (!hasCode(error, "ENOENT")) throw error;
  }
}
