import { normalizePassword } from "@regain/contract/normalize-password";
import type { LeakLookup } from "../../adapters/leaked-passwords/leak-lookup.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { checkNewPassword, easyToGuess, type NewPassword } from "./password.rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** All of this is slow: call it outside transactions. */

export interface PasswordParts {
  /** Undefined if no service is asked. */
  readonly leaks: LeakLookup | undefined;
}

/** @throws Refusal `malformed-request`, `weak-password` */
async function judgeNewPassword({ leaks }: PasswordParts, typed: NewPassword): Promise<void> {
  const wish = { ...typed, password: normalizePassword(typed.password) };
  checkNewPassword(wish);
  const isKnown =
    (await isCommonPassword(wish.password)) || (await leaks?.isLeaked(wish.password)) === true;
  if (isKnown) throw easyToGuess(wish);
}

/**
 * Checks a new password; returns the hash to store.
 * @throws Refusal `malformed-request`, `weak-password`
 */
export async function hashNewPassword(parts: PasswordParts, wish: NewPassword): Promise<string> {
  await judgeNewPassword(parts, wish);
  return hashPassword(wish.password);
}

/** Whether a hash was made from this password. */
export const provesPassword = (password: string, passwordHash: string): Promise<boolean> =>
  isPassword(password, passwordHash);
