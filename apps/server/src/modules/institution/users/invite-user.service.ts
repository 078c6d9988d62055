import { isSameAddress } from "@regain/contract/email-address";
import type { invitationForm } from "@regain/contract/entities/invitation-form";
import type * as z from "zod/mini";
import { system, type UserActor } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { enforceRateLimitsNow } from "../../identity/rate-limit.service.ts";
import { limitOfAccount } from "../../identity/rate-limit.rules.ts";
import {
  invite,
  resendInvitation,
  withdrawInvitation,
} from "../../invitation/invitation.service.ts";
import type { LetterParts } from "../../messaging/letter.service.ts";
import { findMember } from "./member.store.ts";

const asSignUp = system("sign-up");

const count = (db: Database, { userId }: UserActor, now: Date) =>
  enforceRateLimitsNow(db, [limitOfAccount("colleagues", userId)], now);

/**
 * Invites one person.
 * @throws Refusal as `invite`; `too-many-requests`
 */
export async function inviteUser(
  db: Database,
  letters: LetterParts,
  admin: UserActor,
  institutionId: string,
  { email, type: userType }: z.output<typeof invitationForm>,
  now: Date,
): Promise<{ readonly id: string; readonly email: string }> {
  await count(db, admin, now);
  const invitedBy = admin.userId;
  return db.withActor(asSignUp, async (trx) => {
    const own = await findMember(trx, institutionId, invitedBy);
    if (isSameAddress(own?.email, email)) throw new Refusal("own-address");
    return invite(trx, letters, { email, userType, institutionId, invitedBy }, now);
  });
}

export interface Invited {
  readonly institutionId: string;
  /** The invitation's. */
  readonly id: string;
}

/**
 * @throws Refusal as `resendInvitation`; `invitation-not-open` for somebody who has an account;
 *   `too-many-requests`
 */
export async function sendAgain(
  db: Database,
  letters: LetterParts,
  admin: UserActor,
  { institutionId, id }: Invited,
  now: Date,
): Promise<void> {
  await count(db, admin, now);
  await db.withActor(asSignUp, async (trx) => {
    if (await findMember(trx, institutionId, id)) throw new Refusal("invitation-not-open");
    await resendInvitation(trx, letters, { id, institutionId }, now);
  });
}

/** @throws Refusal as `withdrawInvitation`; `invitation-not-open` for somebody who has an account */
export async function withdraw(
  db: Database,
  { institutionId, id }: Invited,
  now: Date,
): Promise<void> {
  await db.withActor(asSignUp, async (trx) => {
    if (await findMember(trx, institutionId, id)) throw new Refusal("invitation-not-open");
    await withdrawInvitation(trx, { id, institutionId }, now);
  });
}
