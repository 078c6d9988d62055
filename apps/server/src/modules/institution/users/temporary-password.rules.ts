import { randomInt } from "node:crypto";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";

/** Without characters that are mistaken for one another when read aloud or written down. */
const signs = {
  capitals: "ABCDEFGHJKLMNPQRSTUVWXYZ",
  digits: "23456789",
  symbols: "+-=?!",
  small: "abcdefghijkmnopqrstuvwxyz",
} as const;

/** 12 characters are more than anyone can guess; an institution may require more. */
const shortest = 12;

const drawn = (kind: keyof typeof signs, count: number): string[] =>
  Array.from({ length: count }, () => signs[kind][randomInt(signs[kind].length)]!);

/** Fisher–Yates. */
function shuffled(from: readonly string[]): string[] {
  const all = [...from];
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [all[last], all[other]] = [all[other]!, all[last]!];
  }
  return all;
}

/** A random password that meets the institution's requirements. */
export function newTemporaryPassword(wanted: PasswordRequirements): string {
  const { capitals, digits, symbols, minLength } = wanted;
  const asked = [
    ...drawn("capitals", capitals),
    ...drawn("digits", digits),
    ...drawn("symbols", symbols),
  ];
  const rest = Math.max(4, Math.max(shortest, minLength) - asked.length);
  return shuffled([...asked, ...drawn("small", rest)]).join("");
}
