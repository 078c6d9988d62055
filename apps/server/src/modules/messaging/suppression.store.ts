import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";

/** What the list of suppressed addresses stores of an address. */
const addressHash = (email: string): Buffer =>
  createHash("sha256").update(email.trim().toLowerCase()).digest();

/** Puts an address on that list, until its owner undoes it. */
export async function suppressAddress(trx: Trx, email: string, now: Date): Promise<void> {
  await trx
    .insertInto("suppressed_addresses")
    .values({ address_hash: addressHash(email), since: now })
    .onConflict((conflict) => conflict.column("address_hash").doNothing())
    .execute();
}

export async function unsuppressAddress(trx: Trx, email: string): Promise<void> {
  await trx
    .deleteFrom("suppressed_addresses")
    .where("address_hash", "=", addressHash(email))
    .execute();
}

export async function isSuppressed(trx: Trx, email: string): Promise<boolean> {
  const found = await trx
    .selectFrom("suppressed_addresses")
    .select("since")
    .where("address_hash", "=", addressHash(email))
    .executeTakeFirst();
  return found !== undefined;
}

/** Which of these addresses are on the list. */
export async function findSuppressed(
  trx: Trx,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const byHash = new Map(addresses.map((one) => [addressHash(one).toString("hex"), one]));
  const rows = await trx
    .selectFrom("suppressed_addresses")
    .select("address_hash")
    .where("address_hash", "=", sql<Buffer>`any(${addresses.map(addressHash)}::bytea[])`)
    .execute();
  return new Set(rows.map(({ address_hash }) => byHash.get(address_hash.toString("hex"))!));
}
