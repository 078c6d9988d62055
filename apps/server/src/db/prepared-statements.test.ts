import { loadUser } from "@regain/contract/calls/identity/load-user";
import { prefetchSession } from "@regain/contract/calls/session/prefetch-session";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { loadPatient } from "../modules/patient.store.ts";
import { newPatient } from "../testing/practising-patient.ts";
import { resultOf } from "../testing/practice.ts";
import {
  embeddedTestDatabase,
  onBothEngines,
  tell,
  withTestDatabase,
} from "../testing/test-database.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { anonymous, system, type UserActor } from "./actor.ts";
import { addPatient } from "../builders/people.ts";
import type { OwnedDatabase } from "./database.ts";
import { preparedStatements } from "./prepared-statements.ts";

/** PostgreSQL plans a statement five times before it keeps a plan. */
const timesUntilKept = 6;

/** Runs everything that is planned once until its plan is kept; returns the statuses of the results. */
async function practise(server: TestServer): Promise<string[]> {
  const rosa = await newPatient(server);
  const params = { id: rosa.id };
  const { submitToken } = await rosa.call(prefetchSession, { params, body: {} });
  const { tasks } = await rosa.start();
  const statuses: string[] = [];
  for (const task of tasks.slice(0, timesUntilKept)) {
    await rosa.welcome();
    await rosa.start();
    await rosa.call(loadUser, {});
    server.advance(60_000);
    const body = [resultOf(rosa.id, task, server.now())];
    for (const call of [rosa.call, server.client(submitToken)]) {
      const { results } = await call(sendResponses, { params, body });
      statuses.push(...results.map(({ status }) => status));
    }
  }
  return statuses;
}

const served = (database: OwnedDatabase) =>
  openTestServer({ database: { ...database, close: () => Promise.resolve() } });

const taken = Array.from({ length: timesUntilKept }, () => ["stored", "duplicate"]).flat();

/** How many times the sources mark a statement. */
async function marksInSources(): Promise<number> {
  let marks = 0;
  for await (const file of glob("../modules/**/*.ts", { cwd: import.meta.dirname })) {
    const source = await readFile(join(import.meta.dirname, file), "utf8");
    marks += source.match(/modifyEnd\(asPrepared\)|\$\{asPrepared\}/g)?.length ?? 0;
  }
  return marks;
}

onBothEngines("a plan that two people share shows each their own", async (database) => {
  const [rosa, ben] = await database.withActor(system("demo"), async (trx) => [
    await addPatient(trx, { username: "rosa" }),
    await addPatient(trx, { username: "ben" }),
  ]);
  const lookUp = (as: string, whom: string) => {
    const actor: UserActor = {
      kind: "user",
      userId: as,
      type: "patient",
      subscription: "trialing",
      institutionId: null,
      institutionAdmin: false,
      sessionId: as,
    };
    return database
      .withActor(actor, (trx) => loadPatient(trx, whom))
      .then(
        ({ username }) => username,
        (error: Error) => error.message,
      );
  };
  for (let time = 0; time <= timesUntilKept; time++) {
    expect(await lookUp(rosa, rosa)).toBe("rosa");
    expect(await lookUp(ben, ben)).toBe("ben");
    expect(await lookUp(rosa, ben)).toBe(await lookUp(ben, rosa));
    expect(await lookUp(rosa, ben)).not.toBe("ben");
  }
});

// PostgreSQL replans when a table has grown; the embedded engine never does.
test("a plan finds its rows by a key, also where there were hardly any when it was made", () =>
  withTestDatabase(async (database) => {
    const server = await served(database);
    expect(await practise(server)).toEqual(taken);
    await server.close();
    const statements = preparedStatements();
    expect(statements).toHaveLength(await marksInSources());
    const readsAll: string[] = [];
    for (const statement of statements) {
      const { rows } = await database.withActor(anonymous, (trx) =>
        sql.raw<{ "QUERY PLAN": string }>(`explain (generic_plan) ${statement};`).execute(trx),
      );
      if (rows.some((row) => row["QUERY PLAN"].includes("Seq Scan"))) readsAll.push(statement);
    }
    expect(readsAll).toEqual([]);
  }));

test("a column that a migration adds fails no kept plan", () =>
  tell(embeddedTestDatabase, async (database) => {
    const server = await served(database);
    expect(await practise(server)).toEqual(taken);
    const { rows: tables } = await database.pool.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    for (const { name } of tables)
      await database.pool.query(`alter table ${name} add column came_later text`);
    expect(await practise(server)).toEqual(taken);
    await server.close();
  }));
