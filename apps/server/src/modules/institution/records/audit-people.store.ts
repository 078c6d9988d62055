import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

/** Of a user, as the list of users names them. */
const name = sql<string>`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username)`;

/** Users of an institution by a part of their name, username or mail address. */
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
 * How people are named on the admins' page: users of the institution by their names, who is only invited by their
 * address. Nobody else has a name here, whoever the reader may know as a clinician.
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
