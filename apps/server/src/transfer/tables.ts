import type { PoolClient } from "pg";

export interface Column {
  readonly name: string;
  /** As PostgreSQL writes it. */
  readonly type: string;
}

/** A table of the schema, with what is needed to carry its rows to another database. */
export interface CarriedTable {
  readonly name: string;
  readonly columns: readonly Column[];
  /** The primary key's columns, in order. */
  readonly key: readonly string[];
}

/**
 * Except the migrator's tables, which describe the schema and are created with it. A partition's rows belong to its
 * table.
 */
const tables = `
  select rel.relname as name,
    (select json_agg(json_build_object('name', att.attname, 'type', format_type(att.atttypid, att.atttypmod))
       order by att.attnum)
     from pg_attribute att
     where att.attrelid = rel.oid and att.attnum > 0 and not att.attisdropped and att.attgenerated = '') as columns,
    coalesce((select json_agg(att.attname order by k.place)
     from pg_constraint con, unnest(con.conkey) with ordinality as k(num, place), pg_attribute att
     where con.conrelid = rel.oid and con.contype = 'p' and att.attrelid = rel.oid and att.attnum = k.num), '[]') as key
  from pg_class rel
  where rel.relnamespace = 'public'::regnamespace and rel.relkind in ('r', 'p') and not rel.relispartition
    and rel.relname not like 'kysely\\_%'
  order by rel.relname collate "C"`;

/** Every table that contains what people entrusted to us, by name. */
export async function carriedTables(client: PoolClient): Promise<CarriedTable[]> {
  const { rows } = await client.query<CarriedTable>(tables);
  return rows;
}

/** A name inside a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** So that every value has one text, whatever the server's own settings are. */
export const plainTexts = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0`;
