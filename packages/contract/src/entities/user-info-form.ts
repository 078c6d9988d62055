import * as z from "zod/mini";
import { accepted, email, personName } from "../field-rules.ts";

/** Says who one is, and that one agrees to the terms. */
export const userInfoForm = z.object({
  firstName: personName,
  lastName: personName,
  email,
  acceptedEULA: accepted,
});
