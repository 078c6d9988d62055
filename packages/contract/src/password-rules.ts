/** What is required of a password, and which requirements one meets: forms and server use the same rules. */
import type { PasswordRequirements } from "./entities/password-requirements.ts";
import { normalizePassword } from "./normalize-password.ts";

/** The specification's rule: for everybody without an institution. */
export const usualRequirements: PasswordRequirements = {
  minLength: 8,
  capitals: 1,
  digits: 1,
  symbols: 0,
};

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How much of each requirement a password has. */
const held: Readonly<Record<keyof PasswordRequirements, (password: string) => number>> = {
  minLength: (password) => password.length,
  capitals: (password) => count(password, /\p{Lu}/gu),
  digits: (password) => count(password, /\p{Nd}/gu),
  symbols: (password) => count(password, /[^\p{L}\p{N}\s]/gu),
};

export interface RequirementState {
  readonly kind: keyof PasswordRequirements;
  readonly wanted: number;
  readonly isMet: boolean;
}

/** What is required, and whether this password meets it. */
export function requirementStates(
  typed: string,
  requirements: PasswordRequirements,
): readonly RequirementState[] {
  const password = normalizePassword(typed);
  const kinds = ["minLength", "capitals", "digits", "symbols"] as const;
  return kinds
    .map((kind) => ({ kind, wanted: requirements[kind] }))
    .filter(({ wanted }) => wanted > 0)
    .map(({ kind, wanted }) => ({ kind, wanted, isMet: held[kind](password) >= wanted }));
}
