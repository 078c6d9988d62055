import type { Result } from "@regain/contract/entities/enumerations";
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { ResponseRow, SessionItemRow, TherapySessionRow } from "../../db/tables/therapy.ts";

export interface ResponseQuery {
  readonly patientId: string;
  readonly sessionIds: readonly string[];
  readonly typeId?: number | undefined;
  readonly level?: number | undefined;
  /** The first and the last day, in the patient's zone when the answer was given. */
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A result, with its latest correction if there is one. */
export interface CountedRow extends Pick<
  ResponseRow,
  | "patient_id"
  | "uuid"
  | "session_id"
  | "task_type_id"
  | "level"
  | "place"
  | "result"
  | "accuracy"
  | "last_response_ms"
  | "hints"
  | "skip_type"
  | "skip_reason"
  | "started_at"
  | "ended_at"
  | "local_date"
> {
  readonly cues: number;
  readonly corrected_result: Result | null;
  readonly corrected_accuracy: number | null;
}

const columns = sql`
  r.patient_id, r.uuid, r.session_id, r.task_type_id, r.level, r.place, r.result, r.accuracy, r.last_response_ms,
  r.semantic_cues + r.phonemic_cues + r.graphemic_cues + r.full_cues as cues, r.hints, r.skip_type, r.skip_reason,
  r.started_at, r.ended_at, r.local_date, c.result as corrected_result, c.accuracy as corrected_accuracy`;

/** As in `count_blocks`. */
const latestCorrection = sql`
  left join lateral (
    select result, accuracy from response_corrections
    where patient_id = r.patient_id and response_uuid = r.uuid
    order by corrected_at desc, correction_id desc limit 1
  ) c on true`;

const asked = (query: ResponseQuery): RawBuilder<unknown> => {
  const { typeId = null, level = null, startDate = null, endDate = null } = query;
  return sql`
    r.patient_id = ${query.patientId} and r.session_id = any(${query.sessionIds}::uuid[])
    and (${typeId}::int is null or r.task_type_id = ${typeId})
    and (${level}::int is null or r.level = ${level})
    and (${startDate}::date is null or r.local_date >= ${startDate})
    and (${endDate}::date is null or r.local_date <= ${endDate})`;
};

export async function countAsked(trx: Trx, query: ResponseQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from responses r where ${asked(query)}`.execute(trx);
  return rows[0]!.total;
}

/** In the order they were given. */
export async function askedPage(
  trx: Trx,
  query: ResponseQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select ${columns} from responses r ${latestCorrection}
    where ${asked(query)}
    order by r.started_at, r.uuid
    limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

/** A result with its item. */
export interface ItemRow
  extends
    CountedRow,
    Pick<ResponseRow, "task_id" | "events" | "events_cut_from" | "time_zone">,
    Pick<SessionItemRow, "view">,
    Pick<TherapySessionRow, "kind"> {}

/** Undefined if the patient has no such result. */
export async function findAnsweredItem(
  trx: Trx,
  patientId: string,
  responseId: string,
): Promise<ItemRow | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${columns}, r.task_id, r.events, r.events_cut_from, r.time_zone, i.view, s.kind
    from responses r ${latestCorrection}
    join session_items i on i.patient_id = ${patientId} and i.task_id = r.task_id
    join therapy_sessions s on s.patient_id = ${patientId} and s.session_id = r.session_id
    where r.patient_id = ${patientId} and r.uuid = ${responseId}`.execute(trx);
  return rows[0];
}
