import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./testing/temporary-folder.ts";

test("a process that is told to end is no longer ready, still answers, then ends well", async () => {
  const { PATH = "" } = process.env;
  const DATA_DIR = await temporaryFolder("stopping");
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH, DATA_DIR, PORT: "0", DEMO: "0", SPEECH_ENGINE: "none", DRAIN_SECONDS: "5" },
  });
  const ended = once(child, "exit");
  try {
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: 200_000 }).toContain("Regain is ready");
    const address = /http:\/\/\S+/.exec(said)![0];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);

    child.kill("SIGTERM");
    await expect
      .poll(async () => (await fetch(`${address}/readyz`)).status, { timeout: 4_500, interval: 20 })
      .toBe(503);
    const alive = await fetch(`${address}/healthz`);
    expect([alive.status, alive.headers.get("connection")]).toEqual([200, "close"]);
    expect(await ended).toEqual([0, null]);
  } finally {
    child.kill("SIGKILL");
  }
}, 240_000);
