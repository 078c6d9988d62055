import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, type OwnedDatabase } from "../../apps/server/src/db/database.ts";
import { migrate } from "../../apps/server/src/db/migrate.ts";
import { startPostgres } from "../../apps/server/src/testing/postgres-server.ts";
import { copyDemo } from "../../e2e/support/demo.ts";

export interface BenchDatabase {
  readonly name: string;
  readonly database: OwnedDatabase;
  close(): Promise<void>;
}

async function inFolder(folder: string): Promise<BenchDatabase> {
  const database = await openDatabase({ kind: "embedded", folder: join(folder, "postgres") });
  await migrate(database);
  return {
    name: "embedded",
    database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The embedded engine on disk, as `npm start` runs it, with nobody in it. */
export const openEmptyEmbedded = async (): Promise<BenchDatabase> =>
  inFolder(await mkdtemp(join(tmpdir(), "regain-bench-")));

/** The same with a copy of the demo. */
export const openDemoEmbedded = async (): Promise<BenchDatabase> =>
  inFolder((await copyDemo()).dataDir);

/** A separate PostgreSQL that ends with it; undefined if none is installed. */
export async function openEmptyPostgres(): Promise<BenchDatabase | undefined> {
  const server = await startPostgres();
  if (!server) return undefined;
  const database = await openDatabase({ kind: "postgres", url: server.urlOf("postgres") });
  await migrate(database);
  return {
    name: "PostgreSQL",
    database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}
