import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { findNginx, startNginx } from "./nginx.ts";

const path = findNginx();
const deploy = join(import.meta.dirname, "..");
const secret = "rgl_a-token-of-a-link";

let folder: string;
let upstream: Server;
/** The headers of the requests that got through. */
let came: IncomingHttpHeaders[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "regain-nginx-logs-"));
  // Its workers run as nobody if root starts it.
  await chmod(folder, 0o777);
  came = [];
  upstream = createServer(({ headers }, answer) => {
    came.push(headers);
    answer.end("well");
  }).listen(0, "127.0.0.1");
  await once(upstream, "listening");
});
afterEach(async () => {
  upstream.close();
  await rm(folder, { recursive: true, force: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

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

/** The files that containers get, with paths on this machine; the proxy in front is 127.0.0.2. */
async function ofContainers(port: number): Promise<string> {
  const proxies = await readFile(join(deploy, "tls-proxies.conf"), "utf8");
  await writeFile(join(folder, "tls-proxies.conf"), proxies.replace("172.30.0.1;", "127.0.0.2;"));
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
    .replace("/etc/nginx/tls-proxies.conf", join(folder, "tls-proxies.conf"))
    .replaceAll(/\/etc\/nginx\/(regain-\w+\.conf)/g, join(deploy, "$1"));
}

/** nginx with what containers get, on its own port. */
async function startAsContainer() {
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  await writeFile(file, await ofContainers(port));
  const nginx = spawn(path!, ["-p", folder, "-e", join(folder, "error.log"), "-c", file], {
    stdio: "ignore",
  });
  const ended = once(nginx, "exit");
  const stop = async () => {
    nginx.kill("SIGQUIT");
    await ended;
  };
  try {
    await expect
      .poll(() => ask(port).then(({ status }) => status, String), { timeout: 10_000 })
      .toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

describe.skipIf(!path)("what nginx writes down of a request that no server answers", () => {
  test("has no token in it, where the servers are this machine's", async () => {
    const port = await freePort();
    const nginx = await startNginx(path!, folder, { port, servers: [portOf(upstream)] });
    await goDown();
    expect((await ask(port)).status).toBe(502);
    await nginx.stop();
    expect(await logs()).not.toContain(secret);
  });

  test("has none where they are containers, and names the failure and the request's id", async () => {
    const nginx = await startAsContainer();
    try {
      await goDown();
      expect((await ask(nginx.port)).status).toBe(502);
    } finally {
      await nginx.stop();
    }

    expect(await logs()).not.toContain(secret);
    const [well, bad] = (await readFile(join(folder, "access.log"), "utf8")).trim().split("\n");
    const id = String(came[0]!["x-request-id"]);
    expect(id).toMatch(/^[\da-f]{32}$/);
    expect(well).toMatch(/^127\.0\.0\.1 GET \/login 200 [\d.]+ 127\.0\.0\.1:\d+ 200 [\da-f]{32}$/);
    expect(well!.endsWith(` ${id}`)).toBe(true);
    expect(bad).toMatch(/^127\.0\.0\.1 GET \/login 502 .* 502 [\da-f]{32}$/);
  });
});

/** The processes that one has started; none where the system does not tell. */
const childrenOf = async (pid: number): Promise<number[]> => {
  const listed = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  return listed.split(" ").filter(Boolean).map(Number);
};

describe.skipIf(!path)("an nginx that cannot be, or is no more", () => {
  test("where somebody else answers at its port: says what it says itself", async () => {
    const start = startNginx(path!, folder, { port: portOf(upstream), servers: [1] });
    await expect(start).rejects.toThrow(/nginx has ended: .*Address already in use/s);
  });

  test("killed hard: it is known to have ended, and can be stopped", async () => {
    const port = await freePort();
    const nginx = await startNginx(path!, folder, { port, servers: [portOf(upstream)] });
    const pid = Number(await readFile(join(folder, "nginx.pid"), "utf8"));
    const workers = await childrenOf(pid);
    process.kill(pid, "SIGKILL");
    await nginx.ended;
    await expect(nginx.stop()).resolves.toBeUndefined();
    // They outlive it, and nobody else ends them.
    for (const worker of workers) process.kill(worker, "SIGKILL");
  });
});

const proxy = "127.0.0.2";
const stranger = "127.0.0.3";

interface Told {
  /** The connection's source address. */
  readonly from: string;
  readonly address?: string;
  readonly scheme?: string;
}

/** What the server is told about a caller who says this about itself. */
async function told(port: number, { from, address, scheme }: Told) {
  const asked = request({
    port,
    host: "127.0.0.1",
    localAddress: from,
    path: "/healthz",
    headers: {
      ...(address ? { "x-forwarded-for": address } : {}),
      ...(scheme ? { "x-forwarded-proto": scheme } : {}),
    },
  }).end();
  const [answer] = (await once(asked, "response")) as [import("node:http").IncomingMessage];
  answer.resume();
  await once(answer, "end");
  const headers = came.at(-1)!;
  return `${headers["x-forwarded-for"]?.toString()} ${headers["x-forwarded-proto"]?.toString()}`;
}

const starts = {
  "of this machine": async () => {
    const port = await freePort();
    const servers = [portOf(upstream)];
    const nginx = await startNginx(path!, folder, { port, servers, tlsProxies: [proxy] });
    return { port, stop: nginx.stop };
  },
  "of containers": startAsContainer,
};

describe.skipIf(!path).each(Object.entries(starts))("who calls, at the nginx %s", (_, start) => {
  test("is said by the proxy in front, and by nobody else", async () => {
    const { port, stop } = await start();
    try {
      const say = (what: Told) => told(port, what);
      const https = { scheme: "https" };
      expect(await say({ from: proxy, address: "203.0.113.1", ...https })).toBe(
        "203.0.113.1 https",
      );
      expect(await say({ from: proxy, address: "203.0.113.2" })).toBe("203.0.113.2 http");
      // Anything its caller had written is further left.
      const added = "198.51.100.9, 203.0.113.3";
      expect(await say({ from: proxy, address: added, ...https })).toBe("203.0.113.3 https");
      expect(await say({ from: stranger, address: "203.0.113.1", ...https })).toBe(
        `${stranger} http`,
      );
      expect(await say({ from: stranger, address: stranger, ...https })).toBe(`${stranger} http`);
      // A proxy that names nobody is the caller.
      expect(await say({ from: proxy, ...https })).toBe(`${proxy} http`);
    } finally {
      await stop();
    }
  });
});

test("what nginx of the containers keeps leaves room for what is sent, in the memory that it has", async () => {
  const megabytes = async (file: string, pattern: RegExp) =>
    Number(pattern.exec(await readFile(join(deploy, file), "utf8"))?.[1]);
  const memory = await megabytes("compose.yaml", /- \/tmp:size=(\d+)m,mode=1777/);
  const kept = await megabytes("nginx.conf", /proxy_cache_path \/tmp\/.* max_size=(\d+)m/);
  const free = await megabytes("nginx.conf", /proxy_cache_path \/tmp\/.* min_free=(\d+)m/);
  const upload = await megabytes("regain-proxy.conf", /client_max_body_size (\d+)m/);
  expect(free).toBeGreaterThan(3 * upload);
  expect(kept + free).toBeLessThan(memory);
});
