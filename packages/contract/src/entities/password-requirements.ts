import * as z from "zod/mini";

const count = z.int().check(z.minimum(0), z.maximum(64));

/** What an institution asks of the passwords of its people; the usual rule for who has none. */
export const passwordRequirements = z.object({
  minLength: count,
  capitals: count,
  digits: count,
  symbols: count,
});
export type PasswordRequirements = z.output<typeof passwordRequirements>;
