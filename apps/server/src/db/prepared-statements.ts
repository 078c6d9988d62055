import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PoolClient, QueryConfig } from "pg";

const mark = "/* planned once */";

/**
 * Ends a statement that each connection plans once and then keeps, because planning under row-level security takes
 * longer than finding a row. For statements of many calls that find their rows by a key however many there are; they
 * list their columns, because a kept plan of `*` fails when a migration adds a column.
 */
export const asPrepared = sql.raw(mark);

const names = new Map<string, string>();

/** PostgreSQL identifies a kept plan by a name of at most 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
  names.set(text, name);
  return name;
}

/** The statements this process has planned this way. */
export const preparedStatements = (): readonly string[] => [...names.keys()];

/** Makes a connection keep the plans of marked statements. */
export function enablePreparedStatements(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((asked: unknown, ...others: unknown[]) =>
    typeof asked === "string" && asked.endsWith(mark)
      ? query({ name: nameOf(asked), text: asked } satisfies QueryConfig, ...others)
      : query(asked, ...others)) as PoolClient["query"];
}
