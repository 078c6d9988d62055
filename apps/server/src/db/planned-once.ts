import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { PoolClient, QueryConfig } from "pg";

const mark = "/* planned once */";

/**
 * Ends a statement that each connection plans once and then keeps, for planning under row-level security takes longer than
 * to find a row. For what many calls ask, and what finds its rows by a key however many there are; it names its columns one
 * by one, for a kept plan of `*` fails when a migration adds a column.
 */
export const plannedOnce = sql.raw(mark);

const names = new Map<string, string>();

/** PostgreSQL knows a kept plan by a name of at most 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash("sha256").update(text).digest("hex").slice(0, 32);
  names.set(text, name);
  return name;
}

/** What was planned so by this process. */
export const statementsPlannedOnce = (): readonly string[] => [...names.keys()];

/** Lets a connection keep the plans of what is marked. */
export function keepPlans(client: PoolClient): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown;
  client.query = ((asked: unknown, ...others: unknown[]) =>
    typeof asked === "string" && asked.endsWith(mark)
      ? query({ name: nameOf(asked), text: asked } satisfies QueryConfig, ...others)
      : query(asked, ...others)) as PoolClient["query"];
}
