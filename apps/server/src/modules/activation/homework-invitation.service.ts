import { isSameAddress } from "@regain/contract/email-address";
import { accountName } from "@regain/contract/full-name";
import { type LinkActor, system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { revokeSessions } from "../identity/auth-session.service.ts";
import { countByLink } from "../identity/rate-limit.service.ts";
import { reissueLink, redeemLink } from "../identity/link-token.service.ts";
import { namesIn } from "../identity/password.rules.ts";
import { hashNewPassword, type PasswordParts } from "../identity/password.service.ts";
import { lockMembers } from "../institution-admins.store.ts";
import { lockPatient } from "../patient.store.ts";
import { requirementsFrom } from "../invitation/institution-requirements.rules.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { ensureSchedule } from "../schedule/schedule.service.ts";
import { zoneChange } from "../signup/sign-up-fields.rules.ts";
import {
  findClinician,
  findInstitution,
  findPatient,
  isOthersEmail,
  isShared,
  setPassword,
  share,
  updatePatient,
  updateUser,
} from "./activation.store.ts";
import { activateSubscription } from "./activate-subscription.service.ts";
import { agreedFor } from "./preauthorised.service.ts";

export interface HomeworkInvitation {
  readonly patientId: string;
  readonly clinicianId: string;
  /** The patient's address, or the family's if the patient has none. */
  readonly email: string;
  /** The address belongs to a family member who will manage the account. */
  readonly careGiver?: boolean;
}

type Person = { readonly first_name: string | null; readonly last_name: string | null };
const nameOf = ({ first_name, last_name, username }: Person & { readonly username: string }) =>
  accountName({ firstName: first_name, lastName: last_name, username });

/**
 * Creates the link to the page where the account is set up, replacing any older one; returns the
 * page's path with its query.
 */
export async function createHomeworkInvitation(
  trx: Trx,
  { patientId, clinicianId, email, careGiver = false }: HomeworkInvitation,
  now: Date,
): Promise<string> {
  const data = { clinicianId, careGiver };
  const token = await reissueLink(
    trx,
    { purpose: "homework-invitation", userId: patientId, email, data },
    now,
  );
  const query = { token, source: clinicianId, clinicianAction: "homework" };
  return `/activate/homework-invitation?${new URLSearchParams(query).toString()}`;
}

/**
 * Writes to a patient for whom a clinician has put together homework, or to their family. Requires
 * the actor `sign-up`; the caller checks that the patient is the clinician's.
 * @returns whether it was written; it is not if the recipient does not want to be contacted
 * @throws Refusal `not-found` if there is no such patient or clinician
 */
export async function inviteToHomework(
  trx: Trx,
  letters: LetterParts,
  wish: HomeworkInvitation,
  now: Date,
): Promise<boolean> {
  const { email: to, patientId: userId, clinicianId, careGiver } = wish;
  const clinician = await findClinician(trx, clinicianId);
  const patient = await findPatient(trx, userId);
  if (!clinician || !patient) throw new Refusal("not-found");
  const path = await createHomeworkInvitation(trx, wish, now);
  const kind = careGiver ? "caregiverInvitation" : "homeworkInvitation";
  const values = { clinician: nameOf(clinician), patient: nameOf(patient) };
  return writeLetter(trx, letters, { kind, to, userId, values, path }, now);
}

/**
 * The clinician is the sender, or whoever has taken over the sender's patients; the link in the
 * mail still names the sender.
 * @throws Refusal `not-found` if the patient or the clinician is gone; `link-expired` if the
 *   account has changed its address: the reader of this mail may be neither the patient nor the
 *   family
 */
async function partiesOf(trx: Trx, { userId, email, data }: LinkActor) {
  const patient = userId ? await findPatient(trx, userId) : undefined;
  if (patient?.email && email && !isSameAddress(patient.email, email))
    throw new Refusal("link-expired");
  const { clinicianId: sentBy, handedTo = sentBy } = data;
  const clinician = typeof handedTo === "string" ? await findClinician(trx, handedTo) : undefined;
  if (!patient || !clinician || typeof sentBy !== "string") throw new Refusal("not-found");
  const pair = { patient_id: patient.id, clinician_id: clinician.id };
  return { patient, clinician, sentBy, pair };
}

/** What the link's page has to ask for, and what it does not. Requires the actor `sign-up`. */
export async function readHomeworkInvitation(trx: Trx, link: LinkActor) {
  const { patient, clinician, sentBy, pair } = await partiesOf(trx, link);
  return {
    patientId: patient.id,
    clinicianId: sentBy,
    clinicianName: nameOf(clinician),
    email: patient.email,
    sentTo: link.email,
    acceptedEULA: patient.accepted_eula_at !== null,
    isShared: await isShared(trx, pair),
    careGiver: link.data.careGiver === true,
    passwordRequirements: requirementsFrom(await findInstitution(trx, patient.institution_id)),
  };
}

export interface HomeworkAnswer {
  readonly patientId: string;
  readonly clinicianId: string;
  readonly email: string;
  readonly isManagedByCaregiver: boolean | undefined;
  readonly password: string | undefined;
  /** The device's time zone, as an IANA name. */
  readonly timeZone: string | undefined;
  readonly ip: string;
}

/** What was not known before; an account that is already set up is only shared. */
interface Checked {
  readonly email: string;
  /** Undefined if the account keeps its own. */
  readonly passwordHash: string | undefined;
}

/** @throws Refusal `malformed-request`, `weak-password`, `email-in-use`, `not-found` */
async function check(
  database: Database,
  parts: PasswordParts,
  link: LinkActor,
  answer: HomeworkAnswer,
): Promise<Checked> {
  const { patient, institution } = await database.withActor(system("sign-up"), async (trx) => {
    const parties = await partiesOf(trx, link);
    const { id, email, institution_id } = parties.patient;
    const isMeant = id === answer.patientId && parties.sentBy === answer.clinicianId;
    if (!isMeant) throw new Refusal("not-found");
    if (email && !isSameAddress(email, answer.email))
      throw new Refusal("malformed-request", {
        fields: { email: "This account has another address." },
      });
    if (await isOthersEmail(trx, answer.email, id)) throw new Refusal("email-in-use");
    return {
      patient: parties.patient,
      institution: await findInstitution(trx, institution_id),
    };
  });
  const email = patient.email ?? answer.email;
  if (patient.accepted_eula_at) return { email, passwordHash: undefined };
  const passwordHash = await hashNewPassword(parts, {
    password: answer.password ?? "",
    names: namesIn({ ...patient, email }),
    requirements: requirementsFrom(institution),
    field: "password",
  });
  return { email, passwordHash };
}

/**
 * Sets a patient's account up for practice at home, and shares it with the clinician who invited
 * them.
 * @throws Refusal `not-found`, `malformed-request`, `weak-password`, `email-in-use`, `link-used`,
 *   `link-expired`, `too-many-requests`
 */
export async function acceptHomeworkInvitation(
  database: Database,
  parts: PasswordParts,
  link: LinkActor,
  answer: HomeworkAnswer,
  now: Date,
): Promise<void> {
  await countByLink(database, link, answer.ip, now);
  const { email, passwordHash } = await check(database, parts, link, answer);
  await database.withActor(system("sign-up"), async (trx) => {
    // This lock comes first, as in a removal, which redirects the link to whoever takes over the patients.
    const { clinician } = await partiesOf(trx, link);
    if (clinician.institution_id) await lockMembers(trx, clinician.institution_id);
    const { patient, pair } = await partiesOf(trx, link);
    // The clinician may be assigning the first homework right now.
    await lockPatient(trx, patient.id);
    await redeemLink(trx, link.tokenId, now);
    if (passwordHash) {
      await setPassword(trx, patient.id, passwordHash, now);
      await revokeSessions(trx, patient.id, now);
      const agreed = await agreedFor(trx, patient);
      const from = ["account_created", "clinician_setup"] as const;
      const isFirst = await activateSubscription(trx, patient.id, { from, agreed }, now);
      // Anyone already practicing has a time zone of their own.
      const zone = isFirst ? zoneChange(answer.timeZone) : {};
      await updateUser(trx, patient.id, { email, accepted_eula_at: now, ...zone });
    }
    if (answer.isManagedByCaregiver !== undefined)
      await updatePatient(trx, patient.id, { managed_by_caregiver: answer.isManagedByCaregiver });
    await share(trx, pair, now);
    await ensureSchedule(trx, patient.id, now);
  });
}
