import * as z from "zod/mini";
import { atMost } from "./at-most.ts";
import { answerForms, type AnswerKind } from "./answer-forms.ts";
import { type FieldComplaint, fieldComplaints } from "./field-complaints.ts";
import * as longest from "./field-lengths.ts";
import { usualPassword } from "./usual-password.ts";

/** What the specification asks of single fields. Forms and server go by the same rule, and say the same sentence. */

const complain = (complaint: FieldComplaint) => ({ error: fieldComplaints[complaint] });

/** What nobody sees, or what stands around an address in a list: pasted along, it would make another account. */
const noAddressHas = String.raw`\s@\p{Cc}\p{Cf},;:<>()"“”`;
/** One `@`, no blanks, a domain with a dot: what is beyond that only a message to it can tell. */
const address = String.raw`[^${noAddressHas}]+@[^${noAddressHas}.]+(?:\.[^${noAddressHas}.]+)+`;
export const email = z
  .string(complain("required"))
  .check(
    z.trim(),
    z.minLength(1, complain("required")),
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
    z.overwrite(usualPassword),
    z.minLength(1, complain("required")),
    atMost(longest.password, complain("password")),
    z.regex(/^(?=.*\p{Lu})(?=.*\p{Nd}).{8,}$/su, complain("password")),
  );

/** Filled in, whatever it says. */
export const filled = (max: number) =>
  z.string(complain("required")).check(z.trim(), z.minLength(1, complain("required")), atMost(max));

/**
 * What a mail program makes a link of is no name: letters greet by it at addresses that nobody has proved. A dot between
 * two words makes one, after an initial, or before a blank, it does not; a stroke alone neither.
 */
const noName = /:\/\/|www\.|\p{Cc}|[\p{L}\p{N}][.。．｡](?:[\p{L}\p{N}]{2}|\p{N})/iu;
/** Typed without a blank behind them, at the beginning, as in `Dr.Smith` and `St.John`. */
const title = /^(?:dr|mr|mrs|ms|prof|rev|sr|sra|st|ste)\.(?=\p{Lu})/iu;
const isName = (typed: string): boolean => !noName.test(typed.replace(title, ""));
const namesSomebody = z.refine<string>(isName, complain("name"));
/** First or last, of a person. */
export const personName = filled(longest.personName).check(namesSomebody);
/** Of an institution: letters speak of it too. */
export const facilityName = filled(longest.facilityName).check(namesSomebody);
/** As `personName`, or left empty. */
export const optionalPersonName = z
  .string()
  .check(z.trim(), atMost(longest.personName), namesSomebody);

/** One of the single answers that the ways in ask for. */
export const answer = (kind: AnswerKind, max: number) =>
  z
    .string(complain(kind))
    .check(atMost(max, complain(kind)), z.regex(answerForms[kind], complain(kind)));

/** A number as it is typed, or as a number. What is left empty gets the complaint `missing`. */
export const typedNumber = (
  isFine: (typed: string) => boolean,
  complaint: FieldComplaint,
  missing: FieldComplaint = complaint,
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

/** 5 to 130 years, with two decimals at most. */
export const ageRange = { min: 5, max: 130 } as const;
const agePattern = /^\d{1,3}(?:\.\d{1,2})?$/;
/** Whether what was typed is an age within {@link ageRange}, with two decimals at most. */
export const isAge = (typed: string): boolean =>
  agePattern.test(typed) && Number(typed) >= ageRange.min && Number(typed) <= ageRange.max;
export const age = typedNumber(isAge, "age");

/** As `email`, or left empty. */
export const optionalEmail = z
  .string()
  .check(
    z.trim(),
    atMost(longest.email, complain("email")),
    z.regex(new RegExp(`^(?:${address})?$`, "u"), complain("email")),
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

/** Digits only. */
export const zip = z
  .string(complain("required"))
  .check(
    z.trim(),
    z.minLength(1, complain("required")),
    atMost(longest.zip, complain("zip")),
    z.regex(/^\d+$/, complain("zip")),
  );

/** `http://` or `https://`, without blanks. */
export const url = z
  .string()
  .check(
    atMost(longest.url, complain("url")),
    z.regex(/^https?:\/\/[^\s/?#]\S*$/i, complain("url")),
  );

/** 1900 to five years before this one. */
export const birthYear = (thisYear: number) =>
  typedNumber(
    (typed) => /^\d{4}$/.test(typed) && Number(typed) >= 1900 && Number(typed) <= thisYear - 5,
    "birthYear",
  );

/** A day, `YYYY-MM-DD`, that is not to come. */
export const dayUntil = (today: string) =>
  z.string(complain("required")).check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, complain("required")),
    z.refine((day) => day <= today, complain("dayToCome")),
  );

export const accepted = z.literal(true, complain("eula"));

/** A box that must be ticked, and is not ticked by itself. */
export const ticked = z.literal(true, complain("required"));
