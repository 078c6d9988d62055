import { dayMs } from "@regain/contract/durations";
import { isSameAddress } from "@regain/contract/email-address";
import { isUnfinished } from "@regain/contract/subscription-statuses";
import { type UserActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { enforceRateLimits } from "../identity/rate-limit.service.ts";
import { limitOfAccount } from "../identity/rate-limit.rules.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import {
  findPatient,
  isOthersEmail,
  openHomeworkLink,
  type PatientToActivate,
} from "./activation.store.ts";
import { type HomeworkInvitation, inviteToHomework } from "./homework-invitation.service.ts";

/** How long the same address is not written to again, in ms. */
const pause = dayMs;

const isSetUp = ({ accepted_eula_at, subscription }: PatientToActivate): boolean =>
  accepted_eula_at !== null || !isUnfinished(subscription);

/** How a patient gets to practice at home, for a clinician with them in the caseload. */
export async function readHomeAccess(trx: Trx, patientId: string, now: Date) {
  const patient = await findPatient(trx, patientId);
  if (!patient) throw new Refusal("not-found");
  const link = await openHomeworkLink(trx, patientId, now);
  return {
    username: patient.username,
    firstName: patient.first_name,
    lastName: patient.last_name,
    email: patient.email,
    isSetUp: isSetUp(patient),
    timeZone: patient.time_zone,
    invitation: link
      ? {
          email: link.email ?? "",
          careGiver: link.data.careGiver === true,
          sentAt: link.created_at.toISOString(),
        }
      : null,
  };
}

/** @throws Refusal `nothing-to-set-up`, `malformed-request`, `email-in-use`, `already-invited` */
async function check(trx: Trx, { patientId, email }: HomeworkInvitation, now: Date): Promise<void> {
  const patient = await findPatient(trx, patientId);
  if (!patient) throw new Refusal("not-found");
  if (isSetUp(patient)) throw new Refusal("nothing-to-set-up");
  if (patient.email && !isSameAddress(patient.email, email))
    throw new Refusal("malformed-request", {
      fields: { email: "This account has another address." },
    });
  if (await isOthersEmail(trx, email, patientId)) throw new Refusal("email-in-use");
  const last = await openHomeworkLink(trx, patientId, now);
  // Another address can be written to immediately: the first one may have been mistyped.
  const isFresh = last && now.getTime() - last.created_at.getTime() < pause;
  if (isFresh && isSameAddress(last.email, email)) throw new Refusal("already-invited");
}

/**
 * Invites a patient in the clinician's caseload, and voids any earlier invitation. The caller
 * checks that the patient is theirs.
 * @throws Refusal `nothing-to-set-up`, `malformed-request`, `email-in-use`, `already-invited`,
 *   `address-suppressed`, `too-many-requests`
 */
export async function inviteFromClinic(
  database: Database,
  letters: LetterParts,
  clinician: UserActor,
  wish: Omit<HomeworkInvitation, "clinicianId">,
  now: Date,
): Promise<void> {
  const invitation = { ...wish, clinicianId: clinician.userId };
  await database.withActor(system("sign-up"), (trx) => check(trx, invitation, now));
  const limits = [
    limitOfAccount("letters", wish.patientId),
    limitOfAccount("invitations", clinician.userId),
  ];
  await database.withActor(system("sign-in"), (trx) => enforceRateLimits(trx, limits, now));
  await database.withActor(system("sign-up"), async (trx) => {
    await check(trx, invitation, now);
    const isWritten = await inviteToHomework(trx, letters, invitation, now);
    if (!isWritten) throw new Refusal("address-suppressed");
  });
}
