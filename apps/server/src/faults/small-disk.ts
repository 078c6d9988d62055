import { execFileSync } from "node:child_process";
import { closeSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { join } from "node:path";
import { property } from "../lib/property.ts";

export interface SmallDisk {
  readonly folder: string;
  readonly freeBytes: number;
  /** Somebody else's file takes up the space, except for this many bytes. */
  fill(leaveBytes?: number): void;
  /** The file is deleted. */
  makeRoom(): void;
  remove(): void;
}

const mebibyte = 2 ** 20;

function append(file: string, bytes: number): void {
  const handle = openSync(file, "a");
  try {
    for (let left = bytes; left > 0; left -= mebibyte)
      writeSync(handle, Buffer.alloc(Math.min(left, mebibyte)));
  } catch (error) {
    if (property(error, "code") !== "ENOSPC") throw error;
  } finally {
    closeSync(handle);
  }
}

/**
 * A separate disk in memory, mounted on an existing empty folder.
 * @returns undefined if this user may not mount one
 */
export function mountSmallDisk(folder: string, bytes: number): SmallDisk | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "regain-test", folder], {
      stdio: "ignore",
    });
  } catch {
    return undefined;
  }
  const ballast = join(folder, "ballast");
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    get freeBytes() {
      return free();
    },
    fill(leaveBytes = 0) {
      append(ballast, free() - leaveBytes);
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => execFileSync("umount", ["--lazy", folder]),
  };
}
