/** Who a bundle is about, and who treats them. */
import type { Device, HumanName, Organization, Patient, Practitioner } from "@medplum/fhirtypes";
import { english } from "@regain/content/en/content";
import { fullName } from "@regain/contract/full-name";
import type { FhirPeople } from "../people.service.ts";
import { type Named, type Place, referenceTo, sharedId } from "./place.ts";

const genders: Readonly<Record<string, NonNullable<Patient["gender"]>>> = {
  Male: "male",
  Female: "female",
  Other: "other",
};

interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Empty if no name is known. */
function namesOf({ firstName, lastName }: Person): { name?: HumanName[] } {
  if (!firstName && !lastName) return {};
  return {
    name: [
      {
        text: fullName({ firstName, lastName }),
        ...(lastName ? { family: lastName } : {}),
        ...(firstName ? { given: [firstName] } : {}),
      },
    ],
  };
}

type Clinician = FhirPeople["clinicians"][number];

export const practitionerOf = (clinician: Clinician): Named<Practitioner> => ({
  resourceType: "Practitioner",
  id: clinician.clinicianId,
  ...namesOf(clinician),
});

export const organizationOf = ({
  id,
  name,
}: NonNullable<FhirPeople["institution"]>): Named<Organization> => ({
  resourceType: "Organization",
  id,
  name,
});

/** What measured everything. */
export const deviceAt = ({ base }: Place): Named<Device> => ({
  resourceType: "Device",
  id: sharedId(`${base}/Device/regain`),
  status: "active",
  deviceName: [{ name: english.fhirTexts.device, type: "user-friendly-name" }],
});

/**
 * Only what is known: no birth date is derived from an age.
 * @param isOwn the patient is asking: their phone number is nobody else's business
 */
export function patientOf(place: Place, people: FhirPeople, isOwn: boolean): Named<Patient> {
  const { patient, clinicians, institution } = people;
  const phone = isOwn ? patient.phoneNumber : null;
  const telecom = [
    ...(patient.email ? [{ system: "email", value: patient.email } as const] : []),
    ...(phone ? [{ system: "phone", value: phone } as const] : []),
  ];
  const gender = genders[patient.gender ?? ""];
  return {
    resourceType: "Patient",
    id: patient.patientId,
    identifier: [
      { use: "usual", system: `${place.base}/identifier/patient`, value: patient.patientId },
      { use: "secondary", system: `${place.base}/identifier/username`, value: patient.username },
    ],
    ...namesOf(patient),
    ...(telecom.length > 0 ? { telecom } : {}),
    ...(gender ? { gender } : {}),
    communication: [
      { language: { coding: [{ system: "urn:ietf:bcp:47", code: patient.locale }] } },
    ],
    ...(clinicians.length > 0
      ? {
          generalPractitioner: clinicians.map((one) =>
            referenceTo<Practitioner>(practitionerOf(one)),
          ),
        }
      : {}),
    ...(institution
      ? { managingOrganization: referenceTo<Organization>(organizationOf(institution)) }
      : {}),
  };
}
