import type { createPatient } from "@regain/contract/calls/signup/create-patient";
import type { HandlerInput } from "@regain/contract/endpoint";
import type { Database } from "../../db/database.ts";
import type { PasswordParts } from "../identity/password.service.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { addPatientAccount } from "./new-account.service.ts";
import { applicantOf, type Caller } from "./applicant.rules.ts";
import { checkLocale } from "./locales.rules.ts";
import { countSignUp, signUp } from "./sign-up.service.ts";

type Form = HandlerInput<typeof createPatient>["body"];

/** What is said about a clinician counts only if one helps: otherwise the form hides those fields. */
const ownClinicianOf = ({ clinicianAssisted, clinicianInfo, clinicianEmail }: Form) =>
  clinicianAssisted === 1 ? { info: clinicianInfo ?? "", email: clinicianEmail ?? "" } : undefined;

/**
 * Signs a patient up.
 * @returns the session's token
 * @throws Refusal as `signUp`; `too-many-requests`
 */
export async function signUpPatient(
  database: Database,
  parts: LetterParts & PasswordParts,
  form: Form,
  { ip, device }: Caller,
  now: Date,
): Promise<string> {
  await countSignUp(database, ip, now);
  checkLocale(form.locale);
  const { age, careGiver, locale, password } = form;
  const own = { age, isManagedByCaregiver: careGiver, ownClinician: ownClinicianOf(form) };
  return signUp(
    database,
    parts,
    {
      type: "patient",
      person: { ...applicantOf(form), locale },
      password,
      device,
      add: (trx, person) => addPatientAccount(trx, { ...person, ...own }, now),
    },
    now,
  );
}
