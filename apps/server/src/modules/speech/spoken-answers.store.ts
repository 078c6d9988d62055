import type { Result } from "@regain/contract/entities/enumerations";
import { type RawBuilder, sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type {
  RecordingRow,
  ResponseCorrectionsTable,
  ResponseRow,
  SessionItemRow,
  TherapySessionRow,
} from "../../db/tables/therapy.ts";
import { type KeptAt, overUntil } from "./kept-recordings.rules.ts";

export interface SpokenQuery {
  readonly patientId: string;
  /** The patient's IANA zone. */
  readonly timeZone: string;
  /** The patient's days, both included. */
  readonly from: string;
  readonly to: string;
  /** Only those with no try that was recognized. */
  readonly onlyUnrecognised: boolean;
  /** The exercises whose answers are spoken: an answer that no recording arrived of is listed too. None for a patient. */
  readonly alsoSilentOf: readonly number[];
  readonly kept: KeptAt;
}

/** An item that somebody has spoken an answer to, with its tries, oldest first. */
export interface SpokenRow extends Pick<
  SessionItemRow,
  "task_id" | "response_id" | "task_type_id" | "level" | "view"
> {
  readonly place: ResponseRow["place"];
  readonly kind: TherapySessionRow["kind"];
  readonly date: string;
  /** Null while there is no result, like the next two. */
  readonly events: ResponseRow["events"] | null;
  readonly result: Result | null;
  readonly accuracy: number | null;
  readonly has_result: boolean;
  readonly tries: readonly (Pick<
    RecordingRow,
    "recording_id" | "duration_ms" | "heard" | "is_correct"
  > & {
    /** A string if it came within a JSON list. */
    readonly recorded_at: string | Date;
  })[];
}

/** The day of an answer; if none was given, of what was said last: its session may have been built long before. */
const day = ({ timeZone }: SpokenQuery) => sql`
  coalesce(r.local_date, (spoken.last_at at time zone ${timeZone})::date)`;

/** The items with a recording that is still kept, and those that were spoken to but nothing arrived of. */
const spoken = (query: SpokenQuery): RawBuilder<unknown> => {
  const { patientId, from, to, onlyUnrecognised, alsoSilentOf, kept } = query;
  const isKept = sql`expires_at > ${kept.now} and recorded_at > ${overUntil(kept)}`;
  return sql`
  (select task_id, max(recorded_at) as last_at, bool_or(is_correct is true) as is_recognised,
      json_agg(json_build_object('recording_id', recording_id, 'recorded_at', recorded_at,
        'duration_ms', duration_ms, 'heard', heard, 'is_correct', is_correct) order by recorded_at) as tries
    from recordings where patient_id = ${patientId} and ${isKept}
    group by task_id
  union all
  select silent.task_id, silent.ended_at, false, '[]'
    from blocks b
    join responses silent using (patient_id, session_id, task_type_id, level, local_date)
    where b.patient_id = ${patientId} and b.local_date between ${from} and ${to}
      and b.task_type_id = any(${alsoSilentOf}::integer[])
      and silent.result is not null and silent.ended_at > ${overUntil(kept)}
      and jsonb_path_exists(silent.events, '$[*] ? (@.kind == "record" || @.kind == "mark")')
      and not exists (
        select from recordings where patient_id = ${patientId} and task_id = silent.task_id and ${isKept})
  ) spoken
  join session_items i on i.patient_id = ${patientId} and i.task_id = spoken.task_id
  join therapy_sessions s on s.patient_id = ${patientId} and s.session_id = i.session_id
  left join responses r on r.patient_id = ${patientId} and r.task_id = i.task_id
  where ${day(query)} between ${from} and ${to}
    and not (${onlyUnrecognised} and spoken.is_recognised)`;
};

export async function countSpoken(trx: Trx, query: SpokenQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${spoken(query)}`.execute(trx);
  return rows[0]!.total;
}

/** Latest first. */
export async function spokenPage(
  trx: Trx,
  query: SpokenQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly SpokenRow[]> {
  const { rows } = await sql<SpokenRow>`
    select i.task_id, i.response_id, i.task_type_id, i.level, i.view, s.place, s.kind,
      ${day(query)} as date, r.events, r.result, r.accuracy,
      r.uuid is not null as has_result, spoken.tries
    from ${spoken(query)}
    order by spoken.last_at desc, i.task_id desc
    limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

/** The corrections of these results, latest first. */
export function correctionsOf(
  trx: Trx,
  patientId: string,
  responseIds: readonly string[],
): Promise<ResponseCorrectionsTable[]> {
  return trx
    .selectFrom("response_corrections")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("response_uuid", "=", sql<string>`any(${responseIds}::uuid[])`)
    .orderBy("corrected_at", "desc")
    .orderBy("correction_id", "desc")
    .execute();
}

/** What is still kept of what was said in answer to one item, oldest first. */
export function keptTries(
  trx: Trx,
  patientId: string,
  taskId: string,
  kept: KeptAt,
): Promise<
  Pick<RecordingRow, "recording_id" | "duration_ms" | "heard" | "is_correct" | "recorded_at">[]
> {
  return trx
    .selectFrom("recordings")
    .select(["recording_id", "duration_ms", "heard", "is_correct", "recorded_at"])
    .where("patient_id", "=", patientId)
    .where("task_id", "=", taskId)
    .where("expires_at", ">", kept.now)
    .where("recorded_at", ">", overUntil(kept))
    .orderBy("recorded_at")
    .execute();
}
