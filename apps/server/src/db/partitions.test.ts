import { readFile } from "node:fs/promises";
import { performance as readReport } from "@regain/contract/calls/report/performance";
import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { newPatient, practise } from "../testing/practising-patient.ts";
import { resultsOf } from "../testing/practice.ts";
import { onBothEngines, postgresTestDatabase } from "../testing/test-database.ts";
import { openTestServer } from "../testing/test-server.ts";
import { system, type UserActor } from "./actor.ts";
import type { OwnedDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const scriptOf = (name: string) =>
  readFile(new URL(`../../../../deploy/sql/${name}.sql`, import.meta.url), "utf8");
const script = await scriptOf("partition-by-patient");

const tables = [
  "blocks",
  "level_changes",
  "practice_days",
  "recordings",
  "response_corrections",
  "responses",
  "session_items",
  "therapy_sessions",
];

/** Everything that defines a table, except how its rows are stored. */
const shapeQuery = `
  select rel.relname as name, rel.relrowsecurity as secured,
    array(select attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull
      from pg_attribute where attrelid = rel.oid and attnum > 0 order by attnum) as columns,
    array(select conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where conrelid = rel.oid and contype <> 'n' and conparentid = 0 order by 1) as constraints,
    array(select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where confrelid = rel.oid and conparentid = 0 order by 1) as keys_to_it,
    array(select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
      from pg_index where indrelid = rel.oid order by 1) as indexes,
    array(select policyname || permissive || roles::text || cmd || coalesce(qual, '-') || coalesce(with_check, '-')
      from pg_policies where tablename = rel.relname order by 1) as policies,
    array(select grantee::regrole || ' ' || privilege_type
      from aclexplode(rel.relacl) order by 1) as rights,
    array(select attname || ' ' || grantee::regrole || ' ' || privilege_type
      from pg_attribute, aclexplode(attacl) where attrelid = rel.oid order by 1) as rights_to_columns
  from pg_class rel where rel.relname = any ($1) order by 1`;

const shapesOf = async ({ pool }: OwnedDatabase) => (await pool.query(shapeQuery, [tables])).rows;

async function kindsOf({ pool }: OwnedDatabase) {
  const { rows } = await pool.query<{ kind: string; parts: number }>(
    `select relkind as kind, (select count(*)::int from pg_inherits where inhparent = rel.oid) as parts
     from pg_class rel where relname = any ($1) and relnamespace = 'public'::regnamespace`,
    [tables],
  );
  return rows;
}

const asPatient = (userId: string): UserActor => ({
  kind: "user",
  userId,
  type: "patient",
  subscription: "paying",
  institutionId: null,
  institutionAdmin: false,
  sessionId: userId,
});

const partition = ({ pool }: OwnedDatabase, parts: number) =>
  pool.query(`set regain.partitions = '${parts}'; ${script}`);

test.skipIf(!inject("templateUrl"))(
  "a database that is cut into partitions is the same to everybody",
  async () => {
    const database = await postgresTestDatabase(inject("templateUrl")!);
    const server = await openTestServer({ database });
    const rosa = await newPatient(server);
    const sam = await newPatient(server);
    await practise(server, rosa);
    await practise(server, sam, () => "wrong");
    const report = (patient: typeof rosa) =>
      patient.call(readReport, { params: { id: patient.id }, query: {} });
    const before = {
      shapes: await shapesOf(database),
      rosa: await report(rosa),
      sam: await report(sam),
    };
    const session = await rosa.start();

    await partition(database, 4);
    expect(await kindsOf(database)).toEqual(tables.map(() => ({ kind: "p", parts: 4 })));
    expect(await shapesOf(database)).toEqual(before.shapes);
    expect(await report(rosa)).toEqual(before.rosa);
    expect(await report(sam)).toEqual(before.sam);

    // A session that was open during the change goes on; results sent twice are stored once, and counted once.
    const results = resultsOf(rosa.id, session, server.now());
    const send = () => rosa.call(sendResponses, { params: { id: rosa.id }, body: results });
    const statuses = async () => (await send()).results.map(({ status }) => status);
    expect(new Set(await statuses())).toEqual(new Set(["stored"]));
    expect(new Set(await statuses())).toEqual(new Set(["duplicate"]));
    const counted = () =>
      database.pool.query(
        "select task_type_id, level, item_count, accuracy_sum from blocks order by session_id, task_type_id",
      );
    const { rows: blocks } = await counted();
    await sql`select refresh_blocks(${rosa.id}::uuid)`.execute(database.owner);
    expect((await counted()).rows).toEqual(blocks);

    // Nobody sees somebody else's rows, neither through the table nor through a partition.
    const seen = await database.withActor(asPatient(rosa.id), (trx) =>
      trx.selectFrom("responses").select("patient_id").distinct().execute(),
    );
    expect(seen).toEqual([{ patient_id: rosa.id }]);
    for (const actor of [asPatient(rosa.id), system("jobs")])
      await expect(
        database.withActor(actor, (trx) => sql`select from responses_0`.execute(trx)),
      ).rejects.toMatchObject({ code: "42501" });
    await expect(
      database.withActor(asPatient(rosa.id), (trx) =>
        trx.updateTable("responses").set({ accuracy: 100 }).execute(),
      ),
    ).rejects.toMatchObject({ code: "42501" });

    // Each call touches only its patient's partition.
    const { rows: plan } = await database.pool.query<{ "QUERY PLAN": string }>(
      `explain select from blocks where patient_id = '${rosa.id}'`,
    );
    expect(
      plan
        .map((row) => row["QUERY PLAN"])
        .join("\n")
        .match(/blocks_\d/g)?.length,
    ).toBe(1);

    // Running it again changes nothing, and the next start finds its schema.
    await partition(database, 8);
    expect(await kindsOf(database)).toEqual(tables.map(() => ({ kind: "p", parts: 4 })));
    await migrate(database);
    await server.close();
  },
  120_000,
);

onBothEngines(
  "what writes for one patient is named where patients are spread over nodes",
  async ({ pool }) => {
    const text = await scriptOf("distribute-by-patient");
    const named = [...text.matchAll(/create_distributed_function\('([^']+)'/g)].map(
      ([, signature = ""]) => signature,
    );
    const { rows } = await pool.query<{ signature: string }>(
      `select format('%s(%s)', proname, oidvectortypes(proargtypes)) as signature from pg_proc
       where pronamespace = 'public'::regnamespace and provolatile = 'v' and proargnames[1] = 'patient'`,
    );
    expect(named.toSorted()).toEqual(rows.map(({ signature }) => signature).toSorted());
  },
);
