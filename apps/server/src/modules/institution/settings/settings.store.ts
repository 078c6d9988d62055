import { sql, type Selectable, type Updateable } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { InstitutionsTable } from "../../../db/tables/identity.ts";

export type InstitutionRow = Selectable<InstitutionsTable>;

/** Requires one of its people. */
export function findInstitutionOf(trx: Trx, id: string): Promise<InstitutionRow | undefined> {
  return trx.selectFrom("institutions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** How many of its people have no email address. Requires its admin. */
export async function countWithoutAddress(trx: Trx, institutionId: string): Promise<number> {
  const { n } = await trx
    .selectFrom("users")
    .select(sql<number>`count(*)::int`.as("n"))
    .where("institution_id", "=", institutionId)
    .where("status", "=", "ACTIVE")
    .where("email", "is", null)
    .executeTakeFirstOrThrow();
  return n;
}

/** Changes it if it is still at that version. @returns it, or undefined if it has moved on. Requires its admin. */
export function updateInstitution(
  trx: Trx,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Updateable<InstitutionsTable>,
): Promise<InstitutionRow | undefined> {
  return trx
    .updateTable("institutions")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returningAll()
    .executeTakeFirst();
}
