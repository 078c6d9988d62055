import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { databaseOver, openDatabase, type OwnedDatabase } from "../db/database.ts";
import { openEmbedded } from "../db/embedded/engine.ts";
import { migrate } from "../db/migrate.ts";
import { startJobs } from "../lib/jobs.ts";
import { dropFamily, makeDatabase } from "./clone-database.ts";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder for everything that this run's tests write; it is removed with all its contents. */
    folder: string;
    /** The file that an embedded database in memory starts from. */
    snapshot: string;
    /** Address of a database with the whole schema, to be cloned; null if there is no PostgreSQL. */
    templateUrl: string | null;
  }
}

const template = `regain_template_${process.pid}`;

async function makeSchema(database: OwnedDatabase): Promise<void> {
  await migrate(database);
  const jobs = await startJobs(database, {
    onError: (error) => {
      throw error;
    },
  });
  await jobs.stop();
}

async function makeSnapshot(folder: string): Promise<string> {
  const engine = await openEmbedded({ kind: "embedded" });
  await makeSchema(databaseOver(engine));
  const file = join(folder, "snapshot.tar");
  await engine.dump(file);
  await engine.close();
  return file;
}

async function makeTemplate(adminUrl: string): Promise<string> {
  const url = await makeDatabase(adminUrl, template);
  const database = await openDatabase({ kind: "postgres", url });
  await makeSchema(database);
  await database.close();
  return url;
}

/** Prepares, once per run, what every test database is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "regain-run-"));
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? undefined : await startPostgres();
  const adminUrl = given ?? server?.urlOf("postgres");
  // In parallel: each waits for its own engine, and no story can begin before both are done.
  const [templateUrl, snapshot] = await Promise.all([
    adminUrl ? makeTemplate(adminUrl) : null,
    makeSnapshot(folder),
  ]);
  project.provide("folder", folder);
  project.provide("snapshot", snapshot);
  project.provide("templateUrl", templateUrl);
  return async () => {
    await rm(folder, { recursive: true, force: true });
    if (given && templateUrl) await dropFamily(templateUrl);
    await server?.stop();
  };
}
