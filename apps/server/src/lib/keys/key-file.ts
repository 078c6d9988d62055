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

/** Whole or not at all, and over no other: of two processes that begin at once, both then read the same. */
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

/** The keys of a file, where there is one. */
export async function readKeyFile(path: string): Promise<KeyRing | undefined> {
  const kept = await existing(path);
  return kept === undefined ? undefined : parseKeys(kept);
}

/** The keys of a file, which is made with a new key where there is none. Only its owner may read it. */
export async function keysFromFile(path: string): Promise<KeyRing> {
  const kept = await readKeyFile(path);
  if (kept) return kept;
  await make(path);
  return parseKeys(await readFile(path, "utf8"));
}
