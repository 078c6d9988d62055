import { sql } from "kysely";
import { system } from "../db/actor.ts";
import type { Database } from "../db/database.ts";
import { isDeadJob } from "../lib/dead-jobs.store.ts";
import { deadLetters, queue } from "../lib/jobs.ts";

const isWaiting = sql<boolean>`name = ${queue} and state in ('created', 'retry')`;

/** A job that runs on a schedule. */
export interface Scheduled {
  readonly name: string;
  /** Seconds since it was last enqueued, or, if it never was, since it was first listed. */
  readonly seconds: number;
}

export interface Backlog {
  readonly jobsWaiting: number;
  readonly jobsRunning: number;
  readonly jobsGivenUp: number;
  readonly oldestJobSeconds: number;
  readonly mailsWaiting: number;
  readonly mailsFailed: number;
  /** Addresses that a mail server refused for good. */
  readonly mailsRefused: number;
  readonly scheduled: readonly Scheduled[];
  /** Seconds since the last backup ended well, or, if none has, since jobs were first scheduled; null before. */
  readonly backupSeconds: number | null;
}

/** The work still to be done. Counts only: nobody's message is read. */
export async function readBacklog(database: Database): Promise<Backlog> {
  return database.withActor(system("jobs"), async (trx) => {
    const { rows } = await sql<Omit<Backlog, "scheduled">>`
      select jobs.*, mails.*, extract(epoch from now() - coalesce(
        last_backup(),
        (select min(created_on) from boss.schedule)))::float8 as "backupSeconds"
      from (
        select
          count(*) filter (where ${isWaiting}) as "jobsWaiting",
          count(*) filter (where name = ${queue} and state = 'active') as "jobsRunning",
          count(*) filter (where ${isDeadJob}) as "jobsGivenUp",
          coalesce(extract(epoch from now() - min(start_after)
            filter (where ${isWaiting} and start_after < now())), 0)::float8
            as "oldestJobSeconds"
        from boss.job
        where name in (${queue}, ${deadLetters}) and state in ('created', 'retry', 'active')
      ) as jobs,
      (
        select
          count(*) filter (where refused_at is null and created_at > now() - interval '1 hour') as "mailsWaiting",
          count(*) filter (where refused_at is null and created_at <= now() - interval '1 hour') as "mailsFailed",
          count(*) filter (where refused_at is not null) as "mailsRefused"
        from mails
        -- Older ones were given up, and are counted so.
        where sent_at is null and lapsed_at is null and created_at > now() - interval '1 day'
      ) as mails`.execute(trx);
    const scheduled = await sql<Scheduled>`
      select s.key as name,
        extract(epoch from now() - coalesce(j.created_on, s.created_on))::float8 as seconds
      from boss.schedule s left join boss.job j on j.name = s.name and j.id = s.last_job_id
      where s.name = ${queue}`.execute(trx);
    return { ...rows[0]!, scheduled: scheduled.rows };
  });
}
