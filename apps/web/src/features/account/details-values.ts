import {
  email,
  optionalPersonName,
  optionalPhone,
  personName,
  username,
} from "@regain/contract/field-rules";
import * as z from "zod/mini";
import { locales } from "../../lib/i18n.ts";

/** An email address may remain missing: a clinician may have created the account. */
export const detailsSchema = z.object({
  firstName: personName,
  lastName: optionalPersonName,
  username,
  email: z.union([z.literal(""), email]),
  phoneNumber: optionalPhone,
  locale: z.enum(locales),
  oneTimeCodes: z.boolean(),
});
export type DetailsValues = z.infer<typeof detailsSchema>;
