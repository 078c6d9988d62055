import type { Database } from "../db/database.ts";

/** A database for one piece of work that is interrupted by something else, just before its last transaction. */
export function interrupted(
  database: Database,
  { last, by }: { readonly last: number; readonly by: () => Promise<unknown> },
): Database {
  let begun = 0;
  return {
    ...database,
    async withActor(actor, work) {
      begun += 1;
      if (begun === last) await by();
      if (begun > last) throw new Error(`There are more than ${last} transactions.`);
      return database.withActor(actor, work);
    },
  };
}
