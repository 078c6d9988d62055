import { describe, expect } from "vitest";
import { anonymous, system } from "../db/actor.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { cleanUpSignIns } from "../modules/identity/clean-up.job.ts";
import { addPatient } from "../db/builders/people.ts";
import { openSession } from "../modules/identity/auth-session.service.ts";
import { countTry } from "../modules/identity/sign-in-limit.store.ts";
import { onBothEngines } from "../testing/test-database.ts";
import { type Job, type JobPayload, type RunningJobs, startJobs } from "./jobs.ts";

async function withJobs(
  database: OwnedDatabase,
  story: (jobs: RunningJobs, errors: Error[]) => Promise<void>,
): Promise<void> {
  const errors: Error[] = [];
  const jobs = await startJobs(database, { onError: (error) => errors.push(error) });
  try {
    await story(jobs, errors);
  } finally {
    await jobs.stop();
  }
}

/** A job that tells when it has been run. */
function watched(name: string, run: (payload: JobPayload, tries: number) => void = () => {}) {
  const { promise, resolve } = Promise.withResolvers<JobPayload>();
  let tries = 0;
  const job: Job = {
    name,
    run: (payload) => {
      tries += 1;
      run(payload, tries);
      resolve(payload);
      return Promise.resolve();
    },
  };
  return { job, done: promise };
}

function queued(database: OwnedDatabase, name: string): Promise<number> {
  return database.pool
    .query<{ n: number }>("select count(*) as n from boss.job where data->>'name' = $1", [name])
    .then(({ rows }) => rows[0]!.n);
}

describe("a job", () => {
  onBothEngines("exists when its transaction commits, and not otherwise", (database) =>
    withJobs(database, async (jobs) => {
      const undone = database.withActor(anonymous, async (trx) => {
        await jobs.enqueue(trx, "mail", { to: "rosa" });
        throw new Error("second thoughts");
      });
      await expect(undone).rejects.toThrow("second thoughts");
      expect(await queued(database, "mail")).toBe(0);
      await database.withActor(anonymous, (trx) => jobs.enqueue(trx, "mail", { to: "rosa" }));
      expect(await queued(database, "mail")).toBe(1);
    }),
  );

  onBothEngines("is run with what it was given", (database) =>
    withJobs(database, async (jobs, errors) => {
      const { job, done } = watched("mail");
      await jobs.work([job]);
      await database.withActor(anonymous, (trx) => jobs.enqueue(trx, "mail", { to: "rosa" }));
      expect(await done).toEqual({ to: "rosa" });
      expect(errors).toEqual([]);
    }),
  );

  onBothEngines("that fails is told of, and kept for another try", (database) =>
    withJobs(database, async (jobs, errors) => {
      const { promise: failed, resolve } = Promise.withResolvers<void>();
      const { job } = watched("mail", () => {
        resolve();
        throw new Error("no such mailbox");
      });
      await jobs.work([job]);
      await database.withActor(anonymous, (trx) => jobs.enqueue(trx, "mail"));
      await failed;
      await expect.poll(() => errors.map(({ message }) => message)).toEqual(["no such mailbox"]);
      const state = () =>
        database.pool
          .query<{ state: string }>("select state from boss.job where data->>'name' = 'mail'")
          .then(({ rows }) => rows.map((row) => row.state));
      await expect.poll(state).toEqual(["retry"]);
    }),
  );
});

describe("the nightly clean-up", () => {
  onBothEngines("takes away what is long over and leaves the rest", async (database) => {
    const now = new Date("2026-03-01T03:17:00Z");
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const userId = await database.withActor(system("demo"), (trx) =>
      addPatient(trx, { username: "rosa" }),
    );
    const rule = { free: 4, longestSeconds: 900 };
    await database.withActor(system("sign-in"), async (trx) => {
      for (const opened of [daysAgo(90), daysAgo(45), daysAgo(1)])
        await openSession(trx, { userId, type: "patient", device: "" }, opened);
      await countTry(trx, { subject: "long ago", rule }, daysAgo(2));
      await countTry(trx, { subject: "just now", rule }, now);
    });
    await cleanUpSignIns(database, () => now).run({});
    const left = await database.withActor(system("sign-in"), async (trx) => ({
      opened: await trx
        .selectFrom("auth_sessions")
        .select("created_at")
        .orderBy("created_at")
        .execute(),
      tries: await trx.selectFrom("sign_in_attempts").select("last_failed_at").execute(),
    }));
    expect(left).toEqual({
      // The one of 45 days ago ended 15 days ago, which is not long.
      opened: [{ created_at: daysAgo(45) }, { created_at: daysAgo(1) }],
      tries: [{ last_failed_at: now }],
    });
  });
});
