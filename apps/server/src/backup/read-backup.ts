import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { checkKey } from "../adapters/objects/object-store.ts";
import { property } from "../lib/property.ts";
import {
  type Manifest,
  manifestFile,
  type ObjectEntry,
  objectsFolder,
  readManifest,
  type TableEntry,
  tableFile,
} from "./manifest.ts";
import { BackupRefused } from "./refused-backup.ts";

export const damaged = (what: string): BackupRefused =>
  new BackupRefused(
    "backup-damaged",
    `The backup is damaged: ${what}. Nothing was restored: use another backup.`,
  );

/** @throws BackupRefused `no-backup` */
export async function openBackup(folder: string): Promise<Manifest> {
  const refuse = (why: string) =>
    new BackupRefused("no-backup", `There is no complete backup of Regain in ${folder}: ${why}.`);
  let text: string;
  try {
    text = await readFile(join(folder, manifestFile), "utf8");
  } catch (error) {
    if (property(error, "code") === "ENOENT")
      throw refuse(`${manifestFile}, which is written last, is missing`);
    throw refuse(error instanceof Error ? error.message : String(error));
  }
  const manifest = readManifest(text);
  if (!manifest) throw refuse(`${manifestFile} is not one that this version of Regain can read`);
  return manifest;
}

/** Split at line feeds only: a text may contain other characters that some take for line ends. */
async function* linesIn(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const text of texts) {
    const parts = (rest + text).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest !== "") yield rest;
}

/**
 * The lines of a table.
 * @throws BackupRefused `backup-damaged` after the last line, if they are not those that were written
 */
export async function* linesOf(folder: string, entry: TableEntry): AsyncGenerator<string> {
  const name = tableFile(entry.name);
  const hash = createHash("sha256");
  let rows = 0;
  const unpacked = createGunzip();
  // Destroyed with the reason if the file cannot be read, so that the loop throws it.
  const piped = pipeline(createReadStream(join(folder, name)), unpacked).catch(() => undefined);
  try {
    for await (const line of linesIn(unpacked.setEncoding("utf8"))) {
      hash.update(`${line}\n`);
      rows += 1;
      yield line;
    }
  } catch (error) {
    throw damaged(`${name} cannot be read (${(error as Error).message})`);
  }
  await piped;
  if (rows !== entry.rows || hash.digest("hex") !== entry.sha256)
    throw damaged(`${name} does not have the ${entry.rows} rows it was written with`);
}

async function checkObject(folder: string, { path, sha256 }: ObjectEntry): Promise<void> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(join(folder, objectsFolder, checkKey(path))), hash);
  } catch (error) {
    throw damaged(`the file ${path} cannot be read (${(error as Error).message})`);
  }
  if (hash.digest("hex") !== sha256)
    throw damaged(`the file ${path} is not the one that was backed up`);
}

/**
 * Reads the whole backup once, before anything is restored.
 * @throws BackupRefused `no-backup`, `backup-damaged`
 */
export async function checkedBackup(folder: string): Promise<Manifest> {
  const manifest = await openBackup(folder);
  for (const entry of manifest.tables) for await (const _ of linesOf(folder, entry));
  for (const entry of manifest.objects) await checkObject(folder, entry);
  return manifest;
}
