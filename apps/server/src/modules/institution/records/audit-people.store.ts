import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

/** A user's name, as in the list of users. */
const name = sql<string>`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username)`;

/** Users of an institution by part of their name, username or email address. */
export async function findPeople(
  trx: Trx,
  institutionId: string,
  wanted: string,
): Promise<string[]> {
  const has = (text: ReturnType<typeof sql>) =>
    sql<boolean>`position(${wanted.toLowerCase()} in lower(${text})) > 0`;
  const rows = await trx
    .selectFrom("users")
    .select("id")
    .where("institution_id", "=", institutionId)
    .where((row) =>
      row.or([
        has(sql`concat_ws(' ', first_name, last_name)`),
        has(sql`username`),
        has(sql`coalesce(email, '')`),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * How people are named on the admins' page: users of the institution by name, those only invited by
 * address. Nobody else has a name here, even if the reader knows them as a clinician.
 */
export async function namesOf(
  trx: Trx,
  institutionId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)];
  const users = await trx
    .selectFrom("users")
    .select(["id", name.as("name")])
    .where("institution_id", "=", institutionId)
    .where("id", "=", sql<string>`any(${wanted}::uuid[])`)
    .execute();
  const invited = await trx
    .selectFrom("invitations")
    .select(["id", "email as name"])
    .where("institution_id", "=", institutionId)
    .where("id", "=", sql<string>`any(${wanted}::uuid[])`)
    .execute();
  return new Map([...invited, ...users].map((one) => [one.id, one.name]));
}
