import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

/**
 * Like the faults of the sign-up, for the forms that lead into an account or change one: forms and calls are
 * tested with them.
 */

const { required, email, username, password, passwordsDiffer, name, age, phone, eula } =
  fieldMessages;

const address: readonly Fault[] = [
  ["email", "", required],
  ["email", "june", email],
  ["email", "june@example", email],
  ["email", "june park@example.org", email],
];
const secret: readonly Fault[] = [
  ["password", "", required],
  ["password", "Short1", password],
  ["password", "no.capital.1", password],
  ["password", "No.digit.at.all", password],
];
const person: readonly Fault[] = [
  ["firstName", "", required],
  ["firstName", " ", required],
  ["lastName", "", required],
];

/** The five steps of an activation. */
export const activationFaults: readonly Fault[] = [
  ...address,
  ...secret,
  ...person,
  ["firstName", "Win https://evil.example/x", name],
  ["age", "", age],
  ["age", "4.99", age],
  ["age", "130.01", age],
  ["age", "61.555", age],
  ["age", "sixty", age],
  ["locale", "", required],
];
export const goodActivation = {
  email: "june@example.org",
  password: "Lagoon42x",
  locale: "en",
  firstName: "June",
  lastName: "Park",
  age: "61.5",
} as const;

/** A homework invitation. */
export const homeworkFaults: readonly Fault[] = [
  ...address,
  ...secret,
  ["acceptedEULA", false, eula],
];
export const goodHomework = {
  email: "june@example.org",
  password: "Lagoon42x",
  acceptedEULA: true,
} as const;

/** The set-up of an account that a clinician made. */
export const setUpFaults: readonly Fault[] = [...address, ...person, ["acceptedEULA", false, eula]];
export const goodSetUp = {
  email: "june@example.org",
  firstName: "June",
  lastName: "Park",
  acceptedEULA: true,
} as const;

/** One's own details. */
export const detailsFaults: readonly Fault[] = [
  ["email", "june", email],
  ["email", "june@example", email],
  ["username", "", required],
  ["username", "june park", username],
  ["username", "june@park", username],
  ["username", "june-park", username],
  ["firstName", " ", required],
  ["firstName", "Win https://evil.example/x", name],
  ["lastName", "WWW.evil.example", name],
  ["phoneNumber", "1234567890", phone],
  ["phoneNumber", "123-456-789", phone],
];

/** A password change; the repeated new one never leaves the form. */
export const passwordFaults: readonly Fault[] = [
  ["current_password", "", required],
  ["new_password", "", required],
  ["new_password", "Short1", password],
  ["new_password", "no.capital.1", password],
  ["new_password", "No.digit.at.all", password],
];
export const repeatedFaults: readonly Fault[] = [
  ["new_password_match", "", required],
  ["new_password_match", "Lagoon42y", passwordsDiffer],
  ["new_password_match", "Lagoon42x ", passwordsDiffer],
];
export const goodPasswordChange = {
  current_password: "Practice1",
  new_password: "Lagoon42x",
  new_password_match: "Lagoon42x",
} as const;
