import type { PoolClient } from "pg";
import type { OwnedDatabase } from "../db/database.ts";
import { disableSocketTimeout } from "../db/socket-timeout.ts";
import { type CarriedTable, plainTexts, quoted } from "./tables.ts";

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Those of partitions come and go with their tables'. */
const foreignKeys = `
  select con.conrelid::regclass::text as table, con.conname as name, pg_get_constraintdef(con.oid) as definition
  from pg_constraint con
  where con.contype = 'f' and con.connamespace = 'public'::regnamespace and con.conparentid = 0`;

/**
 * Runs `work` in one transaction without foreign keys, so that the order of the tables does not matter, then puts the
 * keys back, which checks every row. The connection is kept however long it takes: checking a key of a large table
 * takes minutes, and `work` may copy files in between. Any failure leaves the database as it was.
 */
export async function loading<Result>(
  database: OwnedDatabase,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  disableSocketTimeout(client);
  try {
    await client.query("begin");
    await client.query(plainTexts);
    const { rows } = await client.query<ForeignKey>(foreignKeys);
    for (const { table, name } of rows)
      await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
    const result = await work(client);
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Removes what migrations have inserted; it comes with the loaded rows. */
export async function clear(client: PoolClient, tables: readonly CarriedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
}

/** Adds lines of {@link dumpTable} to a table with these columns. */
export async function loadLines(
  client: PoolClient,
  { name, columns }: Pick<CarriedTable, "name" | "columns">,
  lines: readonly string[],
): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map(({ type }, place) => `(line ->> ${place})::${type}`).join(", ");
  await client.query(
    `insert into ${quoted(name)} (${names})
     select ${values} from jsonb_array_elements($1::jsonb) as line`,
    [`[${lines.join(",")}]`],
  );
}
