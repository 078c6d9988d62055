import type { UserType } from "@regain/contract/entities/enumerations";
import type {
  InstitutionUserColumn,
  InstitutionUserStatus,
} from "@regain/contract/institution-user-values";
import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

/** A user, or an invitation not yet accepted, as a row of one list. */
export interface UserListRow {
  readonly id: string;
  readonly kind: "user" | "invitation";
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly username: string | null;
  readonly email: string | null;
  readonly type: UserType;
  readonly institution_admin: boolean;
  readonly status: InstitutionUserStatus;
  readonly last_sign_in_at: Date | null;
  readonly deletion_due_at: Date | null;
}

export interface UserSearch {
  readonly institutionId: string;
  /** In lowercase; empty for everyone. */
  readonly text: string;
  readonly type: UserType | undefined;
}

/** An invitation that nobody answered in time has expired, whether or not that has been recorded. */
const everybody = (institutionId: string, now: Date) => sql`
  select id, 'user' as kind, first_name, last_name, username, email, type, institution_admin, status,
    last_sign_in_at, deletion_due_at, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) as name
  from users where institution_id = ${institutionId}
  union all
  select id, 'invitation', null, null, null, email, user_type, false,
    case when status = 'INVITED' and expires_at <= ${now}::timestamptz then 'EXPIRED' else status end, null, null, null
  from invitations where institution_id = ${institutionId} and status <> 'ACCEPTED'`;

/** Half of all addresses share a domain, so it only counts when a whole address is typed. */
const matches = ({ text, type }: UserSearch) => sql<boolean>`
  (${type ?? null}::text is null or type = ${type ?? null}::text)
  and (${text} = '' or strpos(lower(coalesce(name, '')), ${text}) > 0
    or strpos(lower(coalesce(username, '')), ${text}) > 0
    or strpos(case when strpos(${text}, '@') > 0 then lower(coalesce(email, ''))
      else split_part(lower(coalesce(email, '')), '@', 1) end, ${text}) > 0)`;

export interface UserCounts {
  readonly all: number;
  readonly clinician: number;
  readonly patient: number;
  /** How many match the search. */
  readonly found: number;
}

/** By code units, so that every machine sorts the same. */
const byText = (column: string) => sql`lower(${sql.ref(column)}) collate "C"`;
const sortedBy: Readonly<Record<InstitutionUserColumn, ReturnType<typeof byText>>> = {
  name: byText("name"),
  email: byText("email"),
  status: byText("status"),
  type: byText("type"),
  lastSignIn: sql`last_sign_in_at`,
};

export interface UserPage {
  readonly sort: InstitutionUserColumn;
  readonly direction: "ascending" | "descending";
  /** From 1; past the end, the last one. */
  readonly page: number;
  readonly size: number;
}

type Row = UserCounts & UserListRow;

/**
 * A page of a list, and how long the list is, in a single pass. Rows with nothing to sort by come
 * last either way; ties are in order of name, then of address.
 */
export async function pageOfUsers(
  trx: Trx,
  search: UserSearch,
  { sort, direction, page, size }: UserPage,
  now: Date,
): Promise<{ readonly counts: UserCounts; readonly rows: readonly UserListRow[] }> {
  const order = direction === "ascending" ? sql`asc` : sql`desc`;
  const { rows } = await sql<Row>`
    with everybody as materialized (
      select *, ${matches(search)} as is_found from (${everybody(search.institutionId, now)}) listed
    ), counts as (
      select count(*)::int as "all", count(*) filter (where type = 'clinician')::int as clinician,
        count(*) filter (where type = 'patient')::int as patient,
        count(*) filter (where is_found)::int as found
      from everybody
    ), page as (
      select * from everybody where is_found
      order by ${sortedBy[sort]} ${order} nulls last, ${byText("name")} nulls last, ${byText("email")}, id
      limit ${size}
      offset (select least(${page}::int, greatest(1, (found + ${size}::int - 1) / ${size}::int)) - 1 from counts) * ${size}::int
    )
    select counts.*, placed.* from counts
      left join (select page.*, row_number() over () as place from page) placed on true
    order by place`.execute(trx);
  const { all, clinician, patient, found } = rows[0]!;
  return { counts: { all, clinician, patient, found }, rows: found === 0 ? [] : rows };
}
