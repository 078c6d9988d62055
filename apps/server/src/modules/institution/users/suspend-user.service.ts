import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import {
  enqueueAccountSync,
  isChargedOn,
  nextChargeOf,
} from "../../billing/sync-account.service.ts";
import { revokeAccess, hasTemporaryPassword } from "../../identity/temporary-password.service.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import { lockMember, requireOtherAdmin, type Target } from "./member.service.ts";
import { changeMember, institutionName } from "./member.store.ts";
import { hasAddress, writeResetLetter } from "./reset-user.service.ts";

const asSignIn = system("sign-in");

/**
 * Shuts somebody out until they are let in again: sessions and links end immediately, and their
 * card is not charged in the meantime. A second call changes nothing.
 * @throws Refusal `not-found`, `not-accepted-yet`, `last-admin`, `last-to-stay`, `not-yourself`,
 *   `forbidden`
 */
export async function suspendUser(
  db: Database,
  letters: LetterParts,
  target: Target,
  now: Date,
): Promise<void> {
  const { institutionId, userId } = target;
  await db.withActor(asSignIn, async (trx) => {
    const member = await lockMember(trx, target);
    if (member.status === "SUSPENDED") return;
    await requireOtherAdmin(trx, target, member);
    const isCharged = await isChargedOn(trx, userId);
    await changeMember(trx, target, { status: "SUSPENDED" });
    await revokeAccess(trx, userId, now);
    await enqueueAccountSync(letters.jobs, trx, userId);
    if (!hasAddress(member)) return;
    const institution = await institutionName(trx, institutionId);
    const values = { name: member.first_name ?? member.username, institution };
    const kind = isCharged ? "payerSuspended" : "accountSuspended";
    await writeLetter(trx, letters, { kind, to: member.email, userId, values }, now);
  });
}

/**
 * Lets in somebody who was suspended, and lets their card be charged again; somebody whose password
 * is void is told how to set a new one.
 * @throws Refusal `not-found`, `not-accepted-yet`, `forbidden`
 */
export async function reactivateUser(
  db: Database,
  letters: LetterParts,
  target: Target,
  now: Date,
): Promise<void> {
  const { institutionId, userId } = target;
  await db.withActor(asSignIn, async (trx) => {
    const member = await lockMember(trx, target);
    if (member.status === "ACTIVE") return;
    await changeMember(trx, target, { status: "ACTIVE" });
    await enqueueAccountSync(letters.jobs, trx, userId);
    if (!hasAddress(member)) return;
    const institution = await institutionName(trx, institutionId);
    const date = await nextChargeOf(trx, userId);
    const kind = date ? "payerReactivated" : "accountReactivated";
    const values = {
      name: member.first_name ?? member.username,
      institution,
      ...(date && { date }),
    };
    const letter = { kind, to: member.email, userId, values } as const;
    await writeLetter(trx, letters, { ...letter, path: "/login" }, now);
    if (await hasTemporaryPassword(trx, userId))
      await writeResetLetter(trx, letters, institutionId, member, now);
  });
}
