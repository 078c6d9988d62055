import { existsSync, mkdtempSync, readFileSync, rmdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Their name on this machine, or their number if it has none. */
export function nameOfUser(uid: number): string {
  if (!existsSync("/etc/passwd")) return `user ${uid}`;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  const fields = users.map((line) => line.split(":")).find(([, , id]) => id === String(uid));
  return fields?.[0] ? `user ${fields[0]}` : `user ${uid}`;
}

const nearest = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));

/** To whom our files there belong: disks without permissions give everything to one user, whoever writes it. */
function writerIn(folder: string, uid: number): number {
  try {
    const tried = mkdtempSync(join(folder, ".regain-"));
    const { uid: writer } = statSync(tried);
    rmdirSync(tried);
    return writer;
  } catch {
    return uid;
  }
}

/**
 * Why this process must not write in a data folder, as a sentence: it belongs to somebody else, who could no longer
 * open what is there. Undefined if nothing keeps it from writing. A folder still to be created counts as its parent's
 * owner's for root, and for anybody else as their own.
 */
export function tellsOtherUser(folder: string): string | undefined {
  const uid = process.getuid?.();
  const there = nearest(folder);
  if (uid === undefined || (uid !== 0 && there !== folder)) return undefined;
  const { uid: owner } = statSync(there);
  if (owner === uid || owner === writerIn(there, uid)) return undefined;
  return `Run this as ${nameOfUser(owner)}, to whom ${there} belongs: a server could not open what ${nameOfUser(uid)} writes there.`;
}
