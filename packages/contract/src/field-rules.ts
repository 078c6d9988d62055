import * as z from "zod/mini";
import { atMost } from "./at-most.ts";
import { answerPatterns, type AnswerKind } from "./answer-patterns.ts";
import { normalizeAddress } from "./email-address.ts";
import { type FieldMessage, fieldMessages } from "./field-messages.ts";
import * as longest from "./field-lengths.ts";
import { normalizePassword } from "./normalize-password.ts";

/** The specification's rules for single fields. Forms and server use the same rule and the same sentence. */

const complain = (complaint: FieldMessage) => ({ error: fieldMessages[complaint] });

/** Invisible characters, and what surrounds an address in a list: pasted along, they would make a different account. */
const noAddressHas = String.raw`\s@\p{Cc}\p{Cf},;:<>()"“”`;
/** One `@`, no spaces, a domain with a dot: anything beyond that only a message to it can verify. */
const address = String.raw`[^${noAddressHas}]+@[^${noAddressHas}.]+(?:\.[^${noAddressHas}.]+)+`;
export const email = z.string(complain("required")).check(
  z.trim(),
  z.minLength(1, complain("required")),
  atMost(longest.email, complain("email")),
  z.overwrite(normalizeAddress),
  // Some letters become longer.
  atMost(longest.email, complain("email")),
  z.regex(new RegExp(`^${address}$`, "u"), complain("email")),
);

/** Letters, digits, underscores and periods. */
export const username = z
  .string(complain("required"))
  .check(
    z.trim(),
    z.minLength(1, complain("required")),
    atMost(longest.username, complain("username")),
    z.regex(/^[A-Za-z0-9_.]+$/, complain("username")),
  );

/** The rule every password must meet; an institution may ask for more. */
export const password = z
  .string(complain("required"))
  .check(
    atMost(longest.password, complain("password")),
    z.overwrite(normalizePassword),
    z.minLength(1, complain("required")),
    atMost(longest.password, complain("password")),
    z.regex(/^(?=.*\p{Lu})(?=.*\p{Nd}).{8,}$/su, complain("password")),
  );

/** Not empty. */
export const filled = (max: number) =>
  z.string(complain("required")).check(z.trim(), z.minLength(1, complain("required")), atMost(max));

/**
 * Anything that a mail program turns into a link is not a name: emails greet people by name at addresses that
 * nobody has verified. A dot between two words makes a link; after an initial or before a space it does not,
 * nor does a slash alone.
 */
const noName = /:\/\/|www\.|\p{Cc}|[\p{L}\p{N}][.。．｡](?:[\p{L}\p{N}]{2}|\p{N})/iu;
/** Titles typed without a space after them, at the beginning, as in `Dr.Smith` and `St.John`. */
const title = /^(?:dr|mr|mrs|ms|prof|rev|sr|sra|st|ste)\.(?=\p{Lu})/iu;
const isName = (typed: string): boolean => !noName.test(typed.replace(title, ""));
const namesSomebody = z.refine<string>(isName, complain("name"));
/** First or last name of a person. */
export const personName = filled(longest.personName).check(namesSomebody);
/** Name of an institution: emails mention it too. */
export const facilityName = filled(longest.facilityName).check(namesSomebody);
/** Like `personName`, or empty. */
export const optionalPersonName = z
  .string()
  .check(z.trim(), atMost(longest.personName), namesSomebody);

/** One of the single answers that the login forms ask for. */
export const answer = (kind: AnswerKind, max: number) =>
  z
    .string(complain(kind))
    .check(atMost(max, complain(kind)), z.regex(answerPatterns[kind], complain(kind)));

/** A number, typed or as a number. An empty field gets the complaint `missing`. */
export const typedNumber = (
  isFine: (typed: string) => boolean,
  complaint: FieldMessage,
  missing: FieldMessage = complaint,
) =>
  z.pipe(
    z.union([z.number(), z.string()], complain(missing)),
    z.pipe(
      z.transform((value: string | number) => String(value).trim()),
      z.pipe(
        z
          .string()
          .check(
            z.minLength(1, { ...complain(missing), abort: true }),
            z.refine(isFine, complain(complaint)),
          ),
        z.transform((value) => Number(value)),
      ),
    ),
  );

/** 5 to 130 years, with at most two decimals. */
export const ageRange = { min: 5, max: 130 } as const;
const agePattern = /^\d{1,3}(?:\.\d{1,2})?$/;
/** Whether what was typed is an age within {@link ageRange}, with at most two decimals. */
export const isAge = (typed: string): boolean =>
  agePattern.test(typed) && Number(typed) >= ageRange.min && Number(typed) <= ageRange.max;
export const age = typedNumber(isAge, "age");

/** Like `email`, or empty. */
export const optionalEmail = z
  .string()
  .check(
    z.trim(),
    atMost(longest.email, complain("email")),
    z.overwrite(normalizeAddress),
    atMost(longest.email, complain("email")),
    z.regex(new RegExp(`^(?:${address})?$`, "u"), complain("email")),
  );

/** One of a list. */
export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, complain("required"));

/** `123-456-7890`. */
export const phone = z.string().check(z.trim(), z.regex(/^\d{3}-\d{3}-\d{4}$/, complain("phone")));

/** Like `phone`, or empty. */
export const optionalPhone = z
  .string()
  .check(z.trim(), z.regex(/^(?:\d{3}-\d{3}-\d{4})?$/, complain("phone")));

/** Digits only. */
export const zip = z
  .string(complain("required"))
  .check(
    z.trim(),
    z.minLength(1, complain("required")),
    atMost(longest.zip, complain("zip")),
    z.regex(/^\d+$/, complain("zip")),
  );

/** `http://` or `https://`, without spaces. */
export const url = z
  .string()
  .check(
    atMost(longest.url, complain("url")),
    z.regex(/^https?:\/\/[^\s/?#]\S*$/i, complain("url")),
  );

/** 1900 to five years before `thisYear`. */
export const birthYear = (thisYear: number) =>
  typedNumber(
    (typed) => /^\d{4}$/.test(typed) && Number(typed) >= 1900 && Number(typed) <= thisYear - 5,
    "birthYear",
  );

/** A day, `YYYY-MM-DD`, not after today. */
export const dayUntil = (today: string) =>
  z.string(complain("required")).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, complain("required")),
    z.refine((day) => day <= today, complain("dayToCome")),
  );

export const accepted = z.literal(true, complain("eula"));

/** A box that must be checked, and is never pre-checked. */
export const ticked = z.literal(true, complain("required"));
