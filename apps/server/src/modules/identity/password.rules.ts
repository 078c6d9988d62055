import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { Refusal } from "../../lib/http/refusal.ts";

/** The specification's rule: for everybody without an institution. */
export const usualRequirements: PasswordRequirements = {
  minLength: 8,
  capitals: 1,
  digits: 1,
  symbols: 0,
};

/**
 * Words that open every second lock. Compared without capitals, digits at the end and signs, so that `Password1!`
 * counts as `password`.
 */
const common: ReadonlySet<string> = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd welcome letmein qwerty qwertyui qwertyuiop asdfghjk
  iloveyou princess sunshine football baseball superman batman dragon monkey master shadow michael jennifer jordan
  trustno charlie computer internet whatever starwars abcdefgh abcdefg abcdef abcabc administrator administrador admin
  changeme secret default testtest test hello hellohello regain therapy rehab rehabilitation hospital clinic spring
  summer autumn winter january february october november december monday sunday freedom jesus mustang access`.split(
    /\s+/,
  ),
);

const core = (password: string): string =>
  password
    .toLowerCase()
    .replace(/[\d!?.,$#*_@-]+$/, "")
    .replace(/^[\d!?.,$#*_-]+/, "");

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** A few signs over and over, however long. */
const isMonotonous = (password: string): boolean => new Set(password.toLowerCase()).size < 4;

/** @returns the sentence of the first requirement that is not met; undefined where all are */
export function missedRequirement(
  password: string,
  wanted: PasswordRequirements,
): string | undefined {
  const { minLength, capitals, digits, symbols } = wanted;
  const met =
    password.length >= minLength &&
    count(password, /\p{Lu}/gu) >= capitals &&
    count(password, /\p{Nd}/gu) >= digits &&
    count(password, /[^\p{L}\p{N}\s]/gu) >= symbols;
  return met ? undefined : requirementSentence(wanted);
}

/** What is asked for, in one sentence; the specification's own where nothing more is. */
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
  /** Names the password may not consist of: user name, mail address. */
  readonly names: readonly (string | null)[];
  readonly requirements?: PasswordRequirements;
  /** What the field is called in the request. */
  readonly field: string;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** @throws Refusal `malformed-request` for a requirement that is not met, `weak-password` for one that is easy to guess */
export function checkNewPassword({ password, names, requirements, field }: NewPassword): void {
  const missed = missedRequirement(password, requirements ?? usualRequirements);
  if (missed) throw new Refusal("malformed-request", { fields: { [field]: missed } });
  const own = names.flatMap((name) => (name ? [name, name.split("@", 1)[0]!] : []));
  const isName = own.some((name) => letters(name) !== "" && letters(name) === letters(password));
  if (isName || common.has(core(password)) || isMonotonous(password)) {
    const refusal = new Refusal("weak-password");
    throw new Refusal("weak-password", { fields: { [field]: refusal.message } });
  }
}
