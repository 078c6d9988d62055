import * as z from "zod/mini";
import * as longest from "../field-lengths.ts";
import { id, nonEmptyText, text } from "./common.ts";
import { userTypes } from "./enumerations.ts";
import { passwordRequirements } from "./password-requirements.ts";

export const invitationStatuses = ["INVITED", "ACCEPTED", "DECLINED", "EXPIRED"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** What somebody who opens an invitation's link is told about it. */
export const invitationView = z.object({
  id,
  userType: z.enum(userTypes),
  email: nonEmptyText(longest.email),
  /** Where the invited person goes to get an account; null if they have one and only need to confirm. */
  redirect: z.nullable(z.enum(["signup", "wizard"])),
  /** They have an account and can log in to it: doing so proves that it is theirs. */
  logInFirst: z.boolean(),
  data: z.object({
    message: nonEmptyText(300),
    institutionId: id,
    institutionName: nonEmptyText(200),
    logo_image_path: z.nullable(text(200)),
    /** The username a new patient will have. */
    username: z.nullable(z.string()),
    passwordRequirements,
    /** The institution logs its clinicians in itself: once they belong to it, no password here lets them in. */
    signsInElsewhere: z.boolean(),
  }),
});
export type InvitationView = z.output<typeof invitationView>;
