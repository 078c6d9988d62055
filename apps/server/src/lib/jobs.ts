import { dayMs } from "@regain/contract/durations";
import { type ConstructorOptions, fromKysely, PgBoss } from "pg-boss";
import { sql } from "kysely";
import type { QueryResult } from "pg";
import { NIL } from "uuid";
import type { OwnedDatabase, Trx } from "../db/database.ts";
import { isDatabaseAway } from "../db/lost-connection.ts";
import { publish } from "./server-events.ts";

export type JobPayload = Readonly<Record<string, unknown>>;

/**
 * A piece of work outside requests. It may run more than once, and concurrently with any other, so it must tolerate
 * both.
 */
export interface Job {
  readonly name: string;
  /** When it runs automatically, as a cron line in UTC. */
  readonly schedule?: string;
  run(payload: JobPayload): Promise<void>;
}

/** Urgent jobs go before others, however many of those are waiting. */
const priorities = {
  /** Nobody is waiting for it. */
  whenever: 0,
  /** Jobs on a schedule: there are few, and they would be late behind ten thousand letters. */
  scheduled: 1,
  /** Somebody is waiting for it in front of the screen. */
  awaited: 2,
  /** Payments, so that a mail server that hangs does not hold them up. */
  payment: 3,
} as const;
export type JobPriority = keyof typeof priorities;
export const urgencies = Object.keys(priorities) as JobPriority[];

export interface Jobs {
  /** Enqueues a job with the transaction: it exists if that commits, and not otherwise. */
  enqueue(trx: Trx, name: string, payload?: JobPayload, urgency?: JobPriority): Promise<void>;
}

export interface RunningJobs extends Jobs {
  /** Starts working; jobs can be enqueued before. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** A job as stored in the queue. */
export interface Envelope {
  readonly name: string;
  readonly payload: JobPayload;
  /** Missing if it was enqueued by a release from before urgencies. */
  readonly urgency?: JobPriority | undefined;
}

export const queue = "regain";
/** Jobs that used up all their tries; nobody works on them. */
export const deadLetters = "regain-dead";
const schema = "boss";

/**
 * For jobs that were enqueued once: with pauses from 5 s at first to an hour in the end they are tried for half a
 * day, because a mail server may be down that long. Jobs on a schedule come around again anyway.
 */
const patience = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

/**
 * A schedule that no process has named for this long belongs to no release any more, ms: each names its own at
 * startup and every hour.
 */
const unnamedMs = dayMs;

/** A job that takes longer counts as hanging: it is tried again. */
const maxMs = 15 * 60_000;

const queueOptions = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  deadLetter: deadLetters,
  expireInSeconds: maxMs / 1000,
};

/**
 * The workers of each process. One that finds a job wakes the others that could do another like it, and looks for the
 * next when done; one that finds none looks again after its pause. Few of them look often, because that is all an
 * idle server does. Two are reserved for urgent jobs, so that nothing else holds those up, however slow or many.
 */
const workers: readonly { readonly from: JobPriority; readonly pauseSeconds: number }[] = [
  { from: "payment", pauseSeconds: 5 },
  { from: "awaited", pauseSeconds: 1 },
  { from: "whenever", pauseSeconds: 2 },
  { from: "whenever", pauseSeconds: 10 },
  { from: "whenever", pauseSeconds: 10 },
];

/**
 * pg-boss on the server's pool. A text of several statements returns one result per statement.
 * @param onAnswer called whenever the database has answered, with when it was asked
 */
