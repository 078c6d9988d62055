import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { cancellationForm } from "../entities/cancellation-form.ts";
import { institutionForm } from "../entities/institution-form.ts";
import { endOfTrialForm, scholarshipForm } from "../entities/survey-forms.ts";
import { birthYear } from "../field-rules.ts";
import { everyForm, everySchema, existenceRows, yearOfTheRows } from "./every-form.ts";
import type { FormRows } from "./fault.ts";
import { goodInstitution } from "./institution-faults.ts";

const schemas: Readonly<Record<keyof typeof everySchema, z.ZodMiniType>> = {
  cancellation: cancellationForm,
  "birth year": z.object({ birthYear: birthYear(yearOfTheRows) }),
};

/** The first complaint about each field. */
const complaints = (schema: z.ZodMiniType, values: object): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? [])
      .toReversed()
      .map(({ path, message }) => [path.join("."), message]),
  );

const ofSchemas = Object.entries(everySchema) as [keyof typeof everySchema, FormRows][];
describe.each(ofSchemas)("%s", (name, { good, faults, optional = {} }) => {
  const schema = schemas[name];
  test("is taken where it is right", () => expect(complaints(schema, good)).toEqual({}));
  test.each(Object.entries(optional))("%s may be left empty", (field, empty) => {
    expect(complaints(schema, { ...good, [field]: empty })).toEqual({});
  });
  test.each(faults)("%s %j: %s", (field, typed, sentence) => {
    expect(complaints(schema, { ...good, [field]: typed })).toEqual({ [field]: sentence });
  });
});

describe("rules that no sentence tells", () => {
  const institution = goodInstitution;
  test("Canada has provinces, and elsewhere a region is written as it is called there", () => {
    const at = (country: string, state: string) =>
      complaints(institutionForm, { ...institution, country, state });
    expect(at("CA", "QC")).toEqual({});
    expect(at("CA", "MA")).toHaveProperty("state");
    expect(at("DE", "Hessen")).toEqual({});
  });

  test("what is written beside it chooses the other reason, once", () => {
    const { feedback } = endOfTrialForm.parse({
      ...everyForm["end of trial"].good,
      feedback: ["too_easy", "other"],
      otherMessage: " My eyes ",
    });
    expect(feedback).toEqual(["too_easy", "other"]);
    const typed = { feedback: [], otherMessage: "My eyes", additionalInfo: "None" };
    expect(endOfTrialForm.parse(typed)).toMatchObject({
      feedback: ["other"],
      otherMessage: "My eyes",
    });
  });

  test("an amount is a number of cents, from nothing to 29.99", () => {
    for (const amount of ["0", "29.99", "15", "0.01", 12.5])
      expect(scholarshipForm.parse({ amount })).toEqual({ amount: Number(amount) });
  });

  test("a listed reason to cancel needs no words of one's own", () => {
    expect(complaints(cancellationForm, { reason: "no_time", otherReason: "" })).toEqual({});
  });
});

/** Section 5 of the specification, sentence by sentence. */
const specifiedSentences = [
  "Enter a valid email address.",
  "The email provided is already in use",
  "The email provided is invalid",
  "Must contain only letters digits, underscores and periods",
  "The password should include at least 8 characters (1 Capital, 1 Digit).",
  "New password and Repeat password should match",
  "Please enter a valid input.",
  "Please enter a valid birth year",
  "Please enter a valid phone number, e.g 123-456-7890",
  "Please enter a valid ZIP code.",
  "Please enter a valid URL -  should start with http:// or https:// without spaces.",
  "Please choose at least one condition.",
  "Please choose at least one area.",
];

/** What section 5 requires to be filled in. */
const specifiedRequired = {
  "login, the name": ["username"],
  "login, the password": ["password"],
  "login, the one-time code": ["otp"],
  "a forgotten password": ["username"],
  "the sign-up of a patient": ["email", "password", "firstName", "lastName", "age", "acceptedEula"],
  "the sign-up of a clinician": [
    "firstName",
    "lastName",
    "role",
    "setting",
    "facilityName",
    "mailingAddress",
    "zipCode",
    "email",
    "password",
    "acceptedEula",
  ],
  "a homework invitation": ["acceptedEULA"],
  "the set-up": ["acceptedEULA"],
  "a password that is changed": ["current_password", "new_password", "new_password_match"],
  "not to be contacted": ["optOut"],
  "a new patient": [
    "username",
    "password",
    "locale",
    "gender",
    "education",
    "age",
    "conditions",
    "areas",
  ],
  invitation: ["email", "type"],
  "the settings of an institution": [
    "facilityName",
    "country",
    "address1",
    "state",
    "city",
    "postalCode",
  ],
  "a daily note": ["type", "date"],
  "end of trial": ["additionalInfo"],
  scholarship: ["amount"],
  removal: ["acknowledged"],
  cancellation: ["reason", "otherReason"],
} satisfies Partial<Record<keyof typeof everyForm | keyof typeof everySchema, readonly string[]>>;

/** What section 5 makes optional. */
const specifiedOptional = {
  "the sign-up of a patient": ["phoneNumber", "careGiver", "clinicianInfo", "clinicianEmail"],
  "the sign-up of a clinician": ["phoneNumber", "privatePractice"],
  "the wizard of an activation": ["conditions", "areas"],
  "the settings of an institution": ["address2"],
} satisfies Partial<Record<keyof typeof everyForm | keyof typeof everySchema, readonly string[]>>;

const all: Readonly<Record<string, FormRows>> = { ...everyForm, ...everySchema };
const faultsOf = (name: string) => {
  const { faults, ofTheFormAlone = [] } = all[name]!;
  return [...faults, ...ofTheFormAlone];
};
const isEmpty = (typed: unknown): boolean =>
  typed === false ||
  (typeof typed === "string" ? typed.trim() : (typed as string | unknown[])).length === 0;

describe("section 5 has a row for", () => {
  const sentences = new Set([
    ...Object.keys(all).flatMap((name) => faultsOf(name).map(([, , sentence]) => sentence)),
    ...existenceRows.map(([, , , sentence]) => sentence),
  ]);
  test.each(specifiedSentences)("%s", (sentence) => expect(sentences).toContain(sentence));

  test.each(Object.entries(specifiedRequired))("all that %s asks for", (name, fields) => {
    const asked = faultsOf(name).filter(([, typed]) => isEmpty(typed));
    expect(asked.map(([field]) => field)).toEqual(expect.arrayContaining([...fields]));
  });

  test.each(Object.entries(specifiedOptional))("all that %s leaves open", (name, fields) => {
    expect(Object.keys(all[name]!.optional ?? {})).toEqual(expect.arrayContaining([...fields]));
  });
});
