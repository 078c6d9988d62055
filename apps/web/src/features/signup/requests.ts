import type { createClinician } from "@regain/contract/calls/signup/create-clinician";
import type { createPatient } from "@regain/contract/calls/signup/create-patient";
import type { CallInput } from "@regain/contract/endpoint";
import type { ClinicianRole, Setting } from "@regain/contract/entities/enumerations";
import type { SignUpValues } from "./sign-up-values.ts";

/** What the device and the link add to the form. */
export interface Circumstances {
  readonly requestId: string;
  readonly clientIpAddress?: string | undefined;
  readonly source?: string | undefined;
  readonly timeZone: string;
}

export interface Invited {
  readonly institutionId?: string | undefined;
  readonly invitationToken?: string | undefined;
}

type Patient = CallInput<typeof createPatient>["body"];
type Clinician = CallInput<typeof createClinician>["body"];

const common = (values: SignUpValues, circumstances: Circumstances) => ({
  email: values.email,
  password: values.password,
  firstName: values.firstName,
  lastName: values.lastName,
  phoneNumber: values.phoneNumber,
  // The form was validated before this: the EULA is accepted by now.
  acceptedEula: true as const,
  platform: "web",
  ...circumstances,
});

export function patientRequest(values: SignUpValues, circumstances: Circumstances): Patient {
  const assistance = values.webClinicianAssisted ? 1 : 0;
  const { age, locale, careGiver, clinicianInfo, clinicianEmail } = values;
  return {
    ...common(values, circumstances),
    age,
    locale,
    careGiver,
    clinicianAssisted: assistance,
    webClinicianAssisted: assistance,
    ...(assistance ? { clinicianInfo, clinicianEmail } : {}),
  };
}

export function clinicianRequest(
  values: SignUpValues,
  circumstances: Circumstances,
  { institutionId, invitationToken }: Invited,
): Clinician {
  const { setting, privatePractice, facilityName, mailingAddress, zipCode } = values;
  return {
    ...common(values, circumstances),
    role: values.role as ClinicianRole,
    ...(institutionId
      ? { institutionId, invitationToken }
      : { setting: setting as Setting, privatePractice, facilityName, mailingAddress, zipCode }),
  };
}
