import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListRow } from "./people-list.ts";

/** What happens to a row, in a few words. */
export const verdictTexts: Readonly<Record<ListRow["verdict"], MessageDescriptor>> = {
  invite: msg`Will be invited`,
  sent: msg`Invited`,
  "already-invited": msg`Already invited`,
  "already-here": msg`Is already one of your users`,
  "email-in-use": msg`This address belongs to an account of another type`,
  "other-institution": msg`Belongs to another institution`,
  unwanted: msg`Does not want email from us`,
  "email-wrong": msg`Enter a valid email address.`,
  "type-wrong": msg`The type must be clinician or patient`,
  twice: msg`Is already in the list`,
};
