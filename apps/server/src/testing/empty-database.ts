import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { dropDatabase, makeDatabase } from "./clone-database.ts";
import { embeddedTestDatabase, tell } from "./test-database.ts";

/**
 * A PostgreSQL database in which nothing has been created, for the duration of the story. It may be opened several
 * times.
 * @param how it is created, if not as usual
 */
export async function withEmptyPostgres(
  story: (url: string) => Promise<void>,
  how?: string,
): Promise<void> {
  const name = `regain_${randomUUID().replaceAll("-", "")}`;
  const url = await makeDatabase(inject("templateUrl")!, name, how);
  try {
    await story(url);
  } finally {
    await dropDatabase(url);
  }
}

/** Everything in it is dropped: an engine started empty takes seconds to create its own catalog. */
export async function openEmptied(): Promise<OwnedDatabase> {
  const database = await embeddedTestDatabase();
  await database.pool.query(
    `do $$ declare made text; begin
       for made in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
         execute format('drop schema %I cascade', made);
       end loop;
     end $$;
     create schema public`,
  );
  return database;
}

/** One test per kind of database, each without any schema. */
export function onBothEmptyEngines(
  name: string,
  story: (database: OwnedDatabase) => Promise<void>,
): void {
  test(`${name} (embedded)`, () => {
    expect.hasAssertions();
    return tell(openEmptied, story);
  }, 300_000);
  test.skipIf(!inject("templateUrl"))(
    `${name} (PostgreSQL)`,
    () => {
      expect.hasAssertions();
      return withEmptyPostgres((url) => tell(() => openDatabase({ kind: "postgres", url }), story));
    },
    120_000,
  );
}
