import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import { deadLetters, type Envelope } from "./jobs.ts";

/** Rows of `boss.job` that used up all their tries and were not enqueued again. */
export const isDeadJob = sql<boolean>`name = ${deadLetters} and state = 'created'`;

/** How many jobs used up all their tries, by name. */
export async function countDeadJobs(
  trx: Trx,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select data ->> 'name' as name, count(*)::int as count from boss.job
    where ${isDeadJob} group by 1 order by 1`.execute(trx);
  return rows;
}

/** Removes all of them, to be enqueued again in the same transaction. Each job is returned only once. */
export async function takeDeadJobs(trx: Trx): Promise<Envelope[]> {
  const { rows } = await sql<{ data: Envelope }>`
    update boss.job set state = 'cancelled', completed_on = now()
    where ${isDeadJob} returning data`.execute(trx);
  const jobs = rows.map(({ data }) => data);
  const idOf = ({ name, payload }: Envelope) => JSON.stringify([name, payload]);
  return [...new Map(jobs.map((job) => [idOf(job), job])).values()];
}
