import { dayMs } from "@regain/contract/durations";
import { describe, expect, test, vi } from "vitest";
import { anonymous, system } from "../db/actor.ts";
import { openDatabase, type OwnedDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { purgeSignIns } from "../modules/identity/clean-up.job.ts";
import { addPatient } from "../builders/people.ts";
import { openSession } from "../modules/identity/auth-session.service.ts";
import { incrementTries } from "../modules/identity/rate-limit.store.ts";
import { startPostgres } from "../testing/postgres-server.ts";
import { onBothEngines } from "../testing/test-database.ts";
import {
  type Job,
  type JobPayload,
  type RunningJobs,
  startJobs,
  type JobPriority,
} from "./jobs.ts";

async function withJobs(
  database: OwnedDatabase,
  story: (jobs: RunningJobs, errors: Error[], failing: (string | undefined)[]) => Promise<void>,
): Promise<void> {
  const errors: Error[] = [];
  const failing: (string | undefined)[] = [];
  const jobs = await startJobs(database, {
    onError: (error, job) => {
      errors.push(error);
      failing.push(job);
    },
  });
  try {
    await story(jobs, errors, failing);
  } finally {
    await jobs.stop();
  }
}

/** A job that reports when it has run. */
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

  onBothEngines("that fails is told of by its name, and kept for another try", (database) =>
    withJobs(database, async (jobs, errors, failing) => {
      const { promise: failed, resolve } = Promise.withResolvers<void>();
      const { job } = watched("mail", () => {
        resolve();
        throw new Error("no such mailbox");
      });
      await jobs.work([job]);
      await database.withActor(anonymous, (trx) => jobs.enqueue(trx, "mail"));
      await failed;
      await expect.poll(() => errors.map(({ message }) => message)).toEqual(["no such mailbox"]);
      expect(failing).toEqual(["mail"]);
      const state = () =>
        database.pool
          .query<{ state: string }>("select state from boss.job where data->>'name' = 'mail'")
          .then(({ rows }) => rows.map((row) => row.state));
      await expect.poll(state).toEqual(["retry"]);
    }),
  );
});

/** Jobs that hang until released. */
function hanging(name: string, schedule?: string) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  let begun = 0;
  const job: Job = {
    name,
    ...(schedule ? { schedule } : {}),
    run: () => {
      begun += 1;
      return promise;
    },
  };
  return { job, letGo, begun: () => begun };
}

/** The states of the jobs with this name. */
async function statesOf(database: OwnedDatabase, name: string) {
  const { rows } = await database.pool.query<{ state: string }>(
    "select state from boss.job where data->>'name' = $1 and name = 'regain' order by state",
    [name],
  );
  return rows.map(({ state }) => state);
}

describe("many jobs", () => {
  const patience = { timeout: 15_000 };

  onBothEngines("are done one after the other, without a pause between them", (database) =>
    withJobs(database, async (jobs) => {
      let done = 0;
      const job: Job = {
        name: "mail",
        run: async () => {
          done += 1;
        },
      };
      await jobs.work([job]);
      await database.withActor(anonymous, async (trx) => {
        for (let nth = 0; nth < 20; nth += 1) await jobs.enqueue(trx, "mail", { nth });
      });
      await expect.poll(() => done, patience).toBe(20);
    }),
  );

  onBothEngines("are overtaken by what somebody waits for", (database) =>
    withJobs(database, async (jobs) => {
      const order: string[] = [];
      const noted = (name: string): Job => ({
        name,
        run: async () => {
          order.push(name);
        },
      });
      await database.withActor(anonymous, async (trx) => {
        for (let nth = 0; nth < 30; nth += 1) await jobs.enqueue(trx, "invitation");
        await jobs.enqueue(trx, "code", {}, "awaited");
        await jobs.enqueue(trx, "event", {}, "payment");
      });
      await jobs.work([noted("invitation"), noted("code"), noted("event")]);
      await expect.poll(() => order.length, patience).toBe(32);
      expect(order.slice(0, 8)).toEqual(expect.arrayContaining(["code", "event"]));
    }),
  );

  onBothEngines("that hang hold up neither a code nor a payment", (database) =>
    withJobs(database, async (jobs) => {
      const [walk, letter] = [hanging("walk"), hanging("letter")];
      const code = watched("code");
      const event = watched("event");
      await jobs.work([walk.job, letter.job, code.job, event.job]);
      const put = (name: string, count: number, urgency?: JobPriority) =>
        database.withActor(anonymous, async (trx) => {
          for (let nth = 0; nth < count; nth += 1) await jobs.enqueue(trx, name, {}, urgency);
        });
      await put("walk", 10);
      await expect.poll(() => walk.begun(), patience).toBe(3);
      await put("code", 1, "awaited");
      await code.done;
      // As when the mail server hangs.
      await put("letter", 2, "awaited");
      await expect.poll(() => letter.begun(), patience).toBe(1);
      await put("event", 1, "payment");
      await event.done;
      expect([walk.begun(), letter.begun()]).toEqual([3, 1]);
      walk.letGo();
      letter.letGo();
    }),
  );

  onBothEngines("of the clock are not begun beside themselves", (database) =>
    withJobs(database, async (jobs, errors) => {
      const walk = hanging("walk", "0 0 1 1 *");
      await jobs.work([walk.job]);
      await database.withActor(anonymous, async (trx) => {
        for (let nth = 0; nth < 4; nth += 1) await jobs.enqueue(trx, "walk");
      });
      const others = ["active", "completed", "completed", "completed"];
      await expect.poll(() => statesOf(database, "walk"), patience).toEqual(others);
      expect(walk.begun()).toBe(1);
      walk.letGo();
      await expect.poll(() => statesOf(database, "walk"), patience).not.toContain("active");
      await database.withActor(anonymous, (trx) => jobs.enqueue(trx, "walk"));
      await expect.poll(() => walk.begun(), patience).toBe(2);
      expect(errors).toEqual([]);
    }),
  );
});

