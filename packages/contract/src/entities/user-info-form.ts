import * as z from "zod/mini";
import { accepted, email, filled } from "../field-rules.ts";

/** Says who one is, and that one agrees to the terms. */
export const userInfoForm = z.object({
  firstName: filled(60),
  lastName: filled(60),
  email,
  acceptedEULA: accepted,
});
