import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { lockMember, requireOtherAdmin, type Target } from "./member.service.ts";
import { changeMember } from "./member.store.ts";

/**
 * Makes a clinician an admin of the institution, or ends that.
 * @throws Refusal `not-found`, `not-accepted-yet`, `clinicians-only`, `person-suspended`,
 *   `last-admin`, `last-to-stay`, `not-yourself`, `forbidden`
 */
export async function appointAdmin(db: Database, target: Target, isAdmin: boolean): Promise<void> {
  await db.withActor(system("sign-in"), async (trx) => {
    const member = await lockMember(trx, target);
    if (member.type !== "clinician") throw new Refusal("clinicians-only");
    if (isAdmin && member.status !== "ACTIVE") throw new Refusal("person-suspended");
    if (!isAdmin) await requireOtherAdmin(trx, target, member);
    await changeMember(trx, target, { institution_admin: isAdmin });
  });
}
