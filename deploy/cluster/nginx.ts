import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";

const deploy = join(import.meta.dirname, "..");

/** Debian keeps it where only root's PATH leads. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** This machine's nginx, if it has one. */
export const findNginx = (): string | undefined =>
  folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));

const upstreams = ([first, ...others]: readonly number[]): string => {
  const server = (port: number, more = "max_fails=2 fail_timeout=5s") =>
    `    server 127.0.0.1:${port} ${more};`;
  return `  upstream regain {
    least_conn;
${[first!, ...others].map((port) => server(port)).join("\n")}
    keepalive 32;
  }
  upstream regain_first {
${server(first!)}
${others.map((port) => server(port, "backup")).join("\n")}
  }`;
};

/** The same rules as in front of containers, with all its files written to a separate folder. */
function configuration(folder: string, { port, servers, tlsProxies = [] }: Front, own: string) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `  ${kind}_temp_path ${join(folder, kind)};`,
  );
  return `worker_processes 1;
daemon off;
${process.getuid?.() === 0 ? "user nobody nogroup;" : ""}
pid ${join(folder, "nginx.pid")};
error_log ${join(folder, "error.log")} crit;
events { worker_connections 4096; }
http {
  access_log off;
${temporary.join("\n")}
  proxy_cache_path ${join(folder, "cache")} keys_zone=regain:10m max_size=200m use_temp_path=off;
  server_tokens off;
  include ${join(deploy, "regain-callers.conf")};
${tlsProxies.map((proxy) => `  set_real_ip_from ${proxy};`).join("\n")}
${upstreams(servers)}
  server {
    listen 127.0.0.1:${port};
    location = ${own} { return 204; }
    include ${join(deploy, "regain-proxy.conf")};
  }
}
`;
}

export interface Front {
  /** The port on 127.0.0.1. */
  readonly port: number;
  /** The servers' ports. */
  readonly servers: readonly number[];
  /** Proxies in front that are trusted about the caller: addresses and subnets. */
  readonly tlsProxies?: readonly string[];
}

export interface Nginx {
  /** Resolves when it has ended, whether on its own or because it was stopped. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/**
 * Resolves when it answers at an address that no other nginx has.
 * @throws Error with its log if it ends before that
 */
async function answers(address: string, child: ChildProcess, log: string): Promise<void> {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.status === 204) return;
    if (hasEnded(child)) {
      const said = await readFile(log, "utf8").catch(() => "");
      throw new Error(`nginx has ended: ${said.trim() || (child.exitCode ?? child.signalCode)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/**
 * Starts an nginx in front of servers on this machine.
 * @param path as {@link findNginx} gives it
 * @param folder where it writes; it must exist
 * @throws Error with nginx's message if it rejects the configuration
 */
export async function startNginx(path: string, folder: string, front: Front): Promise<Nginx> {
  const file = join(folder, "nginx.conf");
  const log = join(folder, "error.log");
  const own = `/front-${randomUUID()}`;
  await writeFile(file, configuration(folder, front, own));
  // Its workers run as nobody if root starts it.
  await chmod(folder, 0o755);
  const args = ["-p", folder, "-e", log, "-c", file];
  execFileSync(path, ["-t", ...args], { stdio: ["ignore", "ignore", "pipe"] });
  const child = spawn(path, args, { stdio: "ignore" });
  const ended = once(child, "exit").then(() => undefined);
  await answers(`http://127.0.0.1:${front.port}${own}`, child, log);
  return {
    ended,
    async stop() {
      if (!hasEnded(child)) child.kill("SIGQUIT");
      await ended;
    },
  };
}
