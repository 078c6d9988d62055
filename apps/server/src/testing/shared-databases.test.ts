import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { system } from "../db/actor.ts";
import { addPatient } from "../builders/people.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { startJobs } from "../lib/jobs.ts";
import { borrowDatabase } from "./shared-databases.ts";

const usersOf = async ({ owner }: OwnedDatabase) =>
  (await owner.selectFrom("users").select("username").execute()).length;

const queuesOf = async ({ owner }: OwnedDatabase) =>
  (await sql`select name from boss.queue order by name`.execute(owner)).rows;

/** Unique to a database: its name, together with the time when its engine was started. */
async function identityOf({ pool }: OwnedDatabase): Promise<string> {
  const { rows } = await pool.query<{ identity: string }>(
    "select current_database() || pg_postmaster_start_time() as identity",
  );
  return rows[0]!.identity;
}

describe.each(["embedded", "postgres"] as const)("a database that is lent (%s)", (kind) => {
  test.skipIf(kind === "postgres" && !inject("templateUrl"))(
    "comes back, and is lent again as it was when it was new",
    async () => {
      const first = await borrowDatabase(kind);
      const identity = await identityOf(first);
      const queues = await queuesOf(first);
      const jobs = await startJobs(first, {
        onError: (error) => {
          throw error;
        },
      });
      await first.withActor(system("demo"), (trx) => addPatient(trx, { username: "rosa" }));
      expect(await usersOf(first)).toBe(1);
      await jobs.stop();
      await first.close();

      const second = await borrowDatabase(kind);
      expect(await identityOf(second)).toBe(identity);
      expect(await usersOf(second)).toBe(0);
      expect(await queuesOf(second)).toEqual(queues);
      await second.close();
    },
  );

  test.skipIf(kind === "postgres" && !inject("templateUrl"))(
    "is not lent again when its schema was changed, and two at once are two",
    async () => {
      const first = await borrowDatabase(kind);
      const other = await borrowDatabase(kind);
      const [changed, whole] = [await identityOf(first), await identityOf(other)];
      expect(whole).not.toBe(changed);
      await first.pool.query("create table kept (n int)");
      await first.close();
      await other.close();
      const next = await borrowDatabase(kind);
      expect(await identityOf(next)).toBe(whole);
      await next.close();
    },
  );
});
