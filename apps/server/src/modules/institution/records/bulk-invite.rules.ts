import type { RowVerdict } from "@regain/contract/bulk-invitation";
import type { ListedPerson } from "@regain/contract/entities/bulk-invitation";
import type { UserType } from "@regain/contract/entities/enumerations";
import { email } from "@regain/contract/field-rules";
import { type KnownAddress, whyNotInvited } from "../../invitation/invitation.rules.ts";

/** A row that could be sent, as far as the row alone can tell. */
export interface Invitee {
  readonly email: string;
  readonly userType: UserType;
}

const types: Readonly<Record<string, UserType>> = {
  patient: "patient",
  patients: "patient",
  clinician: "clinician",
  clinicians: "clinician",
};

/** What a row means, or what is wrong with it. */
export function readRow(row: ListedPerson): Invitee | "email-wrong" | "type-wrong" {
  const address = email.safeParse(row.email);
  if (!address.success) return "email-wrong";
  const typed = row.type.trim().toLowerCase();
  const userType = Object.hasOwn(types, typed) ? types[typed] : undefined;
  return userType ? { email: address.data, userType } : "type-wrong";
}

/** What would become of a row, as if this one person were invited. */
export function verdictOf(
  invitee: Invitee,
  known: KnownAddress,
  institutionId: string,
  now: Date,
): RowVerdict {
  const why = whyNotInvited(known, { userType: invitee.userType, institutionId }, now);
  if (!why) return "invite";
  if (why === "address-suppressed") return "unwanted";
  // The admin already has them in the list of users.
  const isHere = known.account?.institution_id === institutionId;
  return why === "email-in-use" && isHere ? "already-here" : why;
}
