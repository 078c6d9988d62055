import type { institutionUsage } from "@regain/contract/calls/license/institution-usage";
import type { CallAnswer } from "@regain/contract/endpoint";
import { localTime } from "@regain/therapy/days";
import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

export type Usage = CallAnswer<typeof institutionUsage>;

/** The time zones of the patients of the asking admin's institution. */
async function zonesOfPatients(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ zones: string[] }>`select institution_zones() as zones`.execute(trx);
  return rows[0]?.zones ?? [];
}

/**
 * The usage of the asking admin's institution, by its patients' own days; undefined for anyone who
 * is not an admin.
 */
export async function readUsage(trx: Trx, now: Date): Promise<Usage | undefined> {
  const zones = await zonesOfPatients(trx);
  const todays = zones.map((zone) => localTime(now, zone).day);
  const answer = await sql<{ usage: Usage | null }>`
    select institution_usage(${now}, ${zones}::text[], ${todays}::date[]) as usage`.execute(trx);
  return answer.rows[0]?.usage ?? undefined;
}
