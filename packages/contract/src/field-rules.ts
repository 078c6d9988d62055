import * as z from "zod/mini";

/**
 * What the specification asks of single fields, and the sentence it gives where that is not met. Forms and server go
 * by the same rule; the name of a rule is stable, and the web has its own translation of each sentence.
 */
export const fieldComplaints = {
  required: "This is required.",
  email: "Enter a valid email address.",
  emailUsed: "The email provided is already in use",
  emailInvalid: "The email provided is invalid",
  username: "Must contain only letters digits, underscores and periods",
  usernameUsed: "The username provided is already in use",
  password: "The password should include at least 8 characters (1 Capital, 1 Digit).",
  passwordsDiffer: "New password and Repeat password should match",
  age: "Please enter a valid input.",
  birthYear: "Please enter a valid birth year",
  phone: "Please enter a valid phone number, e.g 123-456-7890",
  zip: "Please enter a valid ZIP code.",
  url: "Please enter a valid URL -  should start with http:// or https:// without spaces.",
  conditions: "Please choose at least one condition.",
  areas: "Please choose at least one area.",
  eula: "Please accept the agreement to go on.",
} as const;
export type FieldComplaint = keyof typeof fieldComplaints;

const complain = (complaint: FieldComplaint) => ({ error: fieldComplaints[complaint] });

/** One `@`, no blanks, a domain with a dot: what is beyond that only a message to it can tell. */
const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
export const email = z
  .string(complain("required"))
  .check(
    z.trim(),
    z.minLength(1, complain("required")),
    z.maxLength(254, complain("email")),
    z.regex(emailPattern, complain("email")),
  );

/** 64 characters at most. */
export const username = z
  .string(complain("required"))
  .check(
    z.trim(),
    z.minLength(1, complain("required")),
    z.maxLength(64, complain("username")),
    z.regex(/^[A-Za-z0-9_.]+$/, complain("username")),
  );

/** The rule every password must meet; an institution may ask for more. */
export const password = z
  .string(complain("required"))
  .check(
    z.minLength(1, complain("required")),
    z.maxLength(200, complain("password")),
    z.regex(/^(?=.*\p{Lu})(?=.*\p{Nd}).{8,}$/su, complain("password")),
  );

/** Filled in, whatever it says. */
export const filled = (max: number) =>
  z
    .string(complain("required"))
    .check(z.trim(), z.minLength(1, complain("required")), z.maxLength(max));

/** Left empty or left out. */
export const unfilled = z.literal("");

/** 5 to 130 years, with two decimals at most, as it is typed or as a number. */
export const ageRange = { min: 5, max: 130 } as const;
const agePattern = /^\d{1,3}(?:\.\d{1,2})?$/;
export const isAge = (text: string): boolean =>
  agePattern.test(text) && Number(text) >= ageRange.min && Number(text) <= ageRange.max;
export const age = z.pipe(
  z.union([z.number(), z.string()], complain("age")),
  z.pipe(
    z.transform((value: string | number) => String(value).trim()),
    z.pipe(
      z.string().check(z.refine(isAge, complain("age"))),
      z.transform((value) => Number(value)),
    ),
  ),
);

/** As `email`, or left empty. */
export const optionalEmail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(254, complain("email")),
    z.regex(/^(?:[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/, complain("email")),
  );

/** One of a list. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, complain("required"));

/** `123-456-7890`. */
export const phone = z.string().check(z.trim(), z.regex(/^\d{3}-\d{3}-\d{4}$/, complain("phone")));

/** As `phone`, or left empty. */
export const optionalPhone = z
  .string()
  .check(z.trim(), z.regex(/^(?:\d{3}-\d{3}-\d{4})?$/, complain("phone")));

/** Digits only, 10 at most. */
export const zip = z
  .string(complain("required"))
  .check(z.trim(), z.minLength(1, complain("required")), z.regex(/^\d{1,10}$/, complain("zip")));

/** `http://` or `https://`, without blanks. */
export const url = z
  .string()
  .check(z.maxLength(500, complain("url")), z.regex(/^https?:\/\/[^\s/?#]+\S*$/i, complain("url")));

/** 1900 to five years before this one. */
export const isBirthYear = (year: number, thisYear: number): boolean =>
  Number.isInteger(year) && year >= 1900 && year <= thisYear - 5;

export const accepted = z.literal(true, complain("eula"));
