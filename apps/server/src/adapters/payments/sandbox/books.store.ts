import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";
import type { Kind, Kinds } from "./books.ts";

/** JSON has no instants: fields named `…At` become `Date` again. */
function revived(value: unknown, name = ""): unknown {
  if (typeof value === "string" && name.endsWith("At")) return new Date(value);
  if (Array.isArray(value)) return value.map((one) => revived(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, revived(one, key)]));
}

/**
 * Only one transaction works in the books at a time, across processes: nothing is paid twice because two came at the
 * same time.
 */
export async function lockBooks(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('regain sandbox'))`.execute(trx);
}

export async function readObject<K extends Kind>(
  trx: Trx,
  kind: K,
  id: string,
): Promise<Kinds[K] | undefined> {
  const row = await trx
    .selectFrom("sandbox_objects")
    .select("body")
    .where("kind", "=", kind)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && (revived(row.body) as Kinds[K]);
}

/** Writes it in its current state, replacing the previous one. */
export async function writeObject<K extends Kind>(
  trx: Trx,
  kind: K,
  object: Kinds[K],
  now: Date,
): Promise<void> {
  const row = {
    customer_id: object.customerId,
    due_at: object.dueAt,
    changed_at: now,
    body: JSON.stringify(object),
  };
  await trx
    .insertInto("sandbox_objects")
    .values({ kind, id: object.id, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet(row))
    .execute();
}

export async function objectsOf<K extends Kind>(
  trx: Trx,
  kind: K,
  customerId: string,
): Promise<readonly Kinds[K][]> {
  const rows = await trx
    .selectFrom("sandbox_objects")
    .select("body")
    .where("customer_id", "=", customerId)
    .where("kind", "=", kind)
    .execute();
  return rows.map(({ body }) => revived(body) as Kinds[K]);
}

/** Those the clock has to look at by now, in order of due date. */
export async function dueObjects<K extends Kind>(
  trx: Trx,
  kind: K,
  now: Date,
  most: number,
): Promise<readonly Kinds[K][]> {
  const rows = await trx
    .selectFrom("sandbox_objects")
    .select("body")
    .where("kind", "=", kind)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(({ body }) => revived(body) as Kinds[K]);
}

export async function isAnyDue(trx: Trx, kind: Kind, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom("sandbox_objects")
    .select("id")
    .where("kind", "=", kind)
    .where("due_at", "<=", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function changedSubscriptions(trx: Trx, since: Date): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom("sandbox_objects")
    .select("id")
    .where("kind", "=", "subscription")
    .where("changed_at", ">=", since)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Events are kept for a while after they were delivered or given up. */
export async function purgeEvents(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom("sandbox_objects")
    .where("kind", "=", "event")
    .where("due_at", "is", null)
    .where("changed_at", "<", before)
    .execute();
}
