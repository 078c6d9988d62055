import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { accountOf } from "../../account.store.ts";
import {
  hashTemporaryPassword,
  issuedLifeMs,
  setTemporaryPassword,
} from "../../identity/temporary-password.service.ts";
import { enforceRateLimitsNow } from "../../identity/rate-limit.service.ts";
import { limitOfAccount } from "../../identity/rate-limit.rules.ts";
import { reissueLink } from "../../identity/link-token.service.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import { requireInstitution, requirementsOf } from "../../signup/institution.service.ts";
import { lockMember, type Target } from "./member.service.ts";
import { institutionName, type Member } from "./member.store.ts";
import { newTemporaryPassword } from "./temporary-password.rules.ts";

const asSignIn = system("sign-in");

export interface Reset {
  readonly sentTo: string | null;
  readonly oneTimePassword: string | null;
}

/** Tells somebody whose password is void how to set a new one. Requires the actor `sign-in` or `membership`. */
export async function writeResetLetter(
  trx: Trx,
  letters: LetterParts,
  institutionId: string,
  { id: userId, email, first_name, username }: Member & { readonly email: string },
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + issuedLifeMs);
  const token = await reissueLink(trx, { purpose: "reset-password", userId, expiresAt }, now);
  const institution = await institutionName(trx, institutionId);
  await writeLetter(
    trx,
    letters,
    {
      kind: "passwordResetByAdmin",
      to: email,
      userId,
      values: { name: first_name ?? username, institution },
      path: `/forgot-password?token=${token}`,
    },
    now,
  );
}

export const hasAddress = (member: Member): member is Member & { readonly email: string } =>
  member.email !== null;

/**
 * Voids somebody's password and ends all their sessions: they set a new one by a link, or with the
 * one-time password returned if they have no address. Somebody suspended gets the link once they
 * are let in again.
 * @throws Refusal `not-found`, `not-accepted-yet`, `user-signs-in-elsewhere`, `too-many-requests`,
 *   `forbidden`
 */
export async function resetUser(
  db: Database,
  letters: LetterParts,
  target: Target,
  now: Date,
): Promise<Reset> {
  const { admin, institutionId, userId } = target;
  await enforceRateLimitsNow(db, [limitOfAccount("resets by an admin", admin.userId)], now);
  const institution = await requireInstitution(db, institutionId);
  const password = newTemporaryPassword(requirementsOf(institution));
  const passwordHash = await hashTemporaryPassword(password);
  return db.withActor(asSignIn, async (trx) => {
    const member = await lockMember(trx, target);
    const account = await accountOf(trx, userId);
    if (account?.signs_in_at) throw new Refusal("user-signs-in-elsewhere");
    await setTemporaryPassword(trx, userId, passwordHash, now);
    if (!hasAddress(member)) return { sentTo: null, oneTimePassword: password };
    if (member.status === "ACTIVE")
      await writeResetLetter(trx, letters, institutionId, member, now);
    return { sentTo: member.email, oneTimePassword: null };
  });
}
