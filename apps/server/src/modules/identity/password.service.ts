import { checkNewPassword, type NewPassword } from "./password.rules.ts";
import { hashPassword, isPassword } from "./passwords.ts";

/** Both take long: outside of transactions. */

/**
 * What is stored of a new password.
 * @throws Refusal `malformed-request`, `weak-password`
 */
export async function hashNewPassword(wish: NewPassword): Promise<string> {
  checkNewPassword(wish);
  return hashPassword(wish.password);
}

/** Whether a hash was made of this password. */
export const provesPassword = (password: string, passwordHash: string): Promise<boolean> =>
  isPassword(password, passwordHash);
