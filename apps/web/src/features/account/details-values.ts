import * as longest from "@regain/contract/field-lengths";
import { email, filled, optionalPhone, username } from "@regain/contract/field-rules";
import * as z from "zod/mini";
import { locales } from "../../lib/i18n.ts";

/** Somebody without a mail address may stay so: a clinician may have made the account. */
export const detailsSchema = z.object({
  firstName: filled(60),
  lastName: z.string().check(z.trim(), z.maxLength(longest.personName)),
  username,
  email: z.union([z.literal(""), email]),
  phoneNumber: optionalPhone,
  locale: z.enum(locales),
  oneTimeCodes: z.boolean(),
});
export type DetailsValues = z.infer<typeof detailsSchema>;
