import { spawn } from "node:child_process";
import { join } from "node:path";

/** The project's folder. */
export const root = join(import.meta.dirname, "..");

/**
 * Runs a command in the project's folder.
 * @param quiet hold the output back and show it only when the command fails
 * @returns its exit code
 */
export function runStep(
  command: string,
  args: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Readonly<Record<string, string>> } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      shell: process.platform === "win32",
    });
    const held: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => held.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => held.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== 0 && quiet) process.stdout.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}
