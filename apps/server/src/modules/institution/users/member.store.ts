import type { Updateable } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { UsersTable } from "../../../db/tables/identity.ts";

export function findMember(trx: Trx, institutionId: string, userId: string) {
  return trx
    .selectFrom("users")
    .select(["id", "type", "first_name", "last_name", "username", "email", "status", "time_zone"])
    .select(["institution_admin", "deletion_due_at"])
    .where("id", "=", userId)
    .where("institution_id", "=", institutionId)
    .executeTakeFirst();
}
export type Member = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Null if they belong to none. */
export async function institutionOf(trx: Trx, userId: string): Promise<string | null> {
  const found = await trx
    .selectFrom("users")
    .select("institution_id")
    .where("id", "=", userId)
    .executeTakeFirst();
  return found?.institution_id ?? null;
}

export async function isInvitation(trx: Trx, institutionId: string, id: string): Promise<boolean> {
  const found = await trx
    .selectFrom("invitations")
    .select("id")
    .where("id", "=", id)
    .where("institution_id", "=", institutionId)
    .where("status", "<>", "ACCEPTED")
    .executeTakeFirst();
  return found !== undefined;
}

export async function institutionName(trx: Trx, institutionId: string): Promise<string> {
  const { name } = await trx
    .selectFrom("institutions")
    .select("name")
    .where("id", "=", institutionId)
    .executeTakeFirstOrThrow();
  return name;
}

export async function changeMember(
  trx: Trx,
  { institutionId, userId }: { readonly institutionId: string; readonly userId: string },
  changes: Updateable<UsersTable>,
): Promise<void> {
  await trx
    .updateTable("users")
    .set(changes)
    .where("id", "=", userId)
    .where("institution_id", "=", institutionId)
    .execute();
}
