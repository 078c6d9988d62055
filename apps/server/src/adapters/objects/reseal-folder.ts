import { type FileHandle, open, rename, rm, writeFile } from "node:fs/promises";
import { relative, sep } from "node:path";
import { dayMs } from "@regain/contract/durations";
import type { KeyRing } from "../../lib/keys/key-ring.ts";
import { headBytes, resealedHead, seal, SealBroken, sealedWith } from "../../lib/keys/seal.ts";
import { property } from "../../lib/property.ts";
import { draftOf, isDraft } from "./drafts.ts";
import { filesBelow } from "./files-below.ts";
import type { Resealed } from "./kept-store.ts";
import { isKey } from "./object-store.ts";

/** A draft this old was left by a process that has ended. */
const draftLifeMs = dayMs;

async function dropOldDraft(path: string, file: FileHandle, now: Date): Promise<void> {
  const { mtimeMs } = await file.stat();
  if (now.getTime() - mtimeMs > draftLifeMs) await rm(path, { force: true });
}

/** Rewrites a whole file that was not sealed. */
async function sealPlain(ring: KeyRing, path: string, thing: string, file: FileHandle) {
  const content = await file.readFile();
  // Removed in the meantime.
  if (content.length === 0) return;
  const draft = draftOf(path);
  await writeFile(draft, seal(ring, thing, content), { mode: 0o600 });
  await rename(draft, path);
  if ((await file.stat()).size === 0) await rm(path, { force: true });
}

async function resealFile(
  ring: KeyRing,
  {
    path,
    thing,
    file,
  }: { readonly path: string; readonly thing: string; readonly file: FileHandle },
): Promise<"changed" | "current"> {
  const head = Buffer.alloc(headBytes);
  const { bytesRead } = await file.read(head, 0, headBytes, 0);
  const name = sealedWith(head.subarray(0, bytesRead));
  if (name === ring.current) return "current";
  if (name === undefined) {
    // From the beginning: the positional read did not move the file's position.
    await sealPlain(ring, path, thing, file);
    return "changed";
  }
  await file.write(resealedHead(ring, thing, head), 0, headBytes, 0);
  await file.sync();
  return "changed";
}

async function openFile(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, "r+");
  } catch (error) {
    // Removed in the meantime.
    if (property(error, "code") === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Puts everything in a folder of objects under the current key: in sealed files the first 80 bytes are overwritten in
 * place, unsealed files are rewritten. Can be stopped and started again at any time, next to a running server.
 */
export async function resealFolder(folder: string, ring: KeyRing, now: Date): Promise<Resealed> {
  const done: Resealed = { changed: 0, current: 0, broken: [] };
  for await (const path of filesBelow(folder)) {
    const thing = relative(folder, path).replaceAll(sep, "/");
    // Other files there are not ours to change.
    const file = isKey(thing) ? await openFile(path) : undefined;
    if (!file) continue;
    try {
      if (isDraft(path)) await dropOldDraft(path, file, now);
      else done[await resealFile(ring, { path, thing, file })] += 1;
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      done.broken.push({ thing, why: error.why });
    } finally {
      await file.close();
    }
  }
  return done;
}
