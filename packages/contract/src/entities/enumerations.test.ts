import { describe, expect, test } from "vitest";
import { completeAccountPages } from "../calls/activation/complete-account.ts";
import {
  areas,
  clinicianRoles,
  conditionPeriods,
  conditions,
  cueTypes,
  educations,
  genders,
  paymentSources,
  results,
  settings,
  skipReasons,
  skipTypes,
  subscriptionStatuses,
} from "./enumerations.ts";
import { clinicianPerson, workplace } from "./sign-up-forms.ts";

/** Word for word as the specification lists them: the apps that use the same API know no others. */
const specified = {
  conditions: "stroke, tbi, aphasia, concussion, apraxia, dementia, learning, dysarthria, other",
  conditionPeriods: "0-3M, 3-6M, 6-12M, 1-5Y, 6-10Y, >10Y, NA",
  areas:
    "auditory_comprehension, attention, executive_functioning, visual, reading, quantitative, memory, writing, speaking",
  genders: "Male, Female, Other",
  educations: "some_high_school, high_school, some_college, bachelor, graduate_degree, other",
  clinicianRoles:
    "SLP, occ_therapist, physical_therapist, director, neurologist, psychologist, other_physician, teacher_or_professor, student, OTHER",
  settings: "ACH, ALF, HOME, IN_REH, MEM, OUT_REH, SCHL, NURS, RCH, OTHER",
  paymentSources: "Stripe, iOSIAP, AmazonIAP, GoogleIAP, Flex, none",
  results: "correct, incorrect, correct_partially, correct_w_help",
  skipTypes: "NONE, SINGLE_ITEM, SKIP_ALL",
  skipReasons:
    "TooHard, TooEasy, ErrorInTask, DontLike, SoundMuted, Other, MissingResources, MicrophoneInaccessible",
  cueTypes: "semantic, phonemic, graphemic, full",
  subscriptionStatuses:
    "trialing, trialEnded, expired, account_created, clinician_setup, past_due, paying, trialing_with_cc",
};
const listOf = (name: keyof typeof specified) => specified[name].split(", ");

const own: Readonly<Record<keyof typeof specified, readonly string[]>> = {
  conditions,
  conditionPeriods,
  areas,
  genders,
  educations,
  clinicianRoles,
  settings,
  paymentSources,
  results,
  skipTypes,
  skipReasons,
  cueTypes,
  subscriptionStatuses,
};

test.each(Object.keys(own) as (keyof typeof own)[])(
  "%s are those of the specification, and no others",
  (name) => {
    expect(own[name].toSorted()).toEqual(listOf(name).toSorted());
  },
);

/** A field of a form or a call that takes one of each list. */
const fields = {
  "a clinician's role": [clinicianPerson.shape.role, "clinicianRoles"],
  "a clinician's setting": [workplace.shape.setting, "settings"],
  "a condition": [completeAccountPages.shape.Diagnosis.shape.disorders, "conditions"],
  "a period": [completeAccountPages.shape.Diagnosis.shape.since, "conditionPeriods"],
  "an area": [completeAccountPages.shape.Diagnosis.shape.skills, "areas"],
} as const;

describe.each(Object.entries(fields))("%s", (_, [schema, name]) => {
  const isList = Array.isArray(schema.safeParse([]).data);
  const takes = (value: string) => schema.safeParse(isList ? [value] : value).success;

  test.each(listOf(name))("may be %s", (value) => expect(takes(value)).toBe(true));

  test.each(["", "purple", "STROKE", " SLP"])("may not be %j", (value) =>
    expect(takes(value)).toBe(false),
  );
});
