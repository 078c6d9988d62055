/** `npm run cluster`: several servers behind nginx on one PostgreSQL, without containers. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../../apps/server/src/testing/postgres-server.ts";
import { buildWebIfChanged } from "../../tools/web-build.ts";
import type { Settings } from "./server-process.ts";
import { startCluster } from "./start-cluster.ts";

const help = `Starts several servers behind nginx on one PostgreSQL, as deploy/compose.yaml does with containers.

usage: npm run cluster -- [--servers 2] [--port 8080] [--tls-proxy ADDRESS]...

DATABASE_URL names the PostgreSQL and DATA_DIR the folder that the servers share. Without DATABASE_URL
one is started for as long as this runs, with nothing in it but the demo. A proxy at --tls-proxy is
trusted for the caller's address and scheme. PUBLIC_URL is where people reach it, http://localhost:PORT
if not set. What the servers print is printed here; a server that exits is restarted.`;

interface Home {
  readonly databaseUrl: string;
  readonly dataDir: string;
  close(): Promise<void>;
}

async function homeOf(env: NodeJS.ProcessEnv): Promise<Home> {
  if (env.DATABASE_URL) {
    const dataDir = resolve(env.DATA_DIR || join(import.meta.dirname, "../../data"));
    return { databaseUrl: env.DATABASE_URL, dataDir, close: () => Promise.resolve() };
  }
  const server = await startPostgres();
  if (!server)
    throw new Error(
      "There is no PostgreSQL on this machine: set DATABASE_URL, or run npm ci again.",
    );
  const dataDir = await mkdtemp(join(tmpdir(), "regain-cluster-"));
  return {
    databaseUrl: server.urlOf("postgres"),
    dataDir,
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Settings for all servers that would otherwise be this machine's own. */
const settingsOf = ({ PUBLIC_URL }: NodeJS.ProcessEnv): Settings =>
  PUBLIC_URL ? { PUBLIC_URL } : {};

/** @throws Error if it is not a whole number within these bounds */
function whole(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`--${name} must be a number from ${least} to ${most}.`);
  return value;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      servers: { type: "string", default: "2" },
      port: { type: "string", default: "8080" },
      "tls-proxy": { type: "string", multiple: true, default: [] },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const servers = whole("servers", values.servers, 1, 16);
  const port = whole("port", values.port, 1, 65_535);
  const tlsProxies = values["tls-proxy"];
  if (!process.env.WEB_FOLDER) await buildWebIfChanged();
  const home = await homeOf(process.env);
  try {
    const ended = new Promise((end) => {
      // Not only once: a terminal's Ctrl+C may reach us twice.
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, end);
    });
    const { databaseUrl, dataDir } = home;
    const cluster = await startCluster({
      databaseUrl,
      dataDir,
      servers,
      port,
      tlsProxies,
      settings: settingsOf(process.env),
      print: (text) => process.stdout.write(text),
    });
    const urls = cluster.servers.map(({ url }) => url).join(", ");
    console.log(
      cluster.hasNginx
        ? `Regain is ready: ${cluster.url}, in front of ${urls}`
        : `This machine has no nginx. The servers: ${urls}`,
    );
    await ended;
    await cluster.stop();
  } finally {
    await home.close();
  }
}

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
