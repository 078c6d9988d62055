import { fieldMessages } from "../field-messages.ts";
import {
  activationFaults,
  detailsFaults,
  goodActivation,
  goodHomework,
  goodPasswordChange,
  goodSetUp,
  homeworkFaults,
  passwordFaults,
  repeatedFaults,
  setUpFaults,
} from "./account-faults.ts";
import {
  claimFaults,
  goodNewPatient,
  homeworkLetterFaults,
  newPatientFaults,
} from "./clinic-faults.ts";
import {
  dailyNoteFaults,
  goodDailyNote,
  goodScheduledTask,
  noteTypeFaults,
  scheduledTaskFaults,
} from "./desk-faults.ts";
import type { Fault, FormRows } from "./fault.ts";
import {
  goodInstitution,
  goodSignIn,
  institutionFaults,
  invitationFaults,
  removalFaults,
  signInFaults,
} from "./institution-faults.ts";
import { codeFaults, loginPasswordFaults, nameFaults } from "./login-faults.ts";
import { goodMailChoices, mailChoicesFaults } from "./reminder-faults.ts";
import { clinicianFaults, goodClinician, goodPatient, patientFaults } from "./sign-up-faults.ts";
import {
  cancellationFaults,
  endOfTrialFaults,
  goodCancellation,
  goodEndOfTrial,
  scholarshipFaults,
} from "./subscription-faults.ts";

/**
 * Every rule of the specification about form input (section 5), one row each: what is typed into which field,
 * and the sentence it gets. A web test holds the forms to these rows, a server test the calls.
 */

const { required, emailUsed, emailInvalid, usernameUsed, usernameInvalid, birthYear } =
  fieldMessages;

const of = (field: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(([name]) => name === field);

/** Forms that have a screen and a call. */
export const everyForm = {
  "login, the name": { good: { username: "june" }, faults: nameFaults },
  "login, the password": { good: { password: "Practice1" }, faults: loginPasswordFaults },
  "login, the one-time code": { good: { otp: "123456" }, faults: codeFaults },
  "a link to log in with": { good: { username: "june" }, faults: nameFaults },
  "a forgotten password": { good: { username: "june" }, faults: nameFaults },
  "a new password by a link": {
    good: goodPasswordChange,
    faults: of("new_password", passwordFaults),
    ofTheFormAlone: of("new_password_match", repeatedFaults),
  },
  "the sign-up of a patient": {
    good: goodPatient,
    faults: patientFaults,
    optional: { phoneNumber: "", careGiver: false, clinicianInfo: "", clinicianEmail: "" },
  },
  "the sign-up of a clinician": {
    good: goodClinician,
    faults: clinicianFaults,
    optional: { phoneNumber: "", privatePractice: false },
  },
  "the wizard of an activation": {
    good: {
      ...goodActivation,
      conditions: ["stroke"],
      conditionsPeriod: "3-6M",
      areas: ["memory"],
    },
    faults: activationFaults,
    optional: { conditions: [], conditionsPeriod: "", areas: [] },
  },
  "a homework invitation": {
    good: goodHomework,
    faults: homeworkFaults,
    optional: { careGiver: false },
  },
  "the set-up": { good: goodSetUp, faults: setUpFaults },
  "one's own details": {
    good: {
      firstName: "June",
      lastName: "Park",
      username: "june",
      email: "june@example.org",
      phoneNumber: "123-456-7890",
    },
    faults: detailsFaults,
    optional: { lastName: "", phoneNumber: "" },
  },
  "a password that is changed": {
    good: goodPasswordChange,
    faults: passwordFaults,
    ofTheFormAlone: repeatedFaults,
  },
  "who is signed in, by the password": {
    good: { password: "Practice1" },
    faults: loginPasswordFaults,
  },
  "who is signed in, by a code": {
    good: { code: "123456" },
    faults: codeFaults.map(([, typed, sentence]) => ["code", typed, sentence] as const),
  },
  "not to be contacted": { good: { optOut: true }, faults: [["optOut", false, required]] },
  "reminders and progress mails": { good: goodMailChoices, faults: mailChoicesFaults },
  invitation: {
    good: { email: "june@example.org", type: "patient" },
    faults: invitationFaults,
  },
  removal: { good: { acknowledged: true }, faults: removalFaults },
  "the settings of an institution": {
    good: goodInstitution,
    faults: institutionFaults,
    optional: { address2: "", website: "" },
  },
  "the single sign-on of an institution": {
    good: goodSignIn,
    faults: signInFaults,
    optional: { clientSecret: "", acrValues: "", amrValues: "", longestAge: "any" },
  },
  "a daily note": {
    good: goodDailyNote,
    faults: dailyNoteFaults,
    ofTheFormAlone: noteTypeFaults,
  },
  "a scheduled task": { good: goodScheduledTask, faults: scheduledTaskFaults },
  "a new patient": {
    good: goodNewPatient,
    faults: newPatientFaults,
    optional: { conditionsPeriod: "" },
  },
  "an existing patient": {
    good: { username: "june", password: "Practice1" },
    faults: claimFaults,
  },
  "end of trial": {
    good: goodEndOfTrial,
    faults: endOfTrialFaults,
    optional: { feedback: [], otherMessage: "" },
  },
  scholarship: { good: { amount: "12.50" }, faults: scholarshipFaults },
  "a letter home": {
    good: { email: "june@example.org", careGiver: true },
    faults: homeworkLetterFaults,
    optional: { careGiver: false },
  },
} as const satisfies Readonly<Record<string, FormRows>>;
export type FormName = keyof typeof everyForm;

/** Entities that so far consist only of a schema. */
export const everySchema = {
  cancellation: { good: goodCancellation, faults: cancellationFaults },
  "birth year": {
    good: { birthYear: "1950" },
    faults: [
      ["birthYear", "1899", birthYear],
      ["birthYear", "2022", birthYear],
      ["birthYear", "50", birthYear],
    ],
  },
} as const satisfies Readonly<Record<string, FormRows>>;

/** The year against which a birth year is checked in these rows. */
export const yearOfTheRows = 2026;

/**
 * What the server says about an address or a name when its field loses focus, and the sentence that the form
 * shows; an account `june` with the address `june@example.org` exists.
 */
export const existenceRows: readonly (readonly [
  kind: "email" | "username",
  typed: string,
  exists: boolean | "invalid",
  sentence: string | undefined,
])[] = [
  ["email", "june@example.org", true, emailUsed],
  ["email", "JUNE@Example.org", true, emailUsed],
  ["email", "nobody@example.org", false, undefined],
  ["email", "nobody", "invalid", emailInvalid],
  ["email", "", "invalid", emailInvalid],
  ["username", "june", true, usernameUsed],
  ["username", "June", true, usernameUsed],
  ["username", "june_2", false, undefined],
  ["username", "june@example.org", "invalid", usernameInvalid],
];
