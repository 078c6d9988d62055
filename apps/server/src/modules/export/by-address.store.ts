/** What is stored of a person without a sign-in, under their address alone; `eraseUser` deletes it with the account. */
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { addressForms } from "../../lib/address-forms.ts";
import { addressHash } from "../identity/proof.rules.ts";

/**
 * The account's address, if a code that was sent there was typed in. Anyone may enter somebody else's, and would
 * otherwise be given what that person asked for.
 */
export async function provenAddress(trx: Trx, userId: string): Promise<string | null> {
  const { email } = await trx
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  if (email === null) return null;
  const proven = await trx
    .selectFrom("auth_sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("proved_address", "=", addressHash(email))
    .limit(1)
    .executeTakeFirst();
  return proven ? email : null;
}

/** Whose things are looked for. */
interface Whose {
  readonly userId: string;
  /** Null if nobody has shown that they read what is sent there. */
  readonly address: string | null;
}

const formsOf = (address: string | null) => (address === null ? [] : addressForms(address));

/** Theirs, or nobody's under their address. */
const isTheirs = ({ userId, address }: Whose, column: "email" | "recipient") =>
  sql<boolean>`(user_id = ${userId} or (user_id is null and lower(${sql.ref(column)}) = any(${formsOf(address)}::text[])))`;

/** Requires the actor `sign-up`. */
const appointmentsOf = (trx: Trx, whose: Whose) =>
  trx
    .selectFrom("appointment_requests")
    .select(["name", "email", "state", "phone_number as phoneNumber", "wishes"])
    .select(["preferred_times as preferredTimes", "created_at as askedAt"])
    .where(isTheirs(whose, "email"))
    .orderBy("created_at")
    .execute();

/** As the letters to an account, without their texts. Requires the actor `sign-up`. */
const unnamedMailsOf = (trx: Trx, { address }: Whose) =>
  trx
    .selectFrom("mails")
    .select(["template", "recipient", "created_at as writtenAt", "sent_at as sentAt"])
    .where("user_id", "is", null)
    .where(sql<boolean>`lower(recipient) = any(${formsOf(address)}::text[])`)
    .orderBy("created_at")
    .orderBy("mail_id")
    .execute();

/** Requires the actor `sign-up`. */
const invitationsOf = (trx: Trx, whose: Whose) =>
  trx
    .selectFrom("invitations")
    .innerJoin("institutions", "institutions.id", "invitations.institution_id")
    .select(["institutions.name as institution", "invitations.email", "invitations.status"])
    .select(["invitations.created_at as invitedAt", "invitations.answered_at as answeredAt"])
    .where(isTheirs(whose, "email"))
    .orderBy("invitations.created_at")
    .execute();

/** Requires the actor `sign-up`. */
export const storedUnder = async (trx: Trx, whose: Whose) => ({
  appointmentsAskedFor: await appointmentsOf(trx, whose),
  messagesBeforeTheAccount: await unnamedMailsOf(trx, whose),
  invitations: await invitationsOf(trx, whose),
});
