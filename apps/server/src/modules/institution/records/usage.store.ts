import type { institutionUsage } from "@regain/contract/calls/license/institution-usage";
import type { CallAnswer } from "@regain/contract/endpoint";
import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

export type Usage = CallAnswer<typeof institutionUsage>;

/** Of the institution whose admin asks; undefined for who is none. */
export async function readUsage(trx: Trx, now: Date): Promise<Usage | undefined> {
  const answer = await sql<{
    usage: Usage | null;
  }>`select institution_usage(${now}) as usage`.execute(trx);
  return answer.rows[0]?.usage ?? undefined;
}
