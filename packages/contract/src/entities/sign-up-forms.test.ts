import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  clinicianFaults,
  goodClinician,
  goodPatient,
  patientFaults,
} from "../testing/sign-up-faults.ts";
import {
  clinicianCredentials,
  clinicianPerson,
  ownClinician,
  patientCredentials,
  patientPerson,
  workplace,
} from "./sign-up-forms.ts";

const forms = {
  patient: {
    steps: [patientCredentials, patientPerson, ownClinician],
    good: goodPatient,
    faults: patientFaults,
  },
  clinician: {
    steps: [clinicianCredentials, clinicianPerson, workplace],
    good: goodClinician,
    faults: clinicianFaults,
  },
} as const;

/** The first sentence about each field, over all steps. */
function complaints(steps: readonly z.ZodMiniObject[], values: object): Record<string, string> {
  const issues = steps.flatMap((step) => step.safeParse(values).error?.issues ?? []);
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join("."), message]),
  );
}

describe.each(Object.entries(forms))("the form of a %s", (_, { steps, good, faults }) => {
  test("takes what is right", () => expect(complaints(steps, good)).toEqual({}));

  test.each(faults)("%s %j: %s", (field, typed, sentence) => {
    expect(complaints(steps, { ...good, [field]: typed })).toEqual({ [field]: sentence });
  });
});
