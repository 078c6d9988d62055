import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { Client } from "pg";
import { describe, expect, inject, test } from "vitest";
import { onBothEmptyEngines, withEmptyPostgres } from "../testing/empty-database.ts";
import { onBothEngines, withTestDatabase } from "../testing/test-database.ts";
import { anonymous, system } from "./actor.ts";
import { addPatient } from "../builders/people.ts";
import { openDatabase, type OwnedDatabase } from "./database.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import { StartupError } from "./startup-error.ts";

async function run(db: Kysely<unknown>, statement: string): Promise<void> {
  await sql.raw(statement).execute(db);
}

onBothEngines("a database that is up to date stays as it is", async (database) => {
  expect(await isMigrated(database)).toBe(true);
  await migrate(database);
  const { rows } = await database.pool.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

test("a database that is behind says so", () =>
  withTestDatabase(async (database) => {
    await database.pool.query("delete from kysely_migration");
    expect(await isMigrated(database)).toBe(false);
  }));

test.skipIf(!inject("templateUrl"))(
  "an owner who may not create roles is enough where they were made for them",
  async () => {
    const name = `plain_${randomUUID().replaceAll("-", "")}`;
    const admin = new Client({ connectionString: inject("templateUrl")! });
    await admin.connect();
    await admin.query(`create role ${name} login password '${name}' nosuperuser nocreaterole`);
    await admin.query(`grant regain_app, regain_eraser to ${name}`);
    await admin.query(`create database ${name} owner ${name}`);
    const url = new URL(inject("templateUrl")!);
    Object.assign(url, { username: name, password: name, pathname: `/${name}` });
    const database = await openDatabase({ kind: "postgres", url: url.href });
    await migrate(database);
    const rosa = await database.withActor(system("demo"), (trx) =>
      addPatient(trx, { username: "rosa" }),
    );
    const seen = await database.withActor(anonymous, (trx) =>
      trx.selectFrom("patients").selectAll().execute(),
    );
    expect([typeof rosa, seen]).toEqual(["string", []]);
    await database.close();
    await admin.query(`drop database ${name}`);
    await admin.query(`drop role ${name}`);
    await admin.end();
  },
);

test("a PostgreSQL that does not answer is named in one sentence", async () => {
  const opening = openDatabase({ kind: "postgres", url: "postgres://nobody@127.0.0.1:1/none" });
  await expect(opening).rejects.toThrow(/^The database in DATABASE_URL cannot be used: .+\.$/);
});

describe.skipIf(!inject("templateUrl"))("while people practise on PostgreSQL", () => {
  test(
    "two processes that start at once on an empty database take turns",
    () =>
      withEmptyPostgres(async (url) => {
        const both = await Promise.all([1, 2].map(() => openDatabase({ kind: "postgres", url })));
        await Promise.all(both.map((database) => migrate(database)));
        expect(await isMigrated(both[0]!)).toBe(true);
        await Promise.all(both.map((database) => database.close()));
      }),
    120_000,
  );

  test(
    "a migration that waits for a lock lets others by, and is done when it gets it",
    () =>
      withEmptyPostgres(async (url) => {
        const database = await openDatabase({ kind: "postgres", url });
        const visits = { up: (db: Kysely<unknown>) => run(db, "create table visits (n int)") };
        const wards = { up: (db: Kysely<unknown>) => run(db, "alter table visits add ward text") };
        await migrate(database, { migrations: { "1": visits } });
        const holder = new Client({ connectionString: url });
        await holder.connect();
        await holder.query("begin; select from visits");
        const patience = { lockTimeoutMs: 100, pauseMs: 300, tries: 1_000 };
        const migrating = migrate(database, {
          migrations: { "1": visits, "2": wards },
          ...patience,
        });
        const waits = async () => {
          const { rows } = await holder.query<{ n: number }>(
            `select count(*)::int as n from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows[0]!.n;
        };
        await expect.poll(waits, { timeout: 60_000, interval: 10 }).toBe(1);
        // The migration waits in line for the table, and this query behind it until the migration gives up.
        const { rows } = await database.pool.query("select n from visits");
        expect(rows).toEqual([]);
        await holder.query("commit");
        await migrating;
        await holder.end();
        expect((await database.pool.query("select ward from visits")).rows).toEqual([]);
        await database.close();
      }),
    120_000,
  );
});

describe.skipIf(!inject("templateUrl"))("a start beside a long transaction", () => {
  const visits = { up: (db: Kysely<unknown>) => run(db, "create table visits (n int)") };
  const wards = { up: (db: Kysely<unknown>) => run(db, "alter table visits add ward text") };
  const indexed = { up: () => Promise.resolve(), concurrently: { visits_n: "on visits (n)" } };

  interface Beside {
    readonly database: OwnedDatabase;
    /** Holds the locks that a backup holds. */
    readonly holder: Client;
    /** Its process id in the database. */
    readonly pid: number;
    readonly said: string[];
  }

  /** Tells a story on a database that is being backed up. */
  const besideBackup = (story: (beside: Beside) => Promise<void>): Promise<void> =>
    withEmptyPostgres(async (url) => {
      const database = await openDatabase({ kind: "postgres", url });
      await migrate(database, { migrations: { "1": visits } });
      const holder = new Client({ connectionString: url, application_name: "regain backup" });
      await holder.connect();
      await holder.query("begin isolation level repeatable read; select from visits");
      const { rows } = await holder.query<{ pid: number }>("select pg_backend_pid() as pid");
      await story({ database, holder, pid: rows[0]!.pid, said: [] });
      await holder.end();
      await database.close();
    });

  test(
    "a migration says for whom it waits, and gives up in one sentence",
    () =>
      besideBackup(async ({ database, pid, said }) => {
        const migrating = migrate(database, {
          migrations: { "1": visits, "2": wards },
          say: (sentence) => said.push(sentence),
          lockTimeoutMs: 2_500,
          pauseMs: 10,
          tries: 2,
        });
        await expect(migrating).rejects.toThrow(StartupError);
        await expect(migrating).rejects.toThrow(`the connection ${pid} of "regain backup"`);
        expect(said).toEqual([
          expect.stringMatching(
            new RegExp(
              `^The migration 2 waits for the connection ${pid} of "regain backup", whose transaction began \\d+ s ago\\.$`,
            ),
          ),
        ]);
      }),
    120_000,
  );

  test(
    "an index that is built says for whom it waits, and is there in the end",
    () =>
      besideBackup(async ({ database, holder, pid, said }) => {
        const migrating = migrate(database, {
          migrations: { "1": visits, "2": indexed },
          say: (sentence) => said.push(sentence),
        });
        await expect
          .poll(() => said.join(), { timeout: 60_000 })
          .toContain(
            `The build of the index visits_n waits for the connection ${pid} of "regain backup"`,
          );
        await holder.query("commit");
        await migrating;
      }),
    120_000,
  );
});

onBothEmptyEngines(
  "what is to be indexed meanwhile is, also where it was broken off",
  async (database) => {
    const visits = {
      up: (db: Kysely<unknown>) => run(db, "create table visits (n int)"),
      concurrently: { visits_n: "on visits (n)" },
    };
    const found = async () =>
      (
        await database.pool.query<{ oid: number; indisvalid: boolean }>(
          "select indexrelid::int as oid, indisvalid from pg_index where indexrelid = to_regclass('visits_n')",
        )
      ).rows[0];
    await migrate(database, { migrations: { "1": visits } });
    const first = await found();
    await migrate(database, { migrations: { "1": visits } });
    expect(await found()).toEqual(first);
    await database.pool.query(
      "update pg_index set indisvalid = false where indexrelid = to_regclass('visits_n')",
    );
    await migrate(database, { migrations: { "1": visits } });
    const anew = await found();
    expect(anew?.indisvalid).toBe(true);
    expect(anew?.oid).not.toBe(first?.oid);
  },
);
