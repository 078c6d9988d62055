import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { findNginx, startNginx } from "./nginx.ts";

const path = findNginx();
const deploy = join(import.meta.dirname, "..");
const secret = "rgl_a-token-of-a-link";

let folder: string;
let upstream: Server;
/** The ids of the requests that came through. */
let came: (string | undefined)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "regain-nginx-logs-"));
  // Its workers run as nobody where it is started by root.
  await chmod(folder, 0o777);
  came = [];
  upstream = createServer((request, answer) => {
    came.push(request.headers["x-request-id"]?.toString());
    answer.end("well");
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
});
afterEach(async () => {
  upstream.close();
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const port = portOf(probe);
  probe.close();
  await once(probe, "close");
  return port;
}

const ask = (port: number) => fetch(`http://127.0.0.1:${port}/login?token=${secret}`);

async function goDown(): Promise<void> {
  upstream.closeAllConnections();
  upstream.close();
  await once(upstream, "close");
}

async function logs(): Promise<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".log"));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return texts.join("\n");
}

/** The file that containers are given, with places of this machine. */
async function ofContainers(port: number): Promise<string> {
  const written = await readFile(join(deploy, "nginx.conf"), "utf8");
  return written
    .replace(
      "worker_processes auto;",
      `worker_processes 1;\ndaemon off;\n${process.getuid?.() === 0 ? "user nobody nogroup;" : ""}`,
    )
    .replaceAll(" /tmp/", ` ${folder}/`)
    .replace("/dev/stderr", join(folder, "error.log"))
    .replace("/dev/stdout", join(folder, "access.log"))
    .replaceAll(/regain-[12]:3000/g, `127.0.0.1:${portOf(upstream)}`)
    .replace("listen 8080;", `listen 127.0.0.1:${port};`)
    .replace("/etc/nginx/regain-proxy.conf", join(deploy, "regain-proxy.conf"));
}

describe.skipIf(!path)("what nginx writes down of a request that no server answers", () => {
  test("has no token in it, where the servers are this machine's", async () => {
    const port = await freePort();
    const nginx = await startNginx(path!, folder, port, [portOf(upstream)]);
    await goDown();
    expect((await ask(port)).status).toBe(502);
    await nginx.stop();
    expect(await logs()).not.toContain(secret);
  });

  test("has none where they are containers, and names the failure and the request's id", async () => {
    const port = await freePort();
    const file = join(folder, "nginx.conf");
    await writeFile(file, await ofContainers(port));
    const nginx = spawn(path!, ["-p", folder, "-e", join(folder, "error.log"), "-c", file], {
      stdio: "ignore",
    });
    const ended = once(nginx, "exit");
    try {
      await expect
        .poll(() => ask(port).then(({ status }) => status, String), { timeout: 10_000 })
        .toBe(200);
      await goDown();
      expect((await ask(port)).status).toBe(502);
    } finally {
      nginx.kill("SIGQUIT");
      await ended;
    }

    expect(await logs()).not.toContain(secret);
    const [well, bad] = (await readFile(join(folder, "access.log"), "utf8")).trim().split("\n");
    expect(came[0]).toMatch(/^[\da-f]{32}$/);
    expect(well).toMatch(/^127\.0\.0\.1 GET \/login 200 [\d.]+ 127\.0\.0\.1:\d+ 200 [\da-f]{32}$/);
    expect(well!.endsWith(` ${came[0]}`)).toBe(true);
    expect(bad).toMatch(/^127\.0\.0\.1 GET \/login 502 .* 502 [\da-f]{32}$/);
  });
});
