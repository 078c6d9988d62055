import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import type { OwnedDatabase } from "../db/database.ts";
import { setSocketTimeout } from "../db/socket-timeout.ts";
import { postgresTestDatabase } from "../testing/test-database.ts";
import { atOneMoment } from "./dump.ts";
import { loading } from "./load.ts";

const silenceMs = 100;
const ways = { loading, atOneMoment };

/** Gives up connections that are silent for a moment, as a server does after a minute. */
async function impatientDatabase(): Promise<OwnedDatabase> {
  const database = await postgresTestDatabase(inject("templateUrl")!);
  setSocketTimeout(database.pool, silenceMs);
  return database;
}

test.skipIf(!inject("templateUrl")).each(Object.entries(ways))(
  "%s keeps its connection while files are copied, and while a key is checked",
  async (_, way) => {
    const database = await impatientDatabase();
    try {
      // A request's query is given up, before and afterwards.
      const asked = () => database.pool.query("select pg_sleep(0.5)");
      await expect(asked()).rejects.toThrow("did not answer");
      const rows = await way(database, async (client) => {
        await pause(5 * silenceMs);
        return (await client.query("select 1 as one from pg_sleep(0.5)")).rows;
      });
      expect(rows).toEqual([{ one: 1 }]);
      await expect(asked()).rejects.toThrow("did not answer");
    } finally {
      await database.close();
    }
  },
  60_000,
);
