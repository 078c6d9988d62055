import { english } from "@regain/content/en/content";
import type { institutionUsers } from "@regain/contract/calls/license/institution-users";
import { defaultPageSize } from "@regain/contract/caseload-values";
import type { CallResult, HandlerInput } from "@regain/contract/endpoint";
import type { InstitutionUser } from "@regain/contract/entities/institution-user";
import type { Trx } from "../../../db/database.ts";
import { pageOfUsers, type UserListRow } from "./users.store.ts";
import { pageWithin } from "../../../lib/page-within.ts";

const firstLetter = (text: string | null | undefined): string =>
  /[\p{L}\p{N}]/u.exec(text ?? "")?.[0].toUpperCase() ?? "";

/** From the name, otherwise from the username or the address. */
function initialsOf({ first_name, last_name, username, email }: UserListRow): string {
  const ofName = firstLetter(first_name) + firstLetter(last_name);
  return ofName || firstLetter(username ?? email);
}

const onTheWire = (row: UserListRow, adminId: string): InstitutionUser => ({
  id: row.id,
  kind: row.kind,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.username,
  email: row.email,
  type: row.type,
  institutionAdmin: row.institution_admin,
  status: row.status,
  statusDisplay: english.institutionTexts.userStatuses[row.status],
  preview: initialsOf(row),
  lastSignInDate: row.last_sign_in_at && Math.floor(row.last_sign_in_at.getTime() / 1000),
  deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
  isYou: row.id === adminId,
});

type Query = HandlerInput<typeof institutionUsers>["query"];

/** A page of an institution's users; past the end, the last one. Requires its admin as the actor. */
export async function listUsers(
  trx: Trx,
  institutionId: string,
  adminId: string,
  { search = "", type, sort = "name", direction = "ascending", page = 1, pageSize }: Query,
  now: Date,
): Promise<CallResult<typeof institutionUsers>["body"]> {
  const wanted = { institutionId, text: search.trim().toLowerCase(), type };
  const size = Number(pageSize ?? defaultPageSize);
  const asked = { sort, direction, page, size };
  const { counts: counted, rows } = await pageOfUsers(trx, wanted, asked, now);
  const { found, ...counts } = counted;
  return {
    users: rows.map((row) => onTheWire(row, adminId)),
    ...pageWithin(found, size, page),
    counts,
  };
}
