import { expect } from "vitest";
import type { Database, OwnedDatabase } from "../db/database.ts";
import { purgeEvents } from "../modules/tracking/purge-events.job.ts";
import { onBothEngines } from "../testing/test-database.ts";

const now = new Date("2026-03-01T03:32:00Z");

/** Counts the transactions. */
function counting(database: OwnedDatabase): { counted: Database; transactions: () => number } {
  let transactions = 0;
  return {
    counted: {
      ...database,
      withActor(actor, work) {
        transactions += 1;
        return database.withActor(actor, work);
      },
    },
    transactions: () => transactions,
  };
}

onBothEngines("what is forgotten goes a thousand rows a transaction", async (database) => {
  const { rows: old } = await database.pool.query(
    `insert into link_log (id, at, destination)
     select gen_random_uuid(), $1::timestamptz - interval '2 years', '/' from generate_series(1, 2300)
     union all select gen_random_uuid(), $1, '/new' returning id`,
    [now],
  );
  expect(old).toHaveLength(2_301);
  const { counted, transactions } = counting(database);
  await purgeEvents({ database: counted, clock: () => now }).run({});
  const { rows } = await database.pool.query("select destination from link_log");
  expect(rows).toEqual([{ destination: "/new" }]);
  // Three tables, with two more for the one that was full.
  expect(transactions()).toBe(5);
});
