import { fieldMessages } from "../field-messages.ts";
import type { Fault } from "./fault.ts";

const { required, email, password, name, age, phone, zip, eula } = fieldMessages;

const common: readonly Fault[] = [
  ["email", "", required],
  ["email", "rosa", email],
  ["email", "rosa@example", email],
  ["email", "rosa may@example.org", email],
  ["password", "", required],
  ["password", "Short1", password],
  ["password", "no.capital.1", password],
  ["password", "No.digit.at.all", password],
  ["firstName", " ", required],
  ["lastName", "", required],
  ["firstName", "Win https://evil.example/x", name],
  ["lastName", "www.evil.example", name],
  ["phoneNumber", "1234567890", phone],
  ["phoneNumber", "123-456-789", phone],
  ["acceptedEula", false, eula],
];

/** Every rule of the specification for each field, with its message: forms and calls are tested with the same table. */
export const patientFaults: readonly Fault[] = [
  ...common,
  ["age", "", age],
  ["age", "4.99", age],
  ["age", "130.5", age],
  ["age", "62.125", age],
  ["age", "sixty", age],
  ["locale", "", required],
  ["clinicianEmail", "nobody", email],
];

export const clinicianFaults: readonly Fault[] = [
  ...common,
  ["role", "", required],
  ["role", "patient", required],
  ["setting", "", required],
  ["facilityName", "", required],
  ["facilityName", "Win https://evil.example/x", name],
  ["mailingAddress", "  ", required],
  ["zipCode", "", required],
  ["zipCode", "K1A 0B1", zip],
  ["zipCode", "02139-4307", zip],
];

/** A form without a fault. */
export const goodPatient = {
  email: "rosa.may@example.org",
  password: "Harbor.View7",
  firstName: "Rosa",
  lastName: "May",
  age: "62.5",
  phoneNumber: "",
  locale: "en",
  careGiver: false,
  acceptedEula: true,
  clinicianInfo: "",
  clinicianEmail: "",
} as const;

export const goodClinician = {
  email: "dana.li@example.org",
  password: "Harbor.View7",
  firstName: "Dana",
  lastName: "Li",
  role: "SLP",
  phoneNumber: "123-456-7890",
  setting: "OUT_REH",
  privatePractice: true,
  facilityName: "Harbor View",
  mailingAddress: "1 Harbor Street, Boston",
  zipCode: "02139",
  acceptedEula: true,
} as const;
