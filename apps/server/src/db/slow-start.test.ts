import { type Kysely, sql } from "kysely";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { withEmptyPostgres } from "../testing/empty-database.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

/** Longer than a request's connection may be silent, s. */
const longSeconds = 70;

test.skipIf(!inject("templateUrl"))(
  "a migration may take minutes, and an index waits for a transaction that does",
  () =>
    withEmptyPostgres(async (url) => {
      const database = await openDatabase({ kind: "postgres", url });
      const visits = {
        up: async (db: Kysely<unknown>) => {
          await sql`create table visits (n int)`.execute(db);
          await sql`select pg_sleep(${longSeconds})`.execute(db);
        },
      };
      await migrate(database, { migrations: { "1": visits } });
      const holder = new Client({ connectionString: url });
      await holder.connect();
      await holder.query("begin isolation level repeatable read; select from visits");
      const holding = holder
        .query(`select pg_sleep(${longSeconds})`)
        .then(() => holder.query("commit"));
      const indexed = {
        up: () => Promise.resolve(),
        concurrently: { visits_n: "on visits (n)" },
      };
      await migrate(database, { migrations: { "1": visits, "2": indexed } });
      await holding;
      const { rows } = await database.pool.query("select to_regclass('visits_n') as name");
      expect(rows).toEqual([{ name: "visits_n" }]);
      await holder.end();
      await database.close();
    }),
  300_000,
);
