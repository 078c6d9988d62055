import { addressKey } from "@regain/contract/email-address";
import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";
import { addressForms } from "../../../lib/address-forms.ts";
import { unwantedAmong } from "../../messaging/letter.service.ts";
import type { KnownAddress } from "../../invitation/invitation.rules.ts";

/** What is known about many addresses, ignoring case. Requires the actor `sign-up`. */
export async function knownAddresses(
  trx: Trx,
  institutionId: string,
  addresses: readonly string[],
): Promise<(address: string) => KnownAddress> {
  const keys = [...new Set(addresses.map(addressKey))];
  const forms = keys.flatMap(addressForms);
  const among = (column: string) => sql<boolean>`lower(${sql.ref(column)}) = any(${forms}::text[])`;
  const accounts = await trx
    .selectFrom("users")
    .select(["type", "institution_id", sql<string>`lower(email)`.as("key")])
    .where(among("email"))
    .execute();
  const invitations = await trx
    .selectFrom("invitations")
    .select(["status", "expires_at", sql<string>`lower(email)`.as("key")])
    .where("institution_id", "=", institutionId)
    .where("status", "<>", "ACCEPTED")
    .where(among("email"))
    .execute();
  const unwanted = await unwantedAmong(trx, "institutionInvitation", keys);
  const accountOf = new Map(accounts.map((one) => [addressKey(one.key), one]));
  const formerOf = new Map(invitations.map((one) => [addressKey(one.key), one]));
  return (address) => {
    const key = addressKey(address);
    return { account: accountOf.get(key), former: formerOf.get(key), isWanted: !unwanted.has(key) };
  };
}

/** How many invitations an institution has sent, answered or not; one that is withdrawn no longer counts. */
export async function countInvitedSince(
  trx: Trx,
  institutionId: string,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom("invitations")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("institution_id", "=", institutionId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
