import { spawnSync } from "node:child_process";

/** What a build machine must have, by Debian package; nothing of it is shipped. */
const packages = ["ffmpeg", "gcc", "libc6-dev", "flite1-dev"];

/**
 * Runs a program of the build machine.
 * @returns its standard output
 * @throws Error when it is missing, naming the command that installs it, or when it fails
 */
export function run(program: string, parameters: readonly string[], input = ""): string {
  const { error, status, stdout, stderr } = spawnSync(program, parameters, {
    input,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  if (error && "code" in error && error.code === "ENOENT")
    throw new Error(`${program} is missing: apt-get install ${packages.join(" ")}`);
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} failed:\n${stderr.slice(-2_000)}`);
  return stdout;
}
