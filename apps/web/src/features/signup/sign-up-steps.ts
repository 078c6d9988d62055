import type { UserType } from "@regain/contract/entities/enumerations";
import {
  clinicianCredentials,
  clinicianPerson,
  ownClinician,
  patientCredentials,
  patientPerson,
  workplace,
} from "@regain/contract/entities/sign-up-forms";
import * as z from "zod/mini";
import { stepWithField } from "../../lib/forms/step-with-field.ts";
import type { SignUpValues } from "./sign-up-values.ts";

export type StepName =
  | "clinician-credentials"
  | "clinician-person"
  | "workplace"
  | "patient-credentials"
  | "patient-person";

/** The steps of a sign-up; for an institution's clinicians, its own data replaces the workplace step. */
export function stepsOf(userType: UserType, isOfInstitution: boolean): readonly StepName[] {
  if (userType === "patient") return ["patient-credentials", "patient-person"];
  const own: readonly StepName[] = ["clinician-credentials", "clinician-person"];
  return isOfInstitution ? own : [...own, "workplace"];
}

const assisted = z.object({ ...patientPerson.shape, ...ownClinician.shape });

const schemas: Readonly<Record<StepName, (values: SignUpValues) => z.ZodMiniObject>> = {
  "clinician-credentials": () => clinicianCredentials,
  "clinician-person": () => clinicianPerson,
  workplace: () => workplace,
  "patient-credentials": () => patientCredentials,
  // Fields that are not shown are not validated.
  "patient-person": ({ webClinicianAssisted }) => (webClinicianAssisted ? assisted : patientPerson),
};

/** The schema that validates a step's fields. */
export const schemaOf = (step: StepName, values: SignUpValues): z.ZodMiniObject =>
  schemas[step](values);

/** The first step that shows one of these fields; undefined if none does. */
export const stepWith = (
  steps: readonly StepName[],
  fields: readonly string[],
  values: SignUpValues,
): number | undefined =>
  stepWithField(
    steps.map((step) => ({ schema: schemaOf(step, values) })),
    fields,
  );
