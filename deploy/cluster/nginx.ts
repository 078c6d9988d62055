import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";

const deploy = join(import.meta.dirname, "..");

/** Debian keeps it where only root looks. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin", "/usr/local/sbin"];

/** The nginx of this machine, if it has one. */
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

/** The same rules as in front of containers, with everything that is written in a folder of its own. */
function configuration(folder: string, front: Front): string {
  const { port, servers, tlsProxies = [] } = front;
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
    include ${join(deploy, "regain-proxy.conf")};
  }
}
`;
}

export interface Front {
  /** Where it listens on 127.0.0.1. */
  readonly port: number;
  /** Their ports. */
  readonly servers: readonly number[];
  /** Proxies in front whose word on the caller is taken: addresses, subnets. */
  readonly tlsProxies?: readonly string[];
}

export interface Nginx {
  stop(): Promise<void>;
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/**
 * Starts an nginx in front of servers of this machine.
 * @param path as {@link findNginx} gives it
 * @param folder where it writes; it has to be there
 * @throws Error with what nginx says of a configuration that it does not take
 */
export async function startNginx(path: string, folder: string, front: Front): Promise<Nginx> {
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration(folder, front));
  // Its workers run as nobody where it is started by root.
  await chmod(folder, 0o755);
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", file];
  execFileSync(path, ["-t", ...args], { stdio: ["ignore", "ignore", "pipe"] });
  const child = spawn(path, args, { stdio: "ignore" });
  await answers(front.port, child);
  return {
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGQUIT");
      await ended;
    },
  };
}
