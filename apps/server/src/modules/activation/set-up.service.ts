import { isSameAddress } from "@regain/contract/email-address";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { endHomeworkInvitations } from "../identity/ended-links.service.ts";
import { countDetails } from "../identity/rate-limit.service.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { lockPatient } from "../patient.store.ts";
import { ensureSchedule } from "../schedule/schedule.service.ts";
import { firstPages } from "../signup/first-steps.service.ts";
import { zoneChange } from "../signup/sign-up-fields.rules.ts";
import { activateSubscription } from "./activate-subscription.service.ts";
import { findPatient, isOthersEmail, updateUser } from "./activation.store.ts";

export interface OwnDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** The device's time zone, as an IANA name. */
  readonly timeZone?: string | undefined;
}

export interface SetUp {
  readonly userId: string;
  readonly details: OwnDetails;
  readonly ip: string;
}

/**
 * A patient whom a clinician created without a name or an address says who they are; the trial
 * begins.
 * @throws Refusal `nothing-to-set-up`, `email-in-use`; `malformed-request` for an address other
 *   than the one known, `too-many-requests`
 */
export async function setUpAccount(
  database: Database,
  letters: LetterParts,
  { userId, details: { firstName, lastName, email, timeZone }, ip }: SetUp,
  now: Date,
): Promise<void> {
  await countDetails(database, userId, ip, now);
  await database.withActor(system("sign-up"), async (trx) => {
    const patient = await findPatient(trx, userId);
    if (!patient) throw new Refusal("nothing-to-set-up");
    // The clinician may be assigning the first homework right now.
    await lockPatient(trx, userId);
    const agreed = { institutionId: patient.institution_id, months: null };
    if (!(await activateSubscription(trx, userId, { from: ["clinician_setup"], agreed }, now)))
      throw new Refusal("nothing-to-set-up");
    if (patient.email && !isSameAddress(patient.email, email))
      throw new Refusal("malformed-request", {
        fields: { email: "This account has another address." },
      });
    if (await isOthersEmail(trx, email, userId)) throw new Refusal("email-in-use");
    await updateUser(trx, userId, {
      first_name: firstName,
      last_name: lastName,
      email: patient.email ?? email,
      accepted_eula_at: now,
      // Until now the zone was that of the clinician, who may be far away; from here on, practice
      // counts by the patient's own days.
      ...zoneChange(timeZone),
    });
    // An invitation sent to another address would reveal this one to its reader.
    await endHomeworkInvitations(trx, userId, now);
    await ensureSchedule(trx, userId, now);
    const values = { name: firstName, username: patient.username };
    await writeLetter(
      trx,
      letters,
      { kind: "welcomePatient", to: email, userId, values, path: firstPages.patient },
      now,
    );
  });
}
