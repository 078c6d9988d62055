import { createHash } from "node:crypto";
import { addressKey } from "@regain/contract/email-address";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { addressForms } from "../../lib/address-forms.ts";

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();

/** What the list of suppressed addresses stores of an address. */
const addressHash = (email: string): Buffer => hashOf(addressKey(email));

/** What it may hold of an address: hashes cannot be brought into one form afterwards. */
const possibleHashes = (email: string): Buffer[] => addressForms(email.trim()).map(hashOf);
const isAmong = (hashes: readonly Buffer[]) => sql<boolean>`address_hash = any(${hashes}::bytea[])`;

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
    .where(isAmong(possibleHashes(email)))
    .execute();
}

export async function isSuppressed(trx: Trx, email: string): Promise<boolean> {
  const found = await trx
    .selectFrom("suppressed_addresses")
    .select("since")
    .where(isAmong(possibleHashes(email)))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Which of these addresses are on the list. */
export async function findSuppressed(
  trx: Trx,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashes = addresses.flatMap((one) => possibleHashes(one).map((hash) => ({ one, hash })));
  const byHash = new Map(hashes.map(({ one, hash }) => [hash.toString("hex"), one]));
  const rows = await trx
    .selectFrom("suppressed_addresses")
    .select("address_hash")
    .where(isAmong(hashes.map(({ hash }) => hash)))
    .execute();
  return new Set(rows.map(({ address_hash }) => byHash.get(address_hash.toString("hex"))!));
}
