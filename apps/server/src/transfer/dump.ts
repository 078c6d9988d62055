import type { PoolClient } from "pg";
import type { OwnedDatabase } from "../db/database.ts";
import { disableSocketTimeout } from "../db/socket-timeout.ts";
import { type CarriedTable, plainTexts, quoted } from "./tables.ts";

/** Rows fetched per batch. */
const fetched = 500;

/**
 * Runs `work` with a client that sees the whole database as of one moment, however long it takes. It reads as the
 * owner: row-level security hides nothing.
 */
export async function atOneMoment<Result>(
  database: OwnedDatabase,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await database.pool.connect();
  disableSocketTimeout(client);
  try {
    await client.query("begin isolation level repeatable read read only");
    await client.query(plainTexts);
    return await work(client);
  } finally {
    await client.query("rollback").catch(() => undefined);
    client.release();
  }
}

/** Texts are sorted byte by byte: the engines' own collations differ. */
function orderOf({ key, columns }: CarriedTable): string {
  const isText = (name: string) =>
    columns.some((one) => one.name === name && /^(text|character)/.test(one.type));
  const parts = key.map((name) => `${quoted(name)}${isText(name) ? ' collate "C"' : ""}`);
  return parts.length > 0 ? ` order by ${parts.join(", ")}` : "";
}

/**
 * The rows of a table in the order of its key, each as a JSON array of its columns' texts. The same rows give the
 * same lines on both engines.
 */
export async function* dumpTable(
  client: PoolClient,
  table: CarriedTable,
): AsyncGenerator<readonly string[]> {
  const texts = table.columns.map(({ name }) => `${quoted(name)}::text`).join(", ");
  await client.query(
    `declare carried no scroll cursor for
     select to_jsonb(array[${texts}]::text[])::text as line from ${quoted(table.name)}${orderOf(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${fetched} from carried`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query("close carried");
}
