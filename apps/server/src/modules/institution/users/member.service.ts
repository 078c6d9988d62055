import type { UserActor } from "../../../db/actor.ts";
import type { Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { hasOtherAdmin, lockMembers } from "../../institution-admins.store.ts";
import { findMember, isInvitation, type Member } from "./member.store.ts";

/** The person an admin acts on. */
export interface Target {
  readonly admin: UserActor;
  /** The admin's own. */
  readonly institutionId: string;
  readonly userId: string;
}

/**
 * Somebody in the admin's institution, locked against other changes until this transaction ends.
 * @throws Refusal `forbidden` if the admin lost the right while the request was under way;
 *   `not-found`; `not-accepted-yet` if it is an invitation
 */
export async function lockMember(trx: Trx, target: Target): Promise<Member> {
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
 * Makes sure that somebody who may manage the institution stays, and that nobody shuts themselves
 * out: the last admin could not be let in again, and the others have a colleague for that. An admin
 * whose own account is waiting to be deleted does not count.
 * @throws Refusal `last-admin`, `not-yourself`; `last-to-stay` when an admin who is leaving acts on
 *   the only one who is not
 */
export async function requireOtherAdmin(
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
