import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { UserRow } from "../db/tables/identity.ts";

export interface Account {
  readonly id: string;
  readonly type: UserRow["type"];
  readonly status: UserRow["status"];
  readonly password_hash: string | null;
}

/** By mail address or username, without regard to case. No username holds an @, so there is at most one. */
export function findAccount(trx: Trx, name: string): Promise<Account | undefined> {
  const column = name.includes("@") ? "users.email" : "users.username";
  return trx
    .selectFrom("users")
    .leftJoin("credentials", "credentials.user_id", "users.id")
    .select(["users.id", "users.type", "users.status", "credentials.password_hash"])
    .where(sql`lower(${sql.ref(column)})`, "=", name.toLowerCase())
    .executeTakeFirst();
}

export async function noteSignIn(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx.updateTable("users").set({ last_sign_in_at: now }).where("id", "=", userId).execute();
}

/** A person with the state of their subscription, where they have one. */
export function loadPerson(trx: Trx, userId: string) {
  return trx
    .selectFrom("users")
    .leftJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .selectAll("users")
    .select(["subscriptions.status as subscription_status", "subscriptions.payment_source"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}
export type Person = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;
