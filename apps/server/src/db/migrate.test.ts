import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { onBothEngines, withTestDatabase } from "../testing/test-database.ts";
import { anonymous, system } from "./actor.ts";
import { addPatient } from "./builders/people.ts";
import { openDatabase } from "./database.ts";
import { isMigrated, migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";

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
  await expect(opening).rejects.toThrow(/^The database of DATABASE_URL cannot be used: .+\.$/);
});
