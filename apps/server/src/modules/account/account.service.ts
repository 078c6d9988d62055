import { isSameAddress } from "@regain/contract/email-address";
import type { AccountChanges, AccountDetails } from "@regain/contract/entities/account-details";
import type { Updateable } from "kysely";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import type { UsersTable } from "../../db/tables/identity.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { accountOf } from "../account.store.ts";
import { endMailedLinks } from "../identity/ended-links.service.ts";
import { requireFreshProof, requireProvenAddress } from "../identity/fresh-proof.service.ts";
import { countDetails } from "../identity/rate-limit.service.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { carryOptOut } from "../messaging/opt-out.service.ts";
import { requireUnusedLogin } from "../signup/new-account.service.ts";
import { knownTimeZone } from "../signup/sign-up-fields.rules.ts";
import { type Details, findDetails, lockDetails, updateUser } from "./account.store.ts";

export const accountOnTheWire = (row: Details): AccountDetails => ({
  userId: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.username,
  email: row.email,
  phoneNumber: row.phone_number,
  locale: row.locale,
  timeZone: row.time_zone,
  oneTimeCodes: row.one_time_codes,
  oneTimeCodesAreRequired: row.requires_one_time_codes ?? false,
  signsInElsewhere: row.signs_in_at !== null,
  deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
});

/** Requires the actor `sign-in`: not every actor may read how an institution's people log in. */
export async function readDetails(trx: Trx, userId: string): Promise<Details> {
  const row = await findDetails(trx, userId);
  const account = await accountOf(trx, userId);
  if (!row || !account) throw new Refusal("session-ended");
  return { ...row, signs_in_at: account.signs_in_at };
}

/** Of an address as of a username, which has no accents. */
const isOther = (wanted: string | undefined, now: string | null): wanted is string =>
  wanted !== undefined && !isSameAddress(wanted, now);

/** Only names that change, so that an account is never its own duplicate. */
const newNames = (changes: AccountChanges, before: Details) => ({
  email: isOther(changes.email, before.email) ? changes.email : null,
  username: isOther(changes.username, before.username) ? changes.username : undefined,
});

/** Whether the changes affect how somebody logs in or recovers the account. */
const concernsSignIn = (changes: AccountChanges, before: Details): boolean =>
  isOther(changes.email, before.email) ||
  isOther(changes.username, before.username) ||
  (changes.oneTimeCodes ?? before.one_time_codes) !== before.one_time_codes;

/**
 * The address login codes will go to, if none have gone there before: because codes are being
 * turned on, or because the address changes.
 */
function newPlaceOfCodes(changes: AccountChanges, before: Details): string | undefined {
  const email = changes.email ?? before.email;
  const isDemanded = before.requires_one_time_codes ?? false;
  const wanted = changes.oneTimeCodes ?? before.one_time_codes;
  if (!email || !(isDemanded || wanted)) return undefined;
  const isNew = !(isDemanded || before.one_time_codes) || isOther(email, before.email);
  return isNew ? email : undefined;
}

/** @throws Refusal `malformed-request` for an unknown language or time zone */
function checkPlace(
  { timeZone, locale }: AccountChanges,
  { locales }: Pick<AccountParts, "locales">,
): void {
  if (timeZone !== undefined && !knownTimeZone(timeZone))
    throw new Refusal("malformed-request", { fields: { timeZone: "There is no such time zone." } });
  if (locale !== undefined && !locales.includes(locale))
    throw new Refusal("malformed-request", {
      fields: { locale: "Choose one of the given values." },
    });
}

function rowOf(changes: AccountChanges): Updateable<UsersTable> {
  const { firstName, lastName, username, email, phoneNumber, locale, timeZone } = changes;
  const wanted = {
    first_name: firstName,
    last_name: lastName === "" ? null : lastName,
    username,
    email,
    phone_number: phoneNumber === "" ? null : phoneNumber,
    locale,
    time_zone: timeZone,
    one_time_codes: changes.oneTimeCodes,
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

export interface AccountParts extends LetterParts {
  readonly db: Database;
  readonly locales: readonly string[];
  /** Where the change comes from. */
  readonly ip: string;
}

/**
 * Revokes the links mailed to an account's old address, and announces the change there. Who did not
 * want to be written to at the old address is not at the new one. Requires the actor `sign-in`.
 */
export async function retireEmail(
  trx: Trx,
  letters: LetterParts,
  before: Details,
  address: string,
  now: Date,
): Promise<void> {
  await endMailedLinks(trx, before.id, now);
  if (!before.email) return;
  await carryOptOut(trx, before.email, address, now);
  const values = { name: before.first_name ?? before.username, address };
  const to = { to: before.email, userId: before.id };
  await writeLetter(trx, letters, { kind: "addressChanged", ...to, values }, now);
}

/**
 * Changes what is given. A new email address is announced to the old one, because anyone taking
 * over an account would change it first. Links and codes sent to the old address stop working,
 * except those for receiving less mail.
 * @throws Refusal `email-in-use`, `username-in-use`, `no-email-address` if codes are wanted without
 *   one, `password-needed`, `code-needed`, `log-in-again`, `address-code-needed`,
 *   `malformed-request`, `too-many-requests`
 */
export async function changeDetails(
  { db, locales, ip, ...letters }: AccountParts,
  { userId, sessionId }: UserActor,
  changes: AccountChanges,
  now: Date,
): Promise<AccountDetails> {
  checkPlace(changes, { locales });
  if (changes.email !== undefined || changes.username !== undefined)
    await countDetails(db, userId, ip, now);
  return db.withActor(system("sign-in"), async (trx) => {
    // On a double submit, the second call sees what the first one wrote.
    await lockDetails(trx, userId);
    const before = await readDetails(trx, userId);
    await requireUnusedLogin(trx, newNames(changes, before));
    const email = changes.email ?? before.email;
    if (changes.oneTimeCodes && !email) throw new Refusal("no-email-address");
    if (concernsSignIn(changes, before)) await requireFreshProof(trx, { userId, sessionId }, now);
    const place = newPlaceOfCodes(changes, before);
    if (place) await requireProvenAddress(trx, sessionId, place, now);
    const row = rowOf(changes);
    if (Object.keys(row).length > 0) await updateUser(trx, userId, row);
    if (isOther(changes.email, before.email))
      await retireEmail(trx, letters, before, changes.email, now);
    return accountOnTheWire(await readDetails(trx, userId));
  });
}
