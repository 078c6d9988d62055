import * as z from "zod/mini";
import * as longest from "../field-lengths.ts";
import { id, nonEmptyText, text } from "./common.ts";
import { userTypes } from "./enumerations.ts";
import { passwordRequirements } from "./password-requirements.ts";

export const invitationStatuses = ["INVITED", "ACCEPTED", "DECLINED", "EXPIRED"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** What somebody who comes by an invitation's link is told of it. */
export const invitationView = z.object({
  id,
  userType: z.enum(userTypes),
  email: nonEmptyText(longest.email),
  /** Where the invited person goes on to get an account; null for who has one and is only asked to confirm. */
  redirect: z.nullable(z.enum(["signup", "wizard"])),
  /** They have an account and can log in to it: that they do is what proves it theirs. */
  logInFirst: z.boolean(),
  data: z.object({
    message: nonEmptyText(300),
    institutionId: id,
    institutionName: nonEmptyText(200),
    logo_image_path: z.nullable(text(200)),
    /** The user name a new patient will have. */
    username: z.nullable(z.string()),
    passwordRequirements,
  }),
});
export type InvitationView = z.output<typeof invitationView>;
