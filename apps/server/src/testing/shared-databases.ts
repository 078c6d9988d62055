import { inject } from "vitest";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import type { DatabasePlace, EngineKind } from "../db/engine.ts";
import { cloneDatabase, dropDatabase } from "./clone-database.ts";

/** What a database contained when it was new. */
interface NewState {
  readonly schema: string;
  /** Rows as JSON, by table, for the few that have any. */
  readonly kept: ReadonlyMap<string, string>;
  readonly sequences: ReadonlyMap<number, string>;
}

interface Lent {
  readonly place: DatabasePlace;
  readonly database: OwnedDatabase;
  readonly atFirst: NewState;
}

/** A database waiting for its next story. */
interface Idle extends Omit<Lent, "database"> {
  readonly database: OwnedDatabase | undefined;
}

type Pool = OwnedDatabase["pool"];

/** Whatever a story may have created, dropped or set permanently: such a database is not lent again. */
const schemaNow = `
  select (select string_agg(oid || relname, ',' order by oid) from pg_class where relkind in ('r', 'p', 'i', 'v', 'S'))
    || (select count(*) || ':' || max(oid) from pg_policy)
    || (select count(*) || ':' || max(oid) from pg_proc)
    || (select count(*) || ':' || max(oid) from pg_trigger)
    || (select count(*) || ':' || max(oid) from pg_constraint)
    || (select count(*) || ':' || max(oid) from pg_roles)
    || (select count(*) from pg_db_role_setting) as schema`;

const allTables = `
  select format('%I.%I', nspname, relname) as name
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema')`;

const allSequences = `
  select seqrelid::int as id, pg_sequence_last_value(seqrelid)::text as last from pg_sequence`;

async function namesOf(pool: Pool, query: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

async function filledTables(pool: Pool): Promise<string[]> {
  const tables = await namesOf(pool, allTables);
  const asked = tables.map((name) => `select '${name}' as name where exists (select from ${name})`);
  return namesOf(pool, asked.join(" union all "));
}

async function rowsOf(pool: Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ all: string }>(
    `select jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text)::text as all from ${table} t`,
  );
  return rows[0]!.all;
}

async function schemaOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ schema: string }>(schemaNow);
  return rows[0]!.schema;
}

async function sequencesOf(pool: Pool): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; last: string | null }>(allSequences);
  return new Map(rows.flatMap(({ id, last }) => (last === null ? [] : [[id, last] as const])));
}

async function newPlace(kind: EngineKind): Promise<DatabasePlace> {
  if (kind === "embedded") return { kind, snapshot: inject("snapshot") };
  const templateUrl = inject("templateUrl");
  if (!templateUrl) throw new Error("There is no PostgreSQL to lend a database of.");
  return { kind, url: await cloneDatabase(templateUrl) };
}

async function open(kind: EngineKind): Promise<Lent> {
  const place = await newPlace(kind);
  const database = await openDatabase(place);
  const { pool } = database;
  const kept = new Map<string, string>();
  for (const table of await filledTables(pool)) kept.set(table, await rowsOf(pool, table));
  const atFirst = { schema: await schemaOf(pool), kept, sequences: await sequencesOf(pool) };
  return { place, database, atFirst };
}

/** @returns the statements that restore the rows */
async function repairs(pool: Pool, { kept, sequences }: NewState): Promise<string[]> {
  const statements: string[] = [];
  for (const table of new Set([...(await filledTables(pool)), ...kept.keys()])) {
    const rows = kept.get(table);
    if (rows !== undefined && (await rowsOf(pool, table)) === rows) continue;
    statements.push(`delete from ${table}`);
    if (rows === undefined) continue;
    const literal = `'${rows.replaceAll("'", "''")}'`;
    statements.push(
      `insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${literal})`,
    );
  }
  for (const [id, last] of await sequencesOf(pool)) {
    const first = sequences.get(id);
    if (first === last) continue;
    statements.push(
      first === undefined
        ? `select setval(seqrelid, seqstart, false) from pg_sequence where seqrelid = ${id}`
        : `select setval(${id}::regclass, ${first})`,
    );
  }
  return statements;
}

/** @returns false if it cannot be made as new */
async function makeAsNew({ database: { pool }, atFirst }: Lent): Promise<boolean> {
  try {
    await pool.query("discard temp; select pg_advisory_unlock_all()");
    if ((await schemaOf(pool)) !== atFirst.schema) return false;
    const statements = await repairs(pool, atFirst);
    // Neither foreign keys nor triggers interfere with restoring the rows.
    const all = ["begin", "set local session_replication_role = replica", ...statements, "commit"];
    await pool.query(`${all.join(";\n")};`);
    return true;
  } catch {
    return false;
  }
}

/** With PostgreSQL, only the rows are kept: a story may have left something in a connection. */
async function layAside({ place, database, atFirst }: Lent): Promise<Idle> {
  if (place.kind === "embedded") return { place, database, atFirst };
  await database.close();
  return { place, database: undefined, atFirst };
}

async function takeUp({ place, database, atFirst }: Idle): Promise<Lent> {
  return { place, database: database ?? (await openDatabase(place)), atFirst };
}

async function giveUp({ place, database }: Lent): Promise<void> {
  await database.close();
  if (place.kind === "postgres") await dropDatabase(place.url);
}

declare global {
  /** This worker's databases, for the stories of many files. They end with it or with the run. */
  var idleDatabases: Map<EngineKind, Idle> | undefined;
}

// A story that replaces modules makes the worker load all of them again: a database opened by the old ones would
// report to those.
for (const { place, database } of globalThis.idleDatabases?.values() ?? []) {
  await database?.close();
  if (place.kind === "postgres") await dropDatabase(place.url);
}
const idle = (globalThis.idleDatabases = new Map<EngineKind, Idle>());

/**
 * A database with the whole schema and nothing in it: embedded in memory, or on this run's PostgreSQL. Once closed,
 * it is emptied and lent to the same worker's next story: creating one takes a second, emptying it hardly any time.
 */
export async function borrowDatabase(kind: EngineKind): Promise<OwnedDatabase> {
  const waiting = idle.get(kind);
  idle.delete(kind);
  const lent = waiting ? await takeUp(waiting) : await open(kind);
  let isBack = false;
  return {
    ...lent.database,
    async close() {
      if (isBack) return;
      isBack = true;
      if (!idle.has(kind) && (await makeAsNew(lent))) idle.set(kind, await layAside(lent));
      else await giveUp(lent);
    },
  };
}
