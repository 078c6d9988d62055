import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { embeddedTestDatabase, tell } from "./test-database.ts";

/** A database of PostgreSQL in which nothing has been made, for as long as the story takes. Many may open it. */
export async function withEmptyPostgres(story: (url: string) => Promise<void>): Promise<void> {
  const url = new URL(inject("templateUrl")!);
  const name = `regain_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  try {
    await story(url.href);
  } finally {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

/** What was made is dropped again: an engine without anything takes seconds to make its own catalogue. */
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

/** One test a kind of database, each without any schema. */
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
