import * as z from "zod/mini";

const count = z.int().check(z.minimum(0), z.maximum(64));

/** What an institution requires of its people's passwords; the usual rule for people without one. */
export const passwordRequirements = z.object({
  minLength: count,
  capitals: count,
  digits: count,
  symbols: count,
});
export type PasswordRequirements = z.output<typeof passwordRequirements>;
