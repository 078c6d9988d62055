import * as z from "zod/mini";
import { email, oneOf } from "../field-rules.ts";
import { userTypes } from "./enumerations.ts";

/** Whom an institution's admin invites, and as what. */
export const invitationForm = z.object({ email, type: oneOf(userTypes) });
