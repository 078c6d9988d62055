import type { PoolClient } from "pg";
import type { Trx } from "../db/database.ts";
import type { Envelope, Jobs } from "../lib/jobs.ts";

/** A job that is not done yet. It may have been begun: jobs can safely run twice. */
export type WaitingJob = Envelope;

/** What is in the queue; nothing if there is no queue. */
export async function waitingJobs(client: PoolClient): Promise<WaitingJob[]> {
  const { rows: made } = await client.query<{ made: boolean }>(
    "select to_regclass('boss.job') is not null as made",
  );
  if (!made[0]?.made) return [];
  const { rows } = await client.query<{ data: WaitingJob }>(
    `select data from boss.job
     where name = 'regain' and state in ('created', 'retry', 'active') order by created_on`,
  );
  return rows.map(({ data }) => data);
}

export async function enqueueAll(
  jobs: Jobs,
  trx: Trx,
  waiting: readonly WaitingJob[],
): Promise<void> {
  for (const { name, payload, urgency } of waiting) await jobs.enqueue(trx, name, payload, urgency);
}
