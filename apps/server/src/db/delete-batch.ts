import { type RawBuilder, sql } from "kysely";
import type { Trx } from "./database.ts";
import type { Tables } from "./tables.ts";

/** Rows of a table to delete. */
export interface Gone<Table extends keyof Tables> {
  readonly from: Table;
  /** The columns that identify a row. */
  readonly key: readonly (keyof Tables[Table] & string)[];
  readonly where: RawBuilder<boolean>;
}

/** Deletes at most this many of them. @returns how many it deleted */
export async function deleteBatch<Table extends keyof Tables>(
  trx: Trx,
  { from, key, where }: Gone<Table>,
  most: number,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { numAffectedRows } = await sql`
    delete from ${sql.table(from)} where (${columns}) in
      (select ${columns} from ${sql.table(from)} where ${where} limit ${most})`.execute(trx);
  return Number(numAffectedRows);
}
