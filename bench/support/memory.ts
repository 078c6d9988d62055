import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** What a process holds in memory, in bytes, as the system counts it. */
export async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout) * 1024;
}
