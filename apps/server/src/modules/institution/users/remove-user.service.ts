import { fieldMessages } from "@regain/contract/field-messages";
import { system } from "../../../db/actor.ts";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import type { LetterParts } from "../../messaging/letter.service.ts";
import { dischargeFromInstitution } from "./discharge-patient.service.ts";
import { lockMember, requireOtherAdmin, type Target } from "./member.service.ts";
import { removeClinician } from "./remove-clinician.service.ts";

/**
 * Takes somebody out of the institution: a clinician is removed, which must be acknowledged; a
 * patient is discharged.
 * @returns how many patients the admin took over
 * @throws Refusal `not-found`, `not-accepted-yet`, `last-admin`, `last-to-stay`, `not-yourself`,
 *   `malformed-request`, `forbidden`
 */
export function removeUser(
  db: Database,
  letters: LetterParts,
  target: Target,
  isAcknowledged: boolean,
  now: Date,
): Promise<number> {
  return db.withActor(system("membership"), async (trx) => {
    const member = await lockMember(trx, target);
    if (member.type === "patient") {
      await dischargeFromInstitution(trx, letters, target, member, now);
      return 0;
    }
    await requireOtherAdmin(trx, target, member);
    if (!isAcknowledged)
      throw new Refusal("malformed-request", {
        fields: { acknowledged: fieldMessages.required },
      });
    return removeClinician(trx, letters, target, member, now);
  });
}
