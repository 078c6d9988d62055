import { type Expression, type SqlBool, sql } from "kysely";
import type { Trx } from "../db/database.ts";
import type { MailRow } from "../db/tables/messaging.ts";
import type { InvitationRow, LinkTokenRow } from "../db/tables/ways-in.ts";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { addressForms } from "../lib/address-forms.ts";
import { idByLogin } from "../modules/account-id.store.ts";

/** What the operator reads; requires the actor `operator`, or one who sees these rows anyway. */

function people(trx: Trx, now: Date) {
  return trx
    .selectFrom("users")
    .leftJoin("institutions", "institutions.id", "users.institution_id")
    .leftJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .select(["users.id", "users.type", "users.username", "users.email", "users.first_name"])
    .select(["users.last_name", "users.status", "users.created_at", "users.last_sign_in_at"])
    .select(["users.deletion_due_at", "users.institution_admin", "users.prompt_change_password"])
    .select(["institutions.name as institution", "subscriptions.status as subscription"])
    .select(["subscriptions.payment_source", "subscriptions.period_ends_at"])
    .select(["subscriptions.cancels_at_period_end", "subscriptions.trial_extended_at"])
    .select((from) =>
      from
        .selectFrom("auth_sessions")
        .select((row) => row.fn.countAll<number>().as("count"))
        .whereRef("auth_sessions.user_id", "=", "users.id")
        .where("auth_sessions.revoked_at", "is", null)
        .where("auth_sessions.expires_at", ">", now)
        .as("devices"),
    );
}
export type KnownPerson = Awaited<ReturnType<ReturnType<typeof people>["execute"]>>[number];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isId = (text: string): boolean => uuid.test(text);

/**
 * The person with exactly this id, username or email address. No username contains an @ or is an id, so there is at
 * most one.
 */
export function personNamed(trx: Trx, name: string, now: Date): Promise<KnownPerson | undefined> {
  if (isId(name)) return people(trx, now).where("users.id", "=", name).executeTakeFirst();
  return people(trx, now).where("users.id", "=", idByLogin(name)).executeTakeFirst();
}

export interface KnownInstitution {
  readonly id: string;
  readonly name: string;
  readonly country: string;
}

/**
 * The institutions with exactly this id, or this name in any case; several may share a name. Requires the actor
 * `sign-in`.
 */
export function institutionsNamed(trx: Trx, name: string): Promise<KnownInstitution[]> {
  const all = trx.selectFrom("institutions").select(["id", "name", "country"]);
  return isId(name)
    ? all.where("id", "=", name).execute()
    : all
        .where(sql`lower(name)`, "=", name.toLowerCase())
        .orderBy("created_at")
        .execute();
}

export interface InstitutionsLike {
  /** The first of those that contain the text. */
  readonly names: readonly string[];
  /** How many contain it. */
  readonly alike: number;
  readonly all: number;
}

/** The institutions whose name contains this text in any case. Requires the actor `sign-in`. */
export async function institutionsLike(
  trx: Trx,
  text: string,
  most: number,
): Promise<InstitutionsLike> {
  const rows = await trx.selectFrom("institutions").select("name").orderBy("name").execute();
  const names = rows.map(({ name }) => name);
  const alike = names.filter((name) => name.toLowerCase().includes(text.toLowerCase()));
  return { names: alike.slice(0, most), alike: alike.length, all: names.length };
}

/** People whose name or email address contains this text, by username. */
export function peopleLike(
  trx: Trx,
  text: string,
  most: number,
  now: Date,
): Promise<KnownPerson[]> {
  const has = (place: Expression<unknown>) =>
    sql<SqlBool>`position(${text.toLowerCase()} in lower(${place})) > 0`;
  return people(trx, now)
    .where((row) =>
      row.or([
        has(row.ref("users.username")),
        has(row.ref("users.email")),
        has(sql`concat_ws(' ', users.first_name, users.last_name)`),
      ]),
    )
    .orderBy("users.username")
    .limit(most)
    .execute();
}

export interface KnownInvitation extends InvitationRow {
  /** Its name. */
  readonly institution: string;
}

const isAddress = (column: string, address: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) = any(${addressForms(address)}::text[])`;

export function invitationsTo(trx: Trx, email: string): Promise<KnownInvitation[]> {
  return trx
    .selectFrom("invitations")
    .innerJoin("institutions", "institutions.id", "invitations.institution_id")
    .selectAll("invitations")
    .select("institutions.name as institution")
    .where(isAddress("invitations.email", email))
    .orderBy("invitations.created_at", "desc")
    .execute();
}

/** Messages to a person, or to an address without an account, latest first. */
export function mailsTo(
  trx: Trx,
  to: { readonly userId: string | undefined; readonly address: string | undefined },
  most: number,
): Promise<MailRow[]> {
  return trx
    .selectFrom("mails")
    .selectAll()
    .where((row) =>
      row.or([
        ...(to.userId ? [row("user_id", "=", to.userId)] : []),
        ...(to.address ? [isAddress("recipient", to.address)] : []),
      ]),
    )
    .orderBy("created_at", "desc")
    .orderBy("mail_id", "desc")
    .limit(most)
    .execute();
}

/**
 * The latest link of a purpose given to a person, or to an address without an account, whether or not it is still
 * valid. A family's address may have got links for several people.
 */
export function latestLink(
  trx: Trx,
  purpose: LinkPurpose,
  to: { readonly userId: string | undefined; readonly email: string },
): Promise<LinkTokenRow | undefined> {
  return trx
    .selectFrom("link_tokens")
    .selectAll()
    .where("purpose", "=", purpose)
    .where((row) =>
      to.userId
        ? row("user_id", "=", to.userId)
        : row.and([row("user_id", "is", null), isAddress("email", to.email)]),
    )
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}
