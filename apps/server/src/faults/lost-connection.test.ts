import { sql } from "kysely";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { anonymous } from "../db/actor.ts";
import { refusedByDatabase } from "../db/refused-by-database.ts";
import { postgresTestDatabase } from "../testing/test-database.ts";

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => refusedByDatabase(error)?.code ?? error,
  );

test.skipIf(!inject("templateUrl"))(
  "a connection that PostgreSQL ends in the middle of a transaction ends that, and not the process",
  async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const { pool } = database;
    const cut = database.withActor(anonymous, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      // As an operator does, from another connection.
      const operator = new Client({ connectionString: pool.options.connectionString! });
      await operator.connect();
      await operator.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
      await operator.end();
      await sql`select 1`.execute(trx);
    });
    expect(await refusalOf(cut)).toBe("unavailable");
    const idle = await pool.connect();
    const ended = new Promise((resolve) => idle.once("end", resolve));
    const { rows } = await idle.query<{ pid: number }>("select pg_backend_pid() as pid");
    await pool.query("select pg_terminate_backend($1)", [rows[0]!.pid]);
    // Nothing was asked of it: its loss is an event, not an answer.
    await ended;
    expect(await refusalOf(idle.query("select 1"))).toBe("unavailable");
    idle.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);

test("what the system and the driver say of a lost connection is told as passing, and nothing else is", () => {
  const coded = (code: string, syscall = "connect") =>
    Object.assign(new Error(code), { code, syscall });
  const lost = [
    coded("ECONNREFUSED"),
    coded("ENOENT"),
    coded("57P01"),
    new Error("Connection terminated unexpectedly"),
    new Error("timeout exceeded when trying to connect"),
  ];
  expect(lost.map((error) => refusedByDatabase(error)?.code)).toEqual(
    lost.map(() => "unavailable"),
  );
  const others = [coded("ENOENT", "open"), coded("42601"), new Error("connection"), "ECONNREFUSED"];
  expect(others.map((error) => refusedByDatabase(error))).toEqual(others.map(() => undefined));
});
