import * as z from "zod/mini";
import { isRepeated, newPasswordFields } from "../../lib/forms/repeated-password.ts";

/** A password that a link lets somebody set anew. */
export const newPasswordSchema = z.object(newPasswordFields).check(isRepeated);
export type NewPasswordValues = z.infer<typeof newPasswordSchema>;
