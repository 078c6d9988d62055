import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { requirementStates, usualRequirements } from "@regain/contract/password-rules";
import { Refusal } from "../../lib/http/refusal.ts";

/** Words that are obvious here, or too rare in leaks. The others are in `common-passwords.ts`. */
const suggested: ReadonlySet<string> = new Set(
  `regain therapy rehab rehabilitation hospital clinic p@ssword p@ssw0rd administrator administrador default
  abcdefgh abcdefg abcdef abcabc hellohello`.split(/\s+/),
);

/** The word in a password, in lowercase, without the digits and symbols around it: `password` for `Password1!`. */
export const coreOf = (password: string): string =>
  password
    .toLowerCase()
    .replace(/[\d\s!?.,$#*_@-]+$/, "")
    .replace(/^[\d\s!?.,$#*_@-]+/, "");

/** A few characters over and over, however long. */
const isMonotonous = (password: string): boolean => new Set(password.toLowerCase()).size < 4;

/** @returns the sentence with all requirements if one is not met; undefined if all are */
export function missedRequirement(
  password: string,
  wanted: PasswordRequirements,
): string | undefined {
  const isMet = requirementStates(password, wanted).every((one) => one.isMet);
  return isMet ? undefined : requirementSentence(wanted);
}

/** The requirements in one sentence; the specification's own if there are no others. */
export function requirementSentence(wanted: PasswordRequirements): string {
  const { minLength, capitals, digits, symbols } = wanted;
  const asked = [
    `${capitals} Capital${capitals > 1 ? "s" : ""}`,
    `${digits} Digit${digits > 1 ? "s" : ""}`,
    ...(symbols > 0 ? [`${symbols} Symbol${symbols > 1 ? "s" : ""}`] : []),
  ];
  return `The password should include at least ${minLength} characters (${asked.join(", ")}).`;
}

export interface NewPassword {
  readonly password: string;
  /** Names the password may not consist of: {@link namesIn}. */
  readonly names: readonly (string | null)[];
  readonly requirements?: PasswordRequirements;
  /** The field's name in the request. */
  readonly field: string;
}

export interface Named {
  readonly username?: string | null;
  readonly email?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
}

/** All the names a person has here. */
export function namesIn({ username, email, first_name, last_name }: Named): (string | null)[] {
  const [first, last] = [first_name ?? "", last_name ?? ""];
  return [username ?? null, email ?? null, first, last, first + last, last + first];
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

export function easyToGuess({ field }: Pick<NewPassword, "field">): Refusal {
  const { message } = new Refusal("weak-password");
  return new Refusal("weak-password", { fields: { [field]: message } });
}

/**
 * Checks what a password shows by itself; `password.service.ts` checks the lists.
 * @throws Refusal `malformed-request` for a requirement that is not met, `weak-password` for one
 *   that is easy to guess
 */
export function checkNewPassword({ password, names, requirements, field }: NewPassword): void {
  const missed = missedRequirement(password, requirements ?? usualRequirements);
  if (missed) throw new Refusal("malformed-request", { fields: { [field]: missed } });
  const own = names.flatMap((name) => (name ? [name, name.split("@", 1)[0]!] : []));
  const isName = own.some((name) => letters(name) !== "" && letters(name) === letters(password));
  if (isName || suggested.has(coreOf(password)) || isMonotonous(password))
    throw easyToGuess({ field });
}
