import * as z from "zod/mini";
import { accepted, email, personName } from "../field-rules.ts";

/** Who somebody is, and that they agree to the terms. */
export const userInfoForm = z.object({
  firstName: personName,
  lastName: personName,
  email,
  acceptedEULA: accepted,
});
