import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

/** What a clinician fills in to add a patient. */

const { required, email, username, password, age, conditions, areas } = fieldMessages;

/** The five steps for a patient without an account. */
export const newPatientFaults: readonly Fault[] = [
  ["username", "", required],
  ["username", "frank b", username],
  ["username", "frank@b", username],
  ["username", "frank-b", username],
  ["password", "", required],
  ["password", "Short1", password],
  ["password", "no.capital.1", password],
  ["password", "No.digit.at.all", password],
  ["locale", "", required],
  ["gender", "", required],
  ["gender", "Unknown", required],
  ["education", "", required],
  ["age", "", age],
  ["age", "4.99", age],
  ["age", "130.01", age],
  ["age", "71.555", age],
  ["conditions", [], conditions],
  ["areas", [], areas],
];
export const goodNewPatient = {
  username: "frank_b",
  password: "Lagoon42x",
  locale: "en",
  gender: "Male",
  education: "high_school",
  age: "71.5",
  conditions: ["stroke"],
  conditionsPeriod: "3-6M",
  areas: ["speaking", "memory"],
} as const;

/** For a patient with one: their own name and password. */
export const claimFaults: readonly Fault[] = [
  ["username", "", required],
  ["password", "", required],
];

/** The invitation by email to practice at home. */
export const homeworkLetterFaults: readonly Fault[] = [
  ["email", "", required],
  ["email", "june", email],
];
