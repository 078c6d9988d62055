import type { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import type { CallInput } from "@regain/contract/endpoint";
import type {
  Area,
  Condition,
  ConditionPeriod,
  educations,
  genders,
} from "@regain/contract/entities/enumerations";
import {
  newPatientAreas,
  newPatientConditions,
  newPatientCredentials,
  newPatientPeriod,
  newPatientPerson,
} from "@regain/contract/entities/new-patient-form";
import type { FormNames } from "../../lib/forms/server-errors.ts";

/** The answers of the five steps, as typed. */
export interface NewPatientValues {
  readonly username: string;
  readonly password: string;
  readonly locale: string;
  readonly gender: (typeof genders)[number] | "";
  readonly education: (typeof educations)[number] | "";
  readonly age: string;
  readonly conditions: readonly Condition[];
  readonly conditionsPeriod: ConditionPeriod | "";
  readonly areas: readonly Area[];
}

export const emptyPatient: NewPatientValues = {
  username: "",
  password: "",
  locale: "en",
  gender: "",
  education: "",
  age: "",
  conditions: [],
  conditionsPeriod: "",
  areas: [],
};

/** What the tab stores about a patient being added, except for the password. */
export interface NewPatientForm extends NewPatientValues {
  /** By which the server recognizes a repeated request. */
  readonly requestId: string;
  /**
   * The username that was sent with it: if the patient was created and the answer got lost, the name is not somebody
   * else's.
   */
  readonly sentUsername: string;
}

/** What each step must contain before the next one shows. */
export const patientSteps = [
  { name: "credentials", schema: newPatientCredentials },
  { name: "person", schema: newPatientPerson },
  { name: "conditions", schema: newPatientConditions },
  { name: "since", schema: newPatientPeriod },
  { name: "areas", schema: newPatientAreas },
] as const;
export type PatientStep = (typeof patientSteps)[number]["name"];

/** The form's names of wire fields. */
export const formNames: FormNames = {
  "diagnosis.skills": "areas",
  "diagnosis.disorders": "conditions",
  "diagnosis.since": "conditionsPeriod",
};

/** What the device adds to the form. */
export interface Circumstances {
  readonly clientIpAddress: string | undefined;
  readonly timeZone: string;
}

type Body = CallInput<typeof createClinicPatient>["body"];

/** @param values validated by all previous steps */
export function newPatientRequest(
  values: NewPatientForm,
  { clientIpAddress, timeZone }: Circumstances,
): Body {
  const { requestId, username, password, locale, age, conditions, conditionsPeriod, areas } =
    values;
  return {
    platform: "web",
    ...(clientIpAddress ? { clientIpAddress } : {}),
    source: "clinician_dashboard",
    requestId,
    timeZone,
    username,
    password,
    locale,
    age,
    gender: values.gender as Body["gender"],
    education: values.education as Body["education"],
    diagnosis: {
      skills: [...areas],
      disorders: [...conditions],
      since: conditionsPeriod || null,
    },
  };
}
