import { v7 } from "uuid";
import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";

export interface NewInstitution {
  readonly name: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  /** A clinician who belongs to no institution. */
  readonly adminId: string;
}

/** @returns whether the clinician was still free */
async function takeFirstAdmin(trx: Trx, adminId: string, institutionId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("users")
    .set({ institution_id: institutionId, institution_admin: true })
    .where("id", "=", adminId)
    .where("type", "=", "clinician")
    .where("status", "=", "ACTIVE")
    .where("deletion_due_at", "is", null)
    .where("institution_id", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Creates an institution with its first admin, who invites everyone else and fills in the rest.
 * @returns its id
 * @throws Refusal `other-institution` if the clinician has joined one in the meantime, or may not
 *   join one now
 */
export function openInstitution(
  database: Database,
  { name, country, adminId }: NewInstitution,
  now: Date,
): Promise<string> {
  return database.withActor(system("sign-in"), async (trx) => {
    const id = v7();
    await trx.insertInto("institutions").values({ id, name, country, created_at: now }).execute();
    if (!(await takeFirstAdmin(trx, adminId, id))) throw new Refusal("other-institution");
    return id;
  });
}
