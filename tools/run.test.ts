import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const script = join(import.meta.dirname, "run.mjs");

/** Runs the script as npm would, on this machine's Node or pretending that it is another. */
function run(command: readonly string[], pretendedNode?: string) {
  const { REGAIN_PRETEND_NODE: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...command], {
    encoding: "utf8",
    env: { ...env, ...(pretendedNode ? { REGAIN_PRETEND_NODE: pretendedNode } : {}) },
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const evaluate = (code: string) => ["node", "-e", code];

describe("a Node that is too old", () => {
  test.each(["16.20.2", "18.0.0", "20.18.3", "22.11.0"])("%s is told so, once", (version) => {
    const { status, stdout, stderr } = run(evaluate("console.log('started')"), version);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.split("\n")).toHaveLength(1);
    expect(stderr).toContain("Regain needs Node 20.19 or newer");
    expect(stderr).toContain(`this is Node ${version}`);
  });
});

describe("a Node that npm can install with", () => {
  test.each(["20.19.0", "22.12.0", "24.0.0"])("%s is not called too old", (version) => {
    expect(run(evaluate(""), version).stderr).not.toContain("Regain needs Node");
  });

  test("runs the command on Node 24 or newer, with the project's own tools at hand", () => {
    const { status, stdout } = run(evaluate("console.log(process.versions.node)"));
    expect(status).toBe(0);
    expect(Number(stdout.split(".")[0])).toBeGreaterThanOrEqual(24);
    expect(run(["oxfmt", "--version"])).toMatchObject({ status: 0 });
  });
});

describe("the command", () => {
  test("is asked for where it is missing", () => {
    const { status, stderr } = run([]);
    expect(status).toBe(1);
    expect(stderr).toBe("usage: node tools/run.mjs COMMAND [ARGUMENT ...]");
  });

  test("that does not exist is named, with what may help", () => {
    const { status, stderr } = run(["no-such-command"]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^no-such-command could not be started: .+Has npm ci been run\?$/);
  });

  test("gets its arguments as they are", () => {
    const { stdout } = run([...evaluate("console.log(process.argv[1])"), "two words; *"]);
    expect(stdout).toBe("two words; *");
  });

  test.each([0, 1, 7])("ends with exit code %i, and so does the script", (code) => {
    expect(run(evaluate(`process.exit(${code})`)).status).toBe(code);
  });

  // Windows does not report that a parent process is gone.
  test.skipIf(process.platform === "win32")(
    "is told to end where the shell that npm starts was, and passes nothing on",
    async () => {
      const command =
        'process.on("SIGTERM", () => process.exit(console.log("told"))); setInterval(() => {}, 1000); console.log("ready")';
      // The command after it keeps the shell from becoming this process itself.
      const line = `"$0" "$1" node -e '${command}'; exit`;
      const env = { ...process.env, npm_lifecycle_event: "start" };
      const shell = spawn("sh", ["-c", line, process.execPath, script], { env });
      let said = "";
      const ends = once(shell.stdout, "close");
      const begins = once(shell.stdout, "data");
      shell.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
      await begins;
      shell.kill("SIGTERM");
      // Closes only once the command has ended as well.
      await ends;
      expect(said).toBe("ready\ntold\n");
    },
  );

  test("that dies of a signal is no success", () => {
    expect(run(evaluate("process.kill(process.pid, 'SIGKILL')")).status).toBe(128 + 9);
  });
});
