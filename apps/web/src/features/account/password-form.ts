import { fieldComplaints, filled, password } from "@regain/contract/field-rules";
import * as z from "zod/mini";

/** Named as the specification names them. */
export const passwordSchema = z
  .object({
    current_password: filled(200),
    new_password: password,
    new_password_match: filled(200),
  })
  .check(
    z.refine(({ new_password, new_password_match: repeated }) => new_password === repeated, {
      path: ["new_password_match"],
      error: fieldComplaints.passwordsDiffer,
    }),
  );
export type PasswordValues = z.infer<typeof passwordSchema>;
