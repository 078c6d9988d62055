import { system, type LinkActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { type Concerned, Refusal } from "../../lib/http/refusal.ts";
import { type Account, accountOf, concernedBy } from "../account.store.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { revokeSessions } from "./auth-session.store.ts";
import { storePassword } from "./credentials.store.ts";
import { endLinksWithPassword } from "./ended-links.service.ts";
import { completeSignIn } from "./complete-sign-in.service.ts";
import { lockUser } from "./lock-account.store.ts";
import { type Addressee, type Asking, writeToAccount } from "./letter-to-account.service.ts";
import { countByLink } from "./rate-limit.service.ts";
import { issueLink, redeemLink } from "./link-token.service.ts";
import { revokeCards } from "./link-token.store.ts";
import { namesIn } from "./password.rules.ts";
import { hashNewPassword, type PasswordParts } from "./password.service.ts";
import { requirementsFor } from "./password-requirements.store.ts";
import { deletePendingLoginsOf } from "./pending-login.store.ts";
import { linkPath } from "./return-path.rules.ts";

/**
 * Writes a letter with a link for setting a new password. Requires the actor `sign-in`.
 * @param returnUrl where the person was going
 */
export async function writePasswordLink(
  trx: Trx,
  letters: LetterParts,
  { userId, email, name }: Pick<Addressee, "userId" | "email" | "name">,
  now: Date,
  returnUrl?: string,
): Promise<void> {
  const whose = userId ? { userId } : {};
  const token = await issueLink(trx, { purpose: "reset-password", ...whose }, now);
  const path = linkPath("/forgot-password", token, returnUrl);
  const letter = { kind: "resetPassword", to: email, values: { name }, path } as const;
  await writeLetter(trx, letters, { ...letter, ...whose }, now);
}

/** Sends a link for setting a new password, if there is such an account. */
export function sendPasswordLink(
  database: Database,
  letters: LetterParts,
  { name, ip, returnUrl }: Asking,
  now: Date,
): Promise<void> {
  return writeToAccount(database, { what: "new password", name, ip }, now, (trx, to) =>
    writePasswordLink(trx, letters, to, now, returnUrl),
  );
}

/**
 * Whose password a link is for resetting.
 * @throws Refusal `link-expired` if they may no longer sign in, or not by a password
 */
export async function ownerOfLink(trx: Trx, { userId }: LinkActor): Promise<Account> {
  const account = userId ? await accountOf(trx, userId) : undefined;
  if (account?.status !== "ACTIVE" || account.signs_in_at) throw new Refusal("link-expired");
  return account;
}

/**
 * Replaces the old password with one that was checked: ends all sessions except one if it is named,
 * pending logins, and links mailed for logging in or reading the record, and notifies the person.
 * Where an issued password was shown to somebody else, a card made in the person's name ends too.
 * Requires the actor `sign-in`.
 */
export async function replacePassword(
  trx: Trx,
  letters: LetterParts,
  { id, email, first_name, username, password_expires_at }: Account,
  passwordHash: string,
  now: Date,
  exceptSessionId?: string,
): Promise<void> {
  await storePassword(trx, id, passwordHash, now);
  await revokeSessions(trx, id, now, exceptSessionId);
  await deletePendingLoginsOf(trx, id);
  await endLinksWithPassword(trx, id, now);
  if (!email && password_expires_at) await revokeCards(trx, id, now, { madeBy: id });
  if (!email) return;
  const values = { name: first_name ?? username };
  const letter = { kind: "passwordChanged", to: email, userId: id, values } as const;
  await writeLetter(trx, letters, { ...letter, path: "/forgot-password" }, now);
}

export interface PasswordByLink {
  readonly link: LinkActor;
  readonly newPassword: string;
  readonly ip: string;
  readonly device: string;
}

/**
 * Sets a new password by a link, which is used up, and signs the person in; the token is null if a
 * code is also required.
 * @throws Refusal `link-used`, `link-expired`, `weak-password`, `malformed-request` for a
 *   requirement that is not met, `too-many-requests`
 */
export async function setPasswordByLink(
  database: Database,
  parts: LetterParts & PasswordParts,
  { link, newPassword, ip, device }: PasswordByLink,
  now: Date,
): Promise<{ readonly accessToken: string | null; readonly concerned: Concerned }> {
  await countByLink(database, link, ip, now);
  const actor = system("sign-in");
  const { account, requirements } = await database.withActor(actor, async (trx) => {
    const owner = await ownerOfLink(trx, link);
    return { account: owner, requirements: await requirementsFor(trx, owner.id) };
  });
  const passwordHash = await hashNewPassword(parts, {
    password: newPassword,
    names: namesIn(account),
    ...(requirements ? { requirements } : {}),
    field: "newPassword",
  });
  return database.withActor(actor, async (trx) => {
    await lockUser(trx, account.id);
    const owner = await ownerOfLink(trx, link);
    await redeemLink(trx, link.tokenId, now);
    await replacePassword(trx, parts, owner, passwordHash, now);
    const accessToken = owner.needs_code ? null : await completeSignIn(trx, owner, device, now);
    return { accessToken, concerned: concernedBy(owner) };
  });
}
