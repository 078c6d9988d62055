import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../apps/server/src/testing/free-port.ts";
import { findNginx, type Nginx, startNginx } from "./nginx.ts";
import { ServerProcess, type Settings } from "./server-process.ts";

export interface ClusterOptions {
  readonly databaseUrl: string;
  /** Shared by all servers. */
  readonly dataDir: string;
  readonly servers: number;
  /** Where nginx listens; any free port if not given. */
  readonly port?: number;
  /** Proxies in front of nginx that are trusted about the caller; none by default. */
  readonly tlsProxies?: readonly string[];
  readonly settings?: Settings;
  /** Receives the servers' output, and news that one of them or nginx ended on its own. */
  readonly print?: (text: string) => void;
}

export interface Cluster {
  /** Where people reach it: nginx, or the first server if this machine has no nginx. */
  readonly url: string;
  readonly hasNginx: boolean;
  readonly servers: readonly ServerProcess[];
  stop(): Promise<void>;
}

/** Before a restart: what made it end may last a moment. */
const restartMs = 1_000;

/**
 * Starts servers on one database, all at the same time, with nginx in front of them. Anything that ends on its own is
 * restarted.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { databaseUrl, dataDir, tlsProxies = [], settings = {}, print = () => {} } = options;
  const path = findNginx();
  const port = options.port ?? (await freePort());
  const stopping = new AbortController();
  async function startAgain(what: string, start: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      print(`${what} has exited and is restarted.\n`);
      await pause(restartMs);
      try {
        if (!stopping.signal.aborted) await start();
        return;
      } catch {
        // Its output has already been printed.
      }
    }
  }
  const watch = {
    print,
    onEnd: (server: ServerProcess) =>
      void startAgain(`The server at ${server.url}`, () => server.start()),
  };
  const own = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://localhost:${port}`,
    TRUST_PROXY: "127.0.0.1",
    ...settings,
  };
  const servers = Array.from({ length: options.servers }, () => new ServerProcess(own, watch));
  // Separate from the data: nginx runs as a user that may not read that.
  const folder = await mkdtemp(join(tmpdir(), "regain-nginx-"));
  let nginx: Nginx | undefined;
  async function startFront(): Promise<void> {
    if (!path) return;
    const ports = servers.map((server) => server.port);
    nginx = await startNginx(path, folder, { port, servers: ports, tlsProxies });
    void nginx.ended.then(() => startAgain("nginx", startFrontAgain));
  }
  const startFrontAgain = () =>
    startFront().catch((error: Error) => {
      print(`${error.message}\n`);
      throw error;
    });
  const stop = async () => {
    stopping.abort();
    await nginx?.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const starts = await Promise.allSettled(servers.map((server) => server.start()));
    const failed = starts.find((start) => start.status === "rejected");
    if (failed) throw failed.reason;
    await startFront();
  } catch (error) {
    await stop();
    throw error;
  }
  const url = path ? `http://localhost:${port}` : servers[0]!.url;
  return { url, hasNginx: path !== undefined, servers, stop };
}
