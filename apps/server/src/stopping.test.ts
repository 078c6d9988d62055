import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "./testing/temporary-folder.ts";

/** A login of which the server has received the first half. */
interface HalfSent {
  readonly socket: Socket;
  /** Sends the other half. @returns the whole answer */
  finish(): Promise<string>;
}

async function sendHalf(address: string, username: string): Promise<HalfSent> {
  const body = JSON.stringify({ username, password: "Lagoon42x" });
  const half = Math.floor(body.length / 2);
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname === "localhost" ? "127.0.0.1" : hostname);
  await once(socket, "connect");
  const head = [
    "POST /service/v700/api/login/v3 HTTP/1.1",
    "Host: regain.test",
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${body.slice(0, half)}`);
  return {
    socket,
    finish: () => {
      socket.write(body.slice(half));
      return text(socket);
    },
  };
}

test("a process that is told to end is no longer ready, answers what is under way and what still comes, then ends well", async () => {
  const { PATH = "" } = process.env;
  const DATA_DIR = await temporaryFolder("stopping");
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { PATH, DATA_DIR, PORT: "0", DEMO: "0", SPEECH_ENGINE: "none", DRAIN_SECONDS: "15" },
  });
  const ended = once(child, "exit");
  const underWay: HalfSent[] = [];
  try {
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
    await expect.poll(() => said, { timeout: 200_000 }).toContain("Regain is ready");
    const address = /http:\/\/\S+/.exec(said)![0];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    for (let n = 0; n < 20; n += 1) underWay.push(await sendHalf(address, `nobody${n}`));

    child.kill("SIGTERM");
    // As a terminal does, whose Ctrl+C reaches every process of a command.
    child.kill("SIGTERM");
    await expect
      .poll(async () => (await fetch(`${address}/readyz`)).status, {
        timeout: 12_000,
        interval: 20,
      })
      .toBe(503);
    const alive = await fetch(`${address}/healthz`);
    expect([alive.status, alive.headers.get("connection")]).toEqual([200, "close"]);

    // Nobody new is let in any more; those already inside are answered.
    const comes = () =>
      fetch(`${address}/healthz`).then(
        () => "let in",
        () => "refused",
      );
    await expect.poll(comes, { timeout: 60_000, interval: 50 }).toBe("refused");
    const answers = await Promise.all(underWay.map(({ finish }) => finish()));
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*\r\nconnection: close\r\n/i);
      expect(answer).toContain('"error":"wrong-credentials"');
    }
    expect(await ended).toEqual([0, null]);
  } finally {
    for (const { socket } of underWay) socket.destroy();
    child.kill("SIGKILL");
  }
}, 240_000);
