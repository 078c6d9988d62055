import { filled } from "@regain/contract/field-rules";
import * as z from "zod/mini";
import { isRepeated, newPasswordFields } from "../../lib/forms/repeated-password.ts";

export const passwordSchema = z
  .object({ current_password: filled(200), ...newPasswordFields })
  .check(isRepeated);
export type PasswordValues = z.infer<typeof passwordSchema>;
