import type { UserActor } from "../../../db/actor.ts";
import type { Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { hasOtherAdmin, lockMembers } from "../../institution-admins.store.ts";
import { findMember, isInvitation, type Member } from "./member.store.ts";

/** Whom an admin does something to. */
export interface Target {
  readonly admin: UserActor;
  /** The admin's own. */
  readonly institutionId: string;
  readonly userId: string;
}

/**
 * Somebody of the admin's institution, whom nobody else changes until this transaction ends.
 * @throws Refusal `forbidden` to who has lost the right while the request was under way; `not-found`; `not-accepted-yet`
 *   where it is an invitation
 */
export async function holdMember(trx: Trx, target: Target): Promise<Member> {
  const { admin, institutionId, userId } = target;
  await lockMembers(trx, institutionId);
  const asking = await findMember(trx, institutionId, admin.userId);
  if (!asking?.institution_admin || asking.status !== "ACTIVE") throw new Refusal("forbidden");
  const member = await findMember(trx, institutionId, userId);
  if (member) return member;
  const isInvited = await isInvitation(trx, institutionId, userId);
  throw new Refusal(isInvited ? "not-accepted-yet" : "not-found");
}

/**
 * Somebody stays who may manage the institution, and nobody shuts themselves out: the last admin could not be let in
 * again, the others have a colleague for it. An admin whose own account is about to be deleted is not counted.
 * @throws Refusal `last-admin`, `not-yourself`; `last-to-stay` to an admin who goes, of the only one who does not
 */
export async function refuseWithoutAdmin(
  trx: Trx,
  { admin, institutionId }: Target,
  { id, institution_admin: isAdmin }: Member,
): Promise<void> {
  if (!isAdmin) return;
  const isOneself = admin.userId === id;
  const hasOther = await hasOtherAdmin(trx, { userId: id, institutionId });
  if (isOneself) throw new Refusal(hasOther ? "not-yourself" : "last-admin");
  if (!hasOther) throw new Refusal("last-to-stay");
}
