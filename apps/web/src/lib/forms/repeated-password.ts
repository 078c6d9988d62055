import { fieldMessages } from "@regain/contract/field-messages";
import * as longest from "@regain/contract/field-lengths";
import { password } from "@regain/contract/field-rules";
import * as z from "zod/mini";

/** Compared exactly as typed: a trailing space is part of a password. */
const repeated = z
  .string()
  .check(
    z.minLength(1, fieldMessages.required),
    z.maxLength(longest.password, fieldMessages.passwordsDiffer),
  );

/** A new password and its repetition, with the specification's names. */
export const newPasswordFields = { new_password: password, new_password_match: repeated };

interface TypedTwice {
  readonly new_password: string;
  readonly new_password_match: string;
}

/** Both are the same; for schemas with `newPasswordFields`. */
export const isRepeated = z.refine<TypedTwice>(
  ({ new_password: once, new_password_match: again }) => once === again,
  { path: ["new_password_match"], error: fieldMessages.passwordsDiffer },
);
