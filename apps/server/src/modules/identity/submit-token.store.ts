import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { deleteBatch } from "../../db/delete-batch.ts";
import { asPrepared } from "../../db/prepared-statements.ts";
import type { SubmitTokensTable } from "../../db/tables/identity.ts";

export async function insertSubmitToken(trx: Trx, row: SubmitTokensTable): Promise<void> {
  await trx.insertInto("submit_tokens").values(row).execute();
}

/**
 * The session a live token is for, if its patient may still sign in. One issued to a clinician
 * outlives the patient's suspension: what was done in the clinic was in the clinician's hands.
 */
export function findSubmitToken(
  trx: Trx,
  patientId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<SubmitTokensTable, "session_id" | "issued_to"> | undefined> {
  return trx
    .selectFrom("submit_tokens")
    .innerJoin("users", "users.id", "submit_tokens.patient_id")
    .select(["submit_tokens.session_id", "submit_tokens.issued_to"])
    .where("submit_tokens.patient_id", "=", patientId)
    .where("submit_tokens.token_hash", "=", tokenHash)
    .where("submit_tokens.expires_at", ">", now)
    .where((eb) =>
      eb.or([eb("users.status", "=", "ACTIVE"), eb("submit_tokens.issued_to", "is not", null)]),
    )
    .modifyEnd(asPrepared)
    .executeTakeFirst();
}

/** Those that expire before then. */
export const deleteSubmitTokensBefore = (trx: Trx, before: Date, most: number): Promise<number> =>
  deleteBatch(
    trx,
    {
      from: "submit_tokens",
      key: ["patient_id", "token_hash"],
      where: sql`expires_at < ${before}`,
    },
    most,
  );
