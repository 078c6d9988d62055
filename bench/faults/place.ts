import { mkdtemp, rm } from "node:fs/promises";
import type { NetConnectOpts } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OwnedDatabase } from "../../apps/server/src/db/database.ts";
import type { EngineKind } from "../../apps/server/src/db/engine.ts";
import { mountSmallDisk, type SmallDisk } from "../../apps/server/src/faults/small-disk.ts";
import {
  type PostgresServer,
  startPostgres,
} from "../../apps/server/src/testing/postgres-server.ts";
import { openTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

/** Where the data of a fault's servers is. */
export interface Place {
  /** A server's environment variables for it. */
  readonly env: Readonly<Record<string, string>>;
  readonly postgres: PostgresServer | undefined;
  /** The connection from the servers to PostgreSQL. */
  readonly way: TcpProxy | undefined;
  /** The disk that the folder is on, if it has its own. */
  readonly disk: SmallDisk | undefined;
  /** The data itself, bypassing everything that is disturbed; with the embedded engine only while no server runs. */
  open(): Promise<OwnedDatabase>;
  remove(): Promise<void>;
}

const smallDiskBytes = 500 * 2 ** 20;

async function embeddedPlace(onSmallDisk: boolean): Promise<Place | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "regain-fault-"));
  const disk = onSmallDisk ? mountSmallDisk(folder, smallDiskBytes) : undefined;
  const remove = async () => {
    disk?.remove();
    await rm(folder, { recursive: true, force: true });
  };
  if (onSmallDisk && !disk) {
    await remove();
    return undefined;
  }
  return {
    env: { DATA_DIR: folder, DATABASE_URL: "" },
    postgres: undefined,
    way: undefined,
    disk,
    open: () => openDatabase({ kind: "embedded", folder: join(folder, "postgres") }),
    remove,
  };
}

async function postgresPlace(): Promise<Place | undefined> {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "regain-fault-"));
  const direct = postgres.urlOf("postgres");
  const socket = join(new URL(direct).searchParams.get("host")!, ".s.PGSQL.5432");
  const target: NetConnectOpts = { path: socket };
  const way = await openTcpProxy(() => [target]);
  return {
    env: {
      DATA_DIR: folder,
      DATABASE_URL: `postgres://postgres@127.0.0.1:${way.port}/postgres`,
    },
    postgres,
    way,
    disk: undefined,
    open: () => openDatabase({ kind: "postgres", url: direct }),
    async remove() {
      await way.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @returns undefined if this machine cannot provide it: no PostgreSQL, or no disk can be mounted */
export const openPlace = (kind: EngineKind, onSmallDisk = false): Promise<Place | undefined> =>
  kind === "embedded" ? embeddedPlace(onSmallDisk) : postgresPlace();
