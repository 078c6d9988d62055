import { email } from "@regain/contract/field-rules";
import * as z from "zod/mini";

/** Where the invitation is emailed, and whether that is the family's address. */
export const inviteSchema = z.object({ email, careGiver: z.boolean() });
export type InviteValues = z.infer<typeof inviteSchema>;
