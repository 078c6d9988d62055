import { sql } from "kysely";
import { expect, test } from "vitest";
import { system } from "../db/actor.ts";
import { addPatient } from "../db/builders/people.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { startJobs } from "../lib/jobs.ts";
import { borrowEmbedded } from "./shared-embedded.ts";

const usersOf = async ({ owner }: OwnedDatabase) =>
  (await owner.selectFrom("users").select("username").execute()).length;

const queuesOf = async ({ owner }: OwnedDatabase) =>
  (await sql`select name from boss.queue order by name`.execute(owner)).rows;

test("a database that comes back is lent again as it was when it was new", async () => {
  const first = await borrowEmbedded();
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

  const second = await borrowEmbedded();
  expect(second.pool).toBe(first.pool);
  expect(await usersOf(second)).toBe(0);
  expect(await queuesOf(second)).toEqual(queues);
  await second.close();
});

test("one whose schema was changed is not lent again, and two at once are two", async () => {
  const first = await borrowEmbedded();
  const other = await borrowEmbedded();
  expect(other.pool).not.toBe(first.pool);
  await first.pool.query("create table kept (n int)");
  await first.close();
  await other.close();
  const next = await borrowEmbedded();
  expect(next.pool).toBe(other.pool);
  await next.close();
});
