import type { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import type { HandlerInput } from "@regain/contract/endpoint";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { enforceRateLimits } from "../identity/rate-limit.service.ts";
import { namesIn } from "../identity/password.rules.ts";
import {
  hashNewPassword,
  type PasswordParts,
  provesPassword,
} from "../identity/password.service.ts";
import { checkLocale } from "./locales.rules.ts";
import {
  addPatientAccount,
  correctPatient,
  type NewPatientAccount,
} from "./new-account.service.ts";
import { findSignUp } from "./new-account.store.ts";
import { limitOfNetwork } from "./sign-up-limits.rules.ts";
import { knownTimeZone } from "./sign-up-fields.rules.ts";
import { repeatable } from "./sign-up.service.ts";

type Form = HandlerInput<typeof createClinicPatient>["body"];

const accountOf = (form: Form, passwordHash: string): NewPatientAccount => ({
  email: null,
  username: form.username,
  passwordHash,
  firstName: null,
  lastName: null,
  locale: form.locale,
  // For the patient to accept.
  acceptedEula: false,
  leadSourceDetails: form.source || undefined,
  timeZone: knownTimeZone(form.timeZone),
  requestId: form.requestId,
  age: form.age,
  gender: form.gender,
  education: form.education,
  conditions: form.diagnosis.disorders,
  conditionsPeriod: form.diagnosis.since ?? undefined,
  areas: form.diagnosis.skills,
  isForClinic: true,
});

/**
 * For a request repeated because its response got lost: the account it created, with what this one
 * says. Once the patient has finished the account, what they said stays.
 */
async function madeBefore(database: Database, form: Form, now: Date): Promise<string | undefined> {
  const { username, requestId, password } = form;
  const since = new Date(now.getTime() - repeatable);
  const found = await database.withActor(system("sign-up"), (trx) =>
    findSignUp(trx, { username, requestId, since }),
  );
  if (!found || !(await provesPassword(password, found.password_hash))) return undefined;
  const account = accountOf(form, found.password_hash);
  await database.withActor(system("sign-up"), (trx) => correctPatient(trx, found.id, account));
  return found.id;
}

/**
 * Creates a patient without a name or an address. The account belongs to nobody until a clinician
 * claims it with its password, and is deleted if nobody does.
 * @returns the patient's id
 * @throws Refusal `too-many-requests`, `malformed-request`, `weak-password`, `username-in-use`
 */
export async function registerClinicPatient(
  database: Database,
  parts: PasswordParts,
  form: Form,
  ip: string,
  now: Date,
): Promise<string> {
  checkLocale(form.locale);
  const limits = [limitOfNetwork("clinic patient", ip)];
  await database.withActor(system("sign-in"), (trx) => enforceRateLimits(trx, limits, now));
  const wish = {
    password: form.password,
    names: namesIn({ username: form.username }),
    field: "password",
  };
  const passwordHash = await hashNewPassword(parts, wish);
  try {
    const { userId } = await database.withActor(system("sign-up"), (trx) =>
      addPatientAccount(trx, accountOf(form, passwordHash), now),
    );
    return userId;
  } catch (error) {
    const isTwin = error instanceof Refusal && error.code === "username-in-use";
    const id = isTwin ? await madeBefore(database, form, now) : undefined;
    if (!id) throw error;
    return id;
  }
}
