import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** A process's resident memory, in bytes, as reported by the system. */
export async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) * 1024;
}
