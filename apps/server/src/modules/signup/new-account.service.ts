import type { Area, Condition, ConditionPeriod } from "@regain/contract/entities/enumerations";
import type { Insertable } from "kysely";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import type { CliniciansTable } from "../../db/tables/ways-in.ts";
import { firstSubscription } from "../activation/subscription.rules.ts";
import { beginSubscription } from "../billing/transition-subscription.service.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import {
  emailIsUsed,
  findInstitution,
  insertClinician,
  insertCredentials,
  insertPatient,
  insertUser,
  isUnfinished,
  updatePatient,
  usernameIsUsed,
  usernamesLike,
} from "./new-account.store.ts";
import { freeUsername, usernameStem } from "./username.rules.ts";

/** What every new account has. The password is checked and hashed beforehand, because hashing is slow. */
export interface NewPerson {
  readonly email: string | null;
  /** Derived from the email address if missing. */
  readonly username?: string | undefined;
  /** Missing if they choose one when they finish the account. */
  readonly passwordHash?: string | undefined;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phoneNumber?: string | undefined;
  readonly locale?: string | undefined;
  readonly institutionId?: string | undefined;
  readonly acceptedEula: boolean;
  readonly leadSourceDetails?: string | undefined;
  /** IANA name. */
  readonly timeZone?: string | undefined;
  /** Identifies the same request if it is repeated. */
  readonly requestId?: string | undefined;
}

export interface NewPatientAccount extends NewPerson {
  readonly age?: number | undefined;
  readonly gender?: string | undefined;
  readonly education?: string | undefined;
  readonly conditions?: readonly Condition[] | undefined;
  readonly conditionsPeriod?: ConditionPeriod | undefined;
  readonly areas?: readonly Area[] | undefined;
  readonly isManagedByCaregiver?: boolean | undefined;
  /** Created by a clinician: the patient says later who they are, and the trial begins then. */
  readonly isForClinic?: boolean | undefined;
  /** Agreed on with whoever pays: the agreed terms begin when the patient has finished the account from a letter. */
  readonly isAwaited?: boolean | undefined;
  /** Given by somebody who has a clinician to help them. */
  readonly ownClinician?: { readonly info: string; readonly email: string } | undefined;
}

export interface NewClinicianAccount extends NewPerson {
  readonly profile: Omit<Insertable<CliniciansTable>, "clinician_id">;
}

export interface NewAccount {
  readonly userId: string;
  readonly username: string;
}

const maxTries = 5;

/** @throws Refusal `username-in-use`, `email-in-use` */
export async function requireUnusedLogin(
  trx: Trx,
  { email, username }: Pick<NewPerson, "email" | "username">,
): Promise<void> {
  if (email && (await emailIsUsed(trx, email))) throw new Refusal("email-in-use");
  if (username && (await usernameIsUsed(trx, username))) throw new Refusal("username-in-use");
}

/** The username somebody with this address would get now. */
export async function proposeUsername(trx: Trx, email: string): Promise<string> {
  const stem = usernameStem(email);
  return freeUsername(stem, await usernamesLike(trx, stem));
}

/** Two people with the same name may sign up at the same moment: the second gets the next number. */
async function addUser(
  trx: Trx,
  type: "patient" | "clinician",
  person: NewPerson,
  now: Date,
): Promise<NewAccount> {
  await requireUnusedLogin(trx, person);
  const userId = v7();
  const stem = usernameStem(person.email ?? "");
  for (let tries = 0; tries < maxTries; tries += 1) {
    const username = person.username ?? freeUsername(stem, await usernamesLike(trx, stem));
    const isAdded = await insertUser(trx, {
      id: userId,
      type,
      first_name: person.firstName,
      last_name: person.lastName,
      username,
      email: person.email,
      phone_number: person.phoneNumber ?? null,
      institution_id: person.institutionId ?? null,
      locale: person.locale ?? "en",
      lead_source_details: person.leadSourceDetails ?? null,
      sign_up_request: person.requestId ?? null,
      ...(person.timeZone ? { time_zone: person.timeZone } : {}),
      accepted_eula_at: person.acceptedEula ? now : null,
      created_at: now,
    });
    if (!isAdded) await requireUnusedLogin(trx, person);
    else {
      if (person.passwordHash !== undefined)
        await insertCredentials(trx, userId, person.passwordHash, now);
      return { userId, username };
    }
  }
  throw new Refusal("unavailable");
}

function subscriptionOf(
  patientId: string,
  { isForClinic, isAwaited, institutionId }: NewPatientAccount,
  now: Date,
) {
  const patient_id = patientId;
  const unfinished = { patient_id, payment_source: "none" } as const;
  if (isForClinic) return { ...unfinished, status: "clinician_setup" as const };
  if (isAwaited) return { ...unfinished, status: "account_created" as const };
  const agreed = { institutionId: institutionId ?? null, months: null };
  return { patient_id, ...firstSubscription(agreed, now) };
}

/** @throws Refusal `malformed-request` for an unknown institution */
async function checkInstitution(trx: Trx, institutionId: string | undefined): Promise<void> {
  if (institutionId && !(await findInstitution(trx, institutionId)))
    throw new Refusal("malformed-request", {
      fields: { institutionId: "There is no such institution." },
    });
}

const detailsOf = (account: NewPatientAccount) => ({
  age: account.age ?? null,
  gender: account.gender ?? null,
  education: account.education ?? null,
  conditions: [...(account.conditions ?? [])],
  conditions_period: account.conditionsPeriod ?? null,
  areas: [...(account.areas ?? [])],
});

/** Takes other details for a patient who has not finished the account. Requires the actor `sign-up`. */
export async function correctPatient(
  trx: Trx,
  patientId: string,
  account: NewPatientAccount,
): Promise<void> {
  if (await isUnfinished(trx, patientId)) await updatePatient(trx, patientId, detailsOf(account));
}

/**
 * Creates a patient's account. Requires the actor `sign-up`.
 * @throws Refusal `email-in-use`, `username-in-use`, `malformed-request`
 */
export async function addPatientAccount(
  trx: Trx,
  account: NewPatientAccount,
  now: Date,
): Promise<NewAccount> {
  await checkInstitution(trx, account.institutionId);
  const added = await addUser(trx, "patient", account, now);
  const { userId } = added;
  await insertPatient(trx, {
    patient_id: userId,
    ...detailsOf(account),
    managed_by_caregiver: account.isManagedByCaregiver ?? false,
    clinician_assisted: account.ownClinician !== undefined,
    clinician_info: account.ownClinician?.info || null,
    clinician_email: account.ownClinician?.email || null,
    created_at: now,
  });
  await beginSubscription(trx, subscriptionOf(userId, account, now), now);
  return added;
}

/**
 * Creates a clinician's account. Requires the actor `sign-up`.
 * @throws Refusal `email-in-use`, `username-in-use`, `malformed-request`
 */
export async function addClinicianAccount(
  trx: Trx,
  account: NewClinicianAccount,
  now: Date,
): Promise<NewAccount> {
  await checkInstitution(trx, account.institutionId);
  const added = await addUser(trx, "clinician", account, now);
  await insertClinician(trx, { ...account.profile, clinician_id: added.userId });
  return added;
}
