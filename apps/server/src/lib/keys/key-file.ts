import { link, mkdir, readFile, unlink, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { v7 } from "uuid";
import { property } from "../property.ts";
import { type KeyRing, newKey, parseKeys } from "./key-ring.ts";

async function existing(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (property(error, "code") === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Writes the file whole or not at all, and never over another: two processes that start at the same time both read
 * the same one.
 */
async function make(path: string): Promise<void> {
  const draft = `${path}.${v7()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, `${newKey()}\n`, { mode: 0o600, flag: "wx" });
  try {
    await link(draft, path);
  } catch (error) {
    if (property(error, "code") !== "EEXIST") throw error;
  } finally {
    await unlink(draft);
  }
}

/** The keys in a file, if it exists. */
export async function readKeyFile(path: string): Promise<KeyRing | undefined> {
  const kept = await existing(path);
  return kept === undefined ? undefined : parseKeys(kept);
}

/** The keys in a file, which is created with a new key if it does not exist. Only its owner may read it. */
export async function keysFromFile(path: string): Promise<KeyRing> {
  const kept = await readKeyFile(path);
  if (kept) return kept;
  await make(path);
  return parseKeys(await readFile(path, "utf8"));
}