function over(
  { pool }: OwnedDatabase,
  onAnswer: (askedAt: number) => void,
): NonNullable<ConstructorOptions["db"]> {
  return {
    async executeSql(text, values) {
      const askedAt = performance.now();
      const answer: QueryResult | QueryResult[] = await pool.query(text, values);
      onAnswer(askedAt);
      const results = Array.isArray(answer) ? answer : [answer];
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
}

/**
 * Jobs are enqueued inside transactions, under the application's role. Two processes granting at the same time would
 * get in each other's way; a text of several statements is one transaction, so the lock ends with it.
 */
const rights = `
  select pg_advisory_xact_lock(hashtext('regain jobs'));
  grant usage on schema ${schema} to regain_app;
  grant select, insert, update on all tables in schema ${schema} to regain_app;
`;

/**
 * One process at a time: two that create the queue's schema in an empty database at the same time would get in each
 * other's way. The embedded database has one process, and one connection.
 */
async function inTurn({ kind, pool }: OwnedDatabase, work: () => Promise<void>): Promise<void> {
  if (kind === "embedded") return work();
  const lock = "hashtext('regain queue')";
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${lock})`);
    await work();
    await client.query(`select pg_advisory_unlock(${lock})`);
    client.release();
  } catch (error) {
    // The lock goes with the connection.
    client.release(true);
    throw error;
  }
}

export interface JobsOptions {
  /** Called with the name of the job that failed, or without one if the queue itself failed. */
  readonly onError: (error: Error, job?: string) => void;
  /** Called once per outage when the queue finds no database; `onError` if not given. */
  readonly onAway?: (error: Error) => void;
}

/** A database that stops ends its sessions one after another: until then, some are still answered. */
const stoppingMs = 1_000;

/** What the queue reports is often a mere copy of an error's properties. */
const asError = (reported: Error): Error =>
  reported instanceof Error ? reported : Object.assign(new Error("The queue failed."), reported);

/**
 * Starts the queue on the server's own database. There is one queue, with the job's name in the payload: it is looked
 * up here once, because inside a transaction that would need a second connection.
 */
export async function startJobs(
  database: OwnedDatabase,
  { onError, onAway = onError }: JobsOptions,
): Promise<RunningJobs> {
  let awaySince: number | undefined;
  const boss = new PgBoss({
    db: over(database, (askedAt) => {
      if (awaySince !== undefined && askedAt > awaySince + stoppingMs) awaySince = undefined;
    }),
    schema,
    ...(database.kind === "embedded" ? { backend: "pglite" as const } : {}),
  });
  // Each worker asks again every few seconds, and would report each time.
  boss.on("error", (reported) => {
    const error = asError(reported);
    if (!isDatabaseAway(error)) onError(error);
    else if (awaySince === undefined) {
      awaySince = performance.now();
      onAway(error);
    }
  });
  await inTurn(database, async () => {
    await boss.start();
    await boss.createQueue(deadLetters);
    await boss.createQueue(queue, queueOptions);
  });
  await boss.findJobs(queue, { id: NIL });
  await sql.raw(rights).execute(database.owner);

  /** When the running scheduled jobs began, ms. */
  const underWay = new Map<string, number>();

  /**
   * Never concurrently with itself: a slow run would be joined by the next ones, until no worker was left for
   * anything else.
   */
  async function runAlone(job: Job, payload: JobPayload): Promise<void> {
    const began = performance.now();
    const since = underWay.get(job.name);
    if (since !== undefined && began - since < maxMs) return;
    underWay.set(job.name, began);
    try {
      await job.run(payload);
    } finally {
      if (underWay.get(job.name) === began) underWay.delete(job.name);
    }
  }

  /** Reports a failure and rethrows it, for the queue to try again. */
  async function runOne(byName: ReadonlyMap<string, Job>, { name, payload }: Envelope) {
    try {
      const job = byName.get(name);
      if (!job) throw new Error(`There is no job named ${name}.`);
      await (job.schedule ? runAlone(job, payload) : job.run(payload));
      publish("job", { name, outcome: "done" });
    } catch (error) {
      publish("job", { name, outcome: "failed" });
      onError(error instanceof Error ? error : new Error(String(error)), name);
      throw error;
    }
  }

  /**
   * Names the jobs that run on a schedule, and removes those that no longer do. The previous release may still run
   * alongside this one, or come back: a schedule that only another release knows stays for as long as that release
   * names it.
   */
  async function keepSchedules(byName: ReadonlyMap<string, Job>): Promise<void> {
    for (const { name, schedule } of byName.values())
      if (schedule) {
        const envelope: Envelope = { name, payload: {}, urgency: "scheduled" };
        const priority = priorities.scheduled;
        // Each run goes by the current state: runs missed while there was no process are made up for once, when there
        // is one again.
        await boss.schedule(queue, schedule, envelope, { key: name, priority, missed: "once" });
      }
    const schedules = await boss.getSchedules(queue);
    // By the database's clock: the schedules named just now.
    const latest = Math.max(...schedules.map(({ updatedOn }) => updatedOn.getTime()));
    const long = latest - unnamedMs;
    for (const { key, updatedOn } of schedules) {
      const job = byName.get(key);
      const isOver = job ? !job.schedule : updatedOn.getTime() < long;
      if (isOver) await boss.unschedule(queue, key);
    }
  }

  return {
    async enqueue(trx, name, payload = {}, urgency = "whenever") {
      const envelope: Envelope = { name, payload, urgency };
      const priority = priorities[urgency];
      await boss.send(queue, envelope, { ...patience, priority, db: fromKysely(trx) });
    },
    async work(jobs) {
      const keeping: Job = {
        name: "keep-schedules",
        schedule: "53 * * * *",
        run: () => keepSchedules(byName),
      };
      const byName = new Map([...jobs, keeping].map((job) => [job.name, job]));
      await keepSchedules(byName);
      const crew: { readonly least: number; readonly id: string }[] = [];
      for (const { from, pauseSeconds } of workers) {
        const least = priorities[from];
        const options = { minPriority: least, pollingIntervalSeconds: pauseSeconds };
        const id = await boss.work<Envelope>(queue, options, async (batch) => {
          for (const { data } of batch) {
            const priority = priorities[data.urgency ?? "whenever"];
            for (const one of crew) if (one.least <= priority) boss.notifyWorker(one.id);
            await runOne(byName, data);
          }
        });
        crew.push({ least, id });
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
