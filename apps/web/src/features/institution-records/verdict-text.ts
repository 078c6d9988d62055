import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListRow } from "./people-list.ts";

/** What becomes of a row, in a few words. */
export const verdictTexts: Readonly<Record<ListRow["verdict"], MessageDescriptor>> = {
  invite: msg`Will be invited`,
  sent: msg`Invited`,
  "already-invited": msg`Invited already`,
  "already-here": msg`Is one of your users already`,
  "email-in-use": msg`This address has an account of another type`,
  "other-institution": msg`Belongs to another institution`,
  unwanted: msg`Does not want email from us`,
  "email-wrong": msg`Enter a valid email address.`,
  "type-wrong": msg`The type must be clinician or patient`,
  twice: msg`Is in the list already`,
};
