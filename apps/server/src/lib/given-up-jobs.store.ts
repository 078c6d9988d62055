import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import { deadLetters, type Envelope } from "./jobs.ts";

/** Of rows of `boss.job`: what was tried as often as it may be, and was not put into the queue again. */
export const isGivenUp = sql<boolean>`name = ${deadLetters} and state = 'created'`;

/** What was tried as often as it may be, by name. */
export async function countGivenUp(
  trx: Trx,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select data ->> 'name' as name, count(*)::int as count from boss.job
    where ${isGivenUp} group by 1 order by 1`.execute(trx);
  return rows;
}

/** Takes all of it away, to be put into the queue again in the same transaction. The same job is answered once. */
export async function takeGivenUp(trx: Trx): Promise<Envelope[]> {
  const { rows } = await sql<{ data: Envelope }>`
    update boss.job set state = 'cancelled', completed_on = now()
    where ${isGivenUp} returning data`.execute(trx);
  const jobs = rows.map(({ data }) => data);
  const idOf = ({ name, payload }: Envelope) => JSON.stringify([name, payload]);
  return [...new Map(jobs.map((job) => [idOf(job), job])).values()];
}
