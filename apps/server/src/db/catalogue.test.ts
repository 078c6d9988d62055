import { describe, expect } from "vitest";
import { onBothEngines } from "../testing/test-database.ts";
import type { OwnedDatabase } from "./database.ts";

async function rowsOf<Row extends object>(database: OwnedDatabase, query: string): Promise<Row[]> {
  return (await database.pool.query<Row>(query)).rows;
}

/** Patient data is every table with a patient_id. */
const patientTables = `
  select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'patient_id'`;

/** Columns of every primary, unique and foreign key and unique index, in order. */
const keys = `
  select rel.relname as table, con.conname as name, con.contype::text as kind,
    array(select att.attname::text from unnest(con.conkey) with ordinality as k(num, place)
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = k.num order by k.place) as columns
  from pg_constraint con join pg_class rel on rel.oid = con.conrelid
  where con.contype in ('p', 'u', 'f') and rel.relname in (${patientTables})
  union all
  select rel.relname, idx.relname, 'u',
    array(select att.attname::text from unnest(i.indkey::int2[]) with ordinality as k(num, place)
      join pg_attribute att on att.attrelid = i.indrelid and att.attnum = k.num order by k.place)
  from pg_index i join pg_class rel on rel.oid = i.indrelid join pg_class idx on idx.oid = i.indexrelid
  where i.indisunique and rel.relname in (${patientTables})`;

describe("the catalogue", () => {
  onBothEngines("keys all patient data by patient, so that it can be distributed", async (db) => {
    const found = await rowsOf<{ table: string; name: string; kind: string; columns: string[] }>(
      db,
      keys,
    );
    expect(found.length).toBeGreaterThan(3);
    const first = found.filter(({ kind, columns }) => kind === "p" && columns[0] !== "patient_id");
    expect(first).toEqual([]);
    const without = found.filter(({ columns }) => !columns.includes("patient_id"));
    expect(without).toEqual([]);
    const tables = await rowsOf<{ table_name: string }>(db, patientTables);
    const keyed = new Set(found.filter(({ kind }) => kind === "p").map(({ table }) => table));
    expect(tables.filter(({ table_name }) => !keyed.has(table_name))).toEqual([]);
  });

  onBothEngines("guards every table by row-level security", async (db) => {
    const open = await rowsOf(
      db,
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
         and not relrowsecurity and relname not like 'kysely_%'`,
    );
    expect(open).toEqual([]);
  });

  onBothEngines("has roles that can neither sign in nor pass by the policies", async (db) => {
    const roles = await rowsOf(
      db,
      "select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname like 'regain\\_%' order by 1",
    );
    const harmless = { rolcanlogin: false, rolsuper: false, rolbypassrls: false };
    expect(roles).toEqual([
      { rolname: "regain_app", ...harmless },
      { rolname: "regain_eraser", ...harmless },
    ]);
  });

  onBothEngines("lets the application only read and add to the audit", async (db) => {
    const grants = await rowsOf<{ privilege_type: string }>(
      db,
      `select privilege_type from information_schema.role_table_grants
       where table_name = 'audit' and grantee in ('regain_app', 'regain_eraser') order by 1`,
    );
    expect(grants.map(({ privilege_type }) => privilege_type)).toEqual(["INSERT", "SELECT"]);
  });
});
