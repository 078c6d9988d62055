import * as z from "zod/mini";
import { isRepeated, newPasswordFields } from "../../lib/forms/repeated-password.ts";

/** A new password set by means of a link. */
export const newPasswordSchema = z.object(newPasswordFields).check(isRepeated);
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
