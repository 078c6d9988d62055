import type { AuditKind } from "@regain/contract/audit-values";
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

/** Which part of an institution's audit trail. */
export interface TrailPart {
  readonly institutionId: string;
  /** Who did it; anyone if not given. */
  readonly people: readonly string[] | undefined;
  readonly kind: AuditKind | undefined;
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly until: Date | undefined;
  readonly isRefused: boolean;
}

/** An entry's place in the trail. */
export interface Edge {
  /** In the database's full precision: microseconds. */
  readonly at: string;
  readonly id: string;
}

export interface TrailRow extends Edge {
  readonly kind: AuditKind;
  readonly user_id: string | null;
  readonly call: string;
  readonly detail: string | null;
  readonly subject_patient_id: string | null;
  readonly subject_user_id: string | null;
  readonly status: number;
  readonly error: string | null;
  readonly ip: string;
}

/** For up to this many people, each one's entries are looked up: finding them by walking a long trail is slow. */
const fewPeople = 50;

const columns = sql`a.id, a.at, a.kind, a.user_id, a.call, a.detail, a.subject_patient_id, a.subject_user_id,
  a.status, a.error, a.ip`;

function conditionsOf(
  { institutionId, kind, from, until, isRefused }: TrailPart,
  edge: Edge | undefined,
  isOlder: boolean,
): RawBuilder<unknown> {
  const beyond = (found: Edge) => {
    const [sign, at, id] = [isOlder ? sql`<` : sql`>`, found.at, found.id];
    return sql`(a.at, a.id) ${sign} (${at}::timestamptz, ${id}::uuid)`;
  };
  const all = [
    sql`a.institution_id = ${institutionId}::uuid`,
    sql`a.kind is not null`,
    ...(kind ? [sql`a.kind = ${kind}`] : []),
    ...(from ? [sql`a.at >= ${from}::timestamptz`] : []),
    ...(until ? [sql`a.at < ${until}::timestamptz`] : []),
    ...(isRefused ? [sql`a.status >= 400`] : []),
    ...(edge ? [beyond(edge)] : []),
  ];
  return sql.join(all, sql` and `);
}

/** The entries next to an edge, on its older or its newer side, nearest first. */
export async function nextEntries(
  trx: Trx,
  part: TrailPart,
  { edge, isOlder, limit }: { edge: Edge | undefined; isOlder: boolean; limit: number },
): Promise<TrailRow[]> {
  const { people } = part;
  const conditions = conditionsOf(part, edge, isOlder);
  const direction = isOlder ? sql`desc` : sql`asc`;
  const ordered = (alias: string) =>
    sql`order by ${sql.ref(`${alias}.at`)} ${direction}, ${sql.ref(`${alias}.id`)} ${direction} limit ${limit}`;
  const isFew = people !== undefined && people.length <= fewPeople;
  const found = isFew
    ? sql`unnest(${people}::uuid[]) as p (user_id) cross join lateral (
        select ${columns} from audit a where a.user_id = p.user_id and ${conditions} ${ordered("a")}) a`
    : sql`audit a where ${conditions} ${people ? sql`and a.user_id = any(${people}::uuid[])` : sql``}`;
  const { rows } = await sql<TrailRow>`
    select ${columns}, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from ${found} ${ordered("a")}`.execute(trx);
  return rows;
}
