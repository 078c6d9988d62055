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
 * Nobody shuts themselves out: the last admin could not be let in again, the others have a colleague for it.
 * @throws Refusal `last-admin`, `not-yourself`
 */
export async function refuseOneself(trx: Trx, { admin, institutionId, userId }: Target) {
  if (admin.userId !== userId) return;
  const hasOther = await hasOtherAdmin(trx, { userId, institutionId });
  throw new Refusal(hasOther ? "not-yourself" : "last-admin");
}
