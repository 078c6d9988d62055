import { sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { UserRow } from "../db/tables/identity.ts";
import type { Concerned } from "../lib/http/refusal.ts";
import { idByLogin } from "./account-id.store.ts";

export interface Account {
  readonly id: string;
  readonly type: UserRow["type"];
  readonly status: UserRow["status"];
  readonly username: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly time_zone: string;
  readonly institution_id: string | null;
  readonly password_hash: string | null;
  /** For a password made for them: when it stops working. */
  readonly password_expires_at: Date | null;
  /**
   * Whether every login asks for an emailed code: the user or their institution wants it, and the
   * account has an address.
   */
  readonly needs_code: boolean;
  /** The institution whose single sign-on is this account's only way in; set only for clinicians. */
  readonly signs_in_at: string | null;
}

/** For the audit trail of a call that turned out to concern this account. */
export const concernedBy = ({ id, type, institution_id }: Account): Concerned => ({
  userId: id,
  type,
  institutionId: institution_id,
});

function accounts(trx: Trx) {
  return trx
    .selectFrom("users")
    .leftJoin("credentials", "credentials.user_id", "users.id")
    .leftJoin("institutions", "institutions.id", "users.institution_id")
    .leftJoin("institution_sign_in", (join) =>
      join
        .onRef("institution_sign_in.institution_id", "=", "users.institution_id")
        .on("institution_sign_in.is_on", "=", true)
        .on("users.type", "=", "clinician"),
    )
    .select(["users.id", "users.type", "users.status", "users.username", "users.email"])
    .select(["users.first_name", "users.last_name"])
    .select(["users.time_zone", "users.institution_id"])
    .select("credentials.password_hash")
    .select("credentials.expires_at as password_expires_at")
    .select([
      "institution_sign_in.institution_id as signs_in_at",
      sql<boolean>`users.email is not null
        and (users.one_time_codes or coalesce(institutions.requires_one_time_codes, false))`.as(
        "needs_code",
      ),
    ]);
}

/**
 * By email address or username, ignoring case. No username contains an @, so at most one matches.
 * Requires the actor `sign-in`.
 */
export function findAccount(trx: Trx, name: string): Promise<Account | undefined> {
  return accounts(trx).where("users.id", "=", idByLogin(name)).executeTakeFirst();
}

/** Requires the actor `sign-in`. */
export function accountOf(trx: Trx, userId: string): Promise<Account | undefined> {
  return accounts(trx).where("users.id", "=", userId).executeTakeFirst();
}

export async function recordSignIn(trx: Trx, userId: string, now: Date): Promise<void> {
  await trx.updateTable("users").set({ last_sign_in_at: now }).where("id", "=", userId).execute();
}

/** A person with the state of their subscription, if they have one. */
export function loadPerson(trx: Trx, userId: string) {
  return trx
    .selectFrom("users")
    .leftJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .selectAll("users")
    .select(["subscriptions.status as subscription_status", "subscriptions.payment_source"])
    .select("subscriptions.customer_id")
    .where("users.id", "=", userId)
    .executeTakeFirst();
}
export type Person = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;

/** The IANA time zones of these people, by account id. */
export async function zonesOf(
  trx: Trx,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await trx
    .selectFrom("users")
    .select(["id", "time_zone"])
    .where("id", "in", [...userIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.time_zone]));
}

/** Which of these people are suspended by their institution or have an account waiting to be deleted. */
export async function shutOutAmong(
  trx: Trx,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await trx
    .selectFrom("users")
    .select("id")
    .where("id", "in", [...userIds])
    .where((user) =>
      user.or([user("status", "=", "SUSPENDED"), user("deletion_due_at", "is not", null)]),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
}
