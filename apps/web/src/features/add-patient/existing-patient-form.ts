import { filled } from "@regain/contract/field-rules";
import * as z from "zod/mini";

/** The patient's own username or email address, and password. */
export const existingPatientSchema = z.object({ username: filled(254), password: filled(200) });
export type ExistingPatientValues = z.infer<typeof existingPatientSchema>;
