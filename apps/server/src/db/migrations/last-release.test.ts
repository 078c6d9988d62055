import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { startSession } from "@regain/contract/calls/session/start-session";
import { performance } from "@regain/contract/calls/report/performance";
import { english } from "@regain/content/en/content";
import { buildSession } from "@regain/therapy/session";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { v7 } from "uuid";
import { expect } from "vitest";
import { newToken, tokenHash } from "../../modules/identity/token.ts";
import { insertSchedule } from "../../modules/schedule/schedule.store.ts";
import { startLevels } from "../../modules/session/level.service.ts";
import { insertSession } from "../../modules/session/session.store.ts";
import { onBothEmptyEngines } from "../../testing/empty-database.ts";
import { resultsOf } from "../../testing/practice.ts";
import { openTestServer } from "../../testing/test-server.ts";
import { system } from "../actor.ts";
import { addPatient } from "../../builders/people.ts";
import type { OwnedDatabase, Trx } from "../database.ts";
import { migrate } from "../migrate.ts";

/** The last migration of the release that is in use. */
const lastRelease = "0029-operator";

interface Thing {
  readonly key: string;
  readonly is: string;
}

/** What the code of a release may lean on, each by a key, with what it must still be. */
const leanedOn = {
  columns: `
    select table_name || '.' || column_name as key, concat(data_type, ' ', udt_name, ' ', character_maximum_length) as is
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'`,
  rights: `
    select concat_ws(' ', grantee, privilege_type, table_name) as key, 'granted' as is
    from information_schema.role_table_grants where table_schema = 'public' and grantee like 'regain\\_%'`,
  functions: `
    select concat(proname, '(', pg_get_function_identity_arguments(oid), ')') as key, pg_get_function_result(oid) as is
    from pg_proc where pronamespace = 'public'::regnamespace`,
};

/** A statement that leaves one of these out is refused; and those of before must have nothing more to give. */
const mustBeGiven = `
  select table_name || '.' || column_name as key, 'must be given' as is from information_schema.columns
  where table_schema = 'public' and is_nullable = 'NO' and column_default is null and table_name not like 'kysely%'`;

async function things({ pool }: OwnedDatabase, query: string): Promise<Map<string, string>> {
  const { rows } = await pool.query<Thing>(query);
  return new Map(rows.map(({ key, is }) => [key, is]));
}

const tableOf = (column: string) => column.split(".")[0] ?? "";

onBothEmptyEngines(
  "what the release before leans on is there after all newer migrations",
  async (database) => {
    await migrate(database, { upTo: lastRelease });
    const before = {
      columns: await things(database, leanedOn.columns),
      rights: await things(database, leanedOn.rights),
      functions: await things(database, leanedOn.functions),
    };
    const gaveBefore = await things(database, mustBeGiven);
    expect(before.columns.size).toBeGreaterThan(200);

    await migrate(database);
    for (const what of ["columns", "rights", "functions"] as const) {
      const now = await things(database, leanedOn[what]);
      const lost = [...before[what]].filter(([key, is]) => now.get(key) !== is);
      expect(lost, what).toEqual([]);
    }
    const tables = new Set([...before.columns.keys()].map(tableOf));
    const newlyWanted = [...(await things(database, mustBeGiven)).keys()].filter(
      (column) => tables.has(tableOf(column)) && !gaveBefore.has(column),
    );
    expect(newlyWanted).toEqual([]);
  },
);

/** Four items of arithmetic at level 2, in the columns that the release before writes. */
async function giveHomework(trx: Trx, patient_id: string, created_at: Date): Promise<string> {
  const schedule_id = v7();
  await insertSchedule(
    trx,
    { patient_id, schedule_id, version: 1, author_id: null, created_at, replaced_at: null },
    [
      {
        patient_id,
        scheduled_task_type_id: v7(),
        schedule_id,
        task_order: 0,
        task_type_id: 33,
        task_count: 4,
        task_level: 2,
      },
    ],
  );
  await startLevels(trx, patient_id, [{ typeId: 33, level: 2 }], created_at);
  return schedule_id;
}

/** A session of that homework, in the columns that the release before writes. */
async function beginSession(
  trx: Trx,
  patient_id: string,
  schedule_id: string,
  began: Date,
): Promise<string> {
  const session_id = v7();
  const lines = [{ taskType: findTaskType(33)!, level: 2, count: 4, history: [] }];
  const items = buildSession(lines, { seed: "seed", content: english });
  const session = {
    patient_id,
    session_id,
    kind: "SCHEDULED",
    schedule_id,
    place: "home",
    seed: "seed",
    built_at: began,
    started_at: began,
    local_date: began.toISOString().slice(0, 10),
    finished_at: null,
    abandoned_at: null,
  } as const;
  const rows = items.map(({ typeId, level, version, key, view }, position) => ({
    patient_id,
    task_id: v7(),
    session_id,
    response_id: v7(),
    position,
    task_type_id: typeId,
    level,
    generator_version: version,
    item_key: key,
    view,
  }));
  await insertSession(trx, session, rows);
  return session_id;
}

onBothEmptyEngines(
  "a session that was begun under the release before goes on under this one",
  async (database) => {
    await migrate(database, { upTo: lastRelease });
    const token = newToken();
    const began = new Date();
    const { rosa, sessionId } = await database.withActor(system("demo"), async (trx) => {
      const id = await addPatient(trx, { username: "rosa" });
      const scheduleId = await giveHomework(trx, id, began);
      return { rosa: id, sessionId: await beginSession(trx, id, scheduleId, began) };
    });
    await database.pool.query(
      `insert into auth_sessions (id, token_hash, user_id, device, created_at, last_used_at, expires_at)
     values ($1, $2, $3, 'tablet', now(), now(), now() + interval '30 days')`,
      [v7(), tokenHash(token), rosa],
    );

    await migrate(database);
    const server = await openTestServer({
      database: { ...database, close: () => Promise.resolve() },
    });
    const call = server.client(token);
    const open = await call(startSession, { params: { id: rosa, kind: "SCHEDULED" }, query: {} });
    expect(open.tasks.map((task) => task.sessionId)).toEqual(Array(4).fill(sessionId));
    server.advance(60_000);
    const { results } = await call(sendResponses, {
      params: { id: rosa },
      body: resultsOf(rosa, open, server.now()),
    });
    expect(results.map(({ status }) => status)).toEqual(["stored", "stored", "stored", "stored"]);
    const { sections } = await call(performance, { params: { id: rosa }, query: {} });
    expect(sections.tasks).toHaveLength(1);
    await server.close();
  },
);