/** What runs on a schedule, except for the job that maintains the schedules. */
async function scheduled(database: OwnedDatabase): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>(
    "select key from boss.schedule where key <> 'keep-schedules' order by key",
  );
  return rows.map(({ key }) => key);
}

describe("the clock", () => {
  const never = "0 0 1 1 *";
  const { job: mow } = watched("mow");
  const { job: rake } = watched("rake");
  const ofRelease = (...jobs: Job[]) => jobs.map((job) => ({ ...job, schedule: never }));

  onBothEngines("begins nothing that no release has named for a day", (database) =>
    withJobs(database, async (jobs) => {
      await jobs.work(ofRelease(mow, rake));
      // Another release starts: the previous one may still be running, and may start again.
      await withJobs(database, (next) => next.work(ofRelease(rake)));
      expect(await scheduled(database)).toEqual(["mow", "rake"]);
      await database.pool.query(
        "update boss.schedule set updated_on = updated_on - interval '25 hours'",
      );
      await withJobs(database, (next) => next.work(ofRelease(rake)));
      expect(await scheduled(database)).toEqual(["rake"]);
    }),
  );

  onBothEngines("begins nothing that is here and has no schedule anymore", (database) =>
    withJobs(database, async (jobs) => {
      await jobs.work(ofRelease(mow, rake));
      await withJobs(database, (next) => next.work([mow, ...ofRelease(rake)]));
      expect(await scheduled(database)).toEqual(["rake"]);
    }),
  );
});

describe("the nightly clean-up", () => {
  onBothEngines("takes away what is long over and leaves the rest", async (database) => {
    const now = new Date("2026-03-01T03:17:00Z");
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    const userId = await database.withActor(system("demo"), (trx) =>
      addPatient(trx, { username: "rosa" }),
    );
    const rule = { free: 4, longestSeconds: 900 };
    await database.withActor(system("sign-in"), async (trx) => {
      for (const opened of [daysAgo(90), daysAgo(45), daysAgo(1)])
        await openSession(trx, { userId, type: "patient", device: "" }, opened);
      await incrementTries(trx, { subject: "long ago", rule }, daysAgo(2));
      await incrementTries(trx, { subject: "just now", rule }, now);
    });
    await purgeSignIns(database, () => now).run({});
    const left = await database.withActor(system("sign-in"), async (trx) => ({
      opened: await trx
        .selectFrom("auth_sessions")
        .select("created_at")
        .orderBy("created_at")
        .execute(),
      tries: await trx.selectFrom("sign_in_attempts").select("last_failed_at").execute(),
    }));
    expect(left).toEqual({
      // The session from 45 days ago ended 15 days ago, which is not long.
      opened: [{ created_at: daysAgo(45) }, { created_at: daysAgo(1) }],
      tries: [{ last_failed_at: now }],
    });
  });

  onBothEngines("makes up, once, for what no process was there for", async (database) => {
    // Half a day from now, so not during this test.
    const hour = (new Date().getUTCHours() + 12) % 24;
    const nightly = (tell: () => void): Job => ({
      ...watched("mow", tell).job,
      schedule: `0 ${hour} * * *`,
    });
    await withJobs(database, (jobs) => jobs.work([nightly(() => {})]));
    await database.pool.query(
      `update boss.version set cron_on = cron_on - interval '50 hours';
       update boss.schedule set created_on = created_on - interval '60 hours'`,
    );
    await withJobs(database, async (jobs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      await jobs.work([nightly(resolve)]);
      await promise;
      expect(await queued(database, "mow")).toBe(1);
    });
  });
});

test("a database that is away is told of once per outage, and not as a failed job", async (context) => {
  const server = (await startPostgres()) ?? context.skip("no PostgreSQL on this machine");
  const database = await openDatabase({ kind: "postgres", url: server.urlOf("postgres") });
  await migrate(database);
  const asked = vi.spyOn(database.pool, "query");
  const answers = (type: "fulfilled" | "rejected") =>
    asked.mock.settledResults.filter((answer) => answer.type === type).length;
  const errors: Error[] = [];
  const away: Error[] = [];
  const jobs = await startJobs(database, {
    onError: (error) => errors.push(error),
    onAway: (error) => away.push(error),
  });
  await jobs.work([]);
  for (const outage of [1, 2]) {
    const refused = answers("rejected");
    await server.halt("fast");
    await expect.poll(() => answers("rejected"), { timeout: 30_000 }).toBeGreaterThan(refused + 2);
    expect(away).toHaveLength(outage);
    const answered = answers("fulfilled");
    await server.resume();
    await expect
      .poll(() => answers("fulfilled"), { timeout: 30_000 })
      .toBeGreaterThan(answered + 5);
  }
  expect(errors).toEqual([]);
  await jobs.stop();
  await database.close();
  await server.stop();
}, 120_000);
