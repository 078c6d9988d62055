import * as z from "zod/mini";
import * as longest from "../field-lengths.ts";
import { accepted, email, filled } from "../field-rules.ts";

/** Says who one is, and that one agrees to the terms. */
export const userInfoForm = z.object({
  firstName: filled(longest.personName),
  lastName: filled(longest.personName),
  email,
  acceptedEULA: accepted,
});
