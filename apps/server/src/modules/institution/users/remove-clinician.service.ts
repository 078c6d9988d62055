import { dayMs } from "@regain/contract/durations";
import { deletionGraceDays } from "@regain/contract/payments-at-deletion";
import { localTime } from "@regain/therapy/days";
import type { Trx } from "../../../db/database.ts";
import { signOutEverywhere } from "../../identity/sign-out-everywhere.service.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { reassignToAdmin } from "./reassign-to-admin.service.ts";
import type { Target } from "./member.service.ts";
import { changeMember, institutionName, type Member } from "./member.store.ts";

/**
 * Shuts a clinician out for good: the caseload goes to the admin, and the account is deleted after
 * the grace period. Until then an invitation from any institution, or our staff, can bring it back.
 * Requires the actor `membership`.
 * @returns how many patients went to the admin
 */
export async function removeClinician(
  trx: Trx,
  letters: LetterParts,
  { admin, institutionId, userId }: Target,
  member: Member,
  now: Date,
): Promise<number> {
  const institution = await institutionName(trx, institutionId);
  const patients = await reassignToAdmin(trx, member, { to: admin.userId, institutionId }, now);
  await signOutEverywhere(trx, userId, now);
  const due = new Date(now.getTime() + deletionGraceDays * dayMs);
  await changeMember(
    trx,
    { institutionId, userId },
    {
      institution_id: null,
      institution_admin: false,
      sso_subject: null,
      status: "SUSPENDED",
      deletion_due_at: due,
    },
  );
  if (member.email)
    await writeLetter(
      trx,
      letters,
      {
        kind: "clinicianRemoved",
        to: member.email,
        userId,
        values: {
          name: member.first_name ?? member.username,
          institution,
          date: shownDate(localTime(due, member.time_zone).day),
        },
      },
      now,
    );
  return patients;
}
