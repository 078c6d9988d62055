import { dayMs } from "@regain/contract/durations";
import { type ConstructorOptions, fromKysely, PgBoss } from "pg-boss";
import { sql } from "kysely";
import type { QueryResult } from "pg";
import { NIL } from "uuid";
import type { OwnedDatabase, Trx } from "../db/database.ts";
import { tell } from "./happenings.ts";

export type JobPayload = Readonly<Record<string, unknown>>;

/**
 * A piece of work that is done outside requests. It may run more than once, and beside any other, so it must not mind.
 */
export interface Job {
  readonly name: string;
  /** When it runs by itself, as a cron line in UTC. */
  readonly schedule?: string;
  run(payload: JobPayload): Promise<void>;
}

/** What is urgent goes before what is not, however much of that waits. */
const priorities = {
  /** Nobody looks at the clock. */
  whenever: 0,
  /** What runs by a schedule: few, and late behind ten thousand letters. */
  scheduled: 1,
  /** Somebody sits in front of the screen and waits for it. */
  awaited: 2,
  /** What was paid. A mail server that hangs does not hold it up. */
  payment: 3,
} as const;
export type Urgency = keyof typeof priorities;
export const urgencies = Object.keys(priorities) as Urgency[];

export interface Jobs {
  /** Puts a job into the queue with the transaction: it exists when that commits, and not otherwise. */
  enqueue(trx: Trx, name: string, payload?: JobPayload, urgency?: Urgency): Promise<void>;
}

export interface RunningJobs extends Jobs {
  /** Begins to work; jobs can be put into the queue before. */
  work(jobs: readonly Job[]): Promise<void>;
  stop(): Promise<void>;
}

/** A job as it lies in the queue. */
export interface Envelope {
  readonly name: string;
  readonly payload: JobPayload;
  /** Missing of what was put there by a release before there was one. */
  readonly urgency?: Urgency | undefined;
}

export const queue = "regain";
/** What was tried as often as it may be; nobody works on it. */
export const deadLetters = "regain-dead";
const schema = "boss";

/**
 * Of what was put into the queue once: with pauses of 5 s at first and of an hour in the end it is tried for half a
 * day, for that long a mail server may be down. What runs by a schedule comes again by itself.
 */
const patience = { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 };

/** What no process has named for so long is no release's any more, ms: each names its own when it starts and every hour. */
const unnamedMs = dayMs;

/** A job that takes longer hangs: it is tried again. */
const longestMs = 15 * 60_000;

const queueOptions = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  deadLetter: deadLetters,
  expireInSeconds: longestMs / 1000,
};

/**
 * The workers of each process. Whoever finds a job wakes those who could do another like it, and looks for the next one
 * when it is done; who finds none looks again after its pause. Few look often, for that is all an idle server does. Two
 * are kept for what is urgent, so that nothing else holds it up, however slow or many.
 */
const workers: readonly { readonly from: Urgency; readonly pauseSeconds: number }[] = [
  { from: "payment", pauseSeconds: 5 },
  { from: "awaited", pauseSeconds: 1 },
  { from: "whenever", pauseSeconds: 2 },
  { from: "whenever", pauseSeconds: 10 },
  { from: "whenever", pauseSeconds: 10 },
];

/** pg-boss over the pool of the server. A text of several statements answers one result a statement. */
function over({ pool }: OwnedDatabase): NonNullable<ConstructorOptions["db"]> {
  return {
    async executeSql(text, values) {
      const answer: QueryResult | QueryResult[] = await pool.query(text, values);
      const results = Array.isArray(answer) ? answer : [answer];
      return { rows: results.flatMap(({ rows }) => rows) };
    },
  };
}

/**
 * Jobs are put into the queue inside transactions, under the role of the application. Two processes that grant at
 * once would trip over each other; a text of several statements is one transaction, so the lock ends with it.
 */
const rights = `
  select pg_advisory_xact_lock(hashtext('regain jobs'));
  grant usage on schema ${schema} to regain_app;
  grant select, insert, update on all tables in schema ${schema} to regain_app;
`;

/**
 * One process after the other: two that make the schema of the queue in an empty database at once would trip over each
 * other. The embedded database has one process, and one connection.
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
    // With the connection its lock goes.
    client.release(true);
    throw error;
  }
}

export interface JobsOptions {
  /** Told the name of the job that failed; none where the queue itself did. */
  readonly onError: (error: Error, job?: string) => void;
}

/**
 * Starts the queue on the server's own database. One queue with the job's name in the payload: its look-up is
 * made here once, for inside a transaction it would need a second connection.
 */
export async function startJobs(
  database: OwnedDatabase,
  { onError }: JobsOptions,
): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: over(database),
    schema,
    ...(database.kind === "embedded" ? { backend: "pglite" as const } : {}),
  });
  boss.on("error", (error) => onError(error));
  await inTurn(database, async () => {
    await boss.start();
    await boss.createQueue(deadLetters);
    await boss.createQueue(queue, queueOptions);
  });
  await boss.findJobs(queue, { id: NIL });
  await sql.raw(rights).execute(database.owner);

  /** When those that run by a schedule began, ms. */
  const underWay = new Map<string, number>();

  /** Not beside itself: a run that is slow would be joined by the next ones, until no worker was left for anything else. */
  async function runAlone(job: Job, payload: JobPayload): Promise<void> {
    const began = performance.now();
    const since = underWay.get(job.name);
    if (since !== undefined && began - since < longestMs) return;
    underWay.set(job.name, began);
    try {
      await job.run(payload);
    } finally {
      if (underWay.get(job.name) === began) underWay.delete(job.name);
    }
  }

  /** Tells of a failure and passes it on, for the queue to try again. */
  async function runOne(byName: ReadonlyMap<string, Job>, { name, payload }: Envelope) {
    try {
      const job = byName.get(name);
      if (!job) throw new Error(`There is no job named ${name}.`);
      await (job.schedule ? runAlone(job, payload) : job.run(payload));
      tell("job", { name, outcome: "done" });
    } catch (error) {
      tell("job", { name, outcome: "failed" });
      onError(error instanceof Error ? error : new Error(String(error)), name);
      throw error;
    }
  }

  /**
   * Names what runs by a schedule, and takes back what does not any more. The release before may still run beside this
   * one, or come back: what only another one knows stays for as long as that names it.
   */
  async function keepSchedules(byName: ReadonlyMap<string, Job>): Promise<void> {
    for (const { name, schedule } of byName.values())
      if (schedule) {
        const envelope: Envelope = { name, payload: {}, urgency: "scheduled" };
        const priority = priorities.scheduled;
        // Each looks at what there is now: what no process was there for is done once, when there is one again.
        await boss.schedule(queue, schedule, envelope, { key: name, priority, missed: "once" });
      }
    const schedules = await boss.getSchedules(queue);
    // By the database's clock: what was named just now.
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
