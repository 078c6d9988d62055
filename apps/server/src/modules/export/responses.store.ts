import type { SessionKind } from "@regain/contract/entities/session";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import { type Judge, judgeOf } from "../judged-answers.store.ts";
import type {
  ResponseCorrectionsTable,
  ResponseRow,
  SessionItemRow,
  TherapySessionRow,
} from "../../db/tables/therapy.ts";

export interface AnswersQuery {
  readonly patientId: string;
  /** Only what arrived by then: nothing is added to an export that has begun. */
  readonly until: Date;
  /** The session before the first one; from the beginning if not given. */
  readonly after: string | undefined;
  /** In sessions. */
  readonly limit: number;
}

/** An answer with the kind of session it was given in. */
export type AnswerRow = Omit<ResponseRow, "events" | "settings" | "client"> & {
  readonly kind: SessionKind;
  /** Who judged it, before any correction; null for a skipped item. */
  readonly judge: Judge | null;
};

type SessionKey = Pick<TherapySessionRow, "session_id" | "kind">;

/** Some sessions, in the order they were built. */
const sessionKeys = (trx: Trx, { patientId, after, limit }: AnswersQuery): Promise<SessionKey[]> =>
  trx
    .selectFrom("therapy_sessions")
    .select(["session_id", "kind"])
    .where("patient_id", "=", patientId)
    .$if(after !== undefined, (query) => query.where("session_id", ">", after!))
    .orderBy("session_id")
    .limit(limit)
    .execute();

/** The answers of these sessions in the order their items were made, using the index that blocks are counted by. */
const answersIn = (
  trx: Trx,
  { patientId, until }: AnswersQuery,
  sessions: readonly SessionKey[],
) => {
  const ids = sessions.map(({ session_id }) => session_id);
  return trx
    .selectFrom("responses as r")
    .where("r.patient_id", "=", patientId)
    .where("r.session_id", "=", sql<string>`any(${ids}::uuid[])`)
    .where("r.received_at", "<=", until)
    .orderBy("r.uuid");
};

/** A session with its answers; there may be none. */
export interface AnsweredSession<Row> {
  readonly sessionId: string;
  readonly answers: readonly Row[];
}

function inSessions<Row extends { readonly session_id: string }>(
  sessions: readonly SessionKey[],
  rows: readonly Row[],
): AnsweredSession<Row & Pick<SessionKey, "kind">>[] {
  const bySession = Map.groupBy(rows, ({ session_id }) => session_id);
  return sessions.map(({ session_id: sessionId, kind }) => ({
    sessionId,
    answers: (bySession.get(sessionId) ?? []).map((row) => ({ ...row, kind })),
  }));
}

const figures = [
  "r.patient_id",
  "r.uuid",
  "r.task_id",
  "r.session_id",
  "r.schedule_id",
  "r.task_type_id",
  "r.level",
  "r.place",
  "r.result",
  "r.accuracy",
  "r.first_response_ms",
  "r.last_response_ms",
  "r.semantic_cues",
  "r.phonemic_cues",
  "r.graphemic_cues",
  "r.full_cues",
  "r.hints",
  "r.replays",
  "r.wrong_taps",
  "r.errors_left",
  "r.errors_right",
  "r.client_accuracy",
  "r.client_latency_ms",
  "r.score_differs",
  "r.skip_type",
  "r.skip_reason",
  "r.started_at",
  "r.ended_at",
  "r.received_at",
  "r.local_date",
  "r.time_zone",
  "r.events_cut_from",
  "r.user_id",
] as const;

/**
 * Session by session: a page is a few of them, whatever statistics the database has. Paging rows by
 * a key of the whole history would reread and re-sort it for each page wherever statistics are
 * missing.
 */
export async function answersPage(
  trx: Trx,
  query: AnswersQuery,
): Promise<AnsweredSession<AnswerRow>[]> {
  const sessions = await sessionKeys(trx, query);
  return inSessions(
    sessions,
    await answersIn(trx, query, sessions)
      .select([...figures, judgeOf.as("judge")])
      .execute(),
  );
}

/** With every single move, and what was asked. */
export type PlayedRow = AnswerRow &
  Pick<ResponseRow, "events" | "settings" | "client"> &
  Pick<SessionItemRow, "item_key" | "view">;

export async function playedPage(
  trx: Trx,
  query: AnswersQuery,
): Promise<AnsweredSession<PlayedRow>[]> {
  const sessions = await sessionKeys(trx, query);
  const rows = await answersIn(trx, query, sessions)
    .innerJoin("session_items as i", (join) =>
      join.onRef("i.patient_id", "=", "r.patient_id").onRef("i.task_id", "=", "r.task_id"),
    )
    .where("i.patient_id", "=", query.patientId)
    .select([
      ...figures,
      judgeOf.as("judge"),
      "r.events",
      "r.settings",
      "r.client",
      "i.item_key",
      "i.view",
    ])
    .execute();
  return inSessions(sessions, rows);
}

/** The corrections of these answers made by then, oldest first: the last of each counts. */
export async function correctionsAmong(
  trx: Trx,
  { patientId, until }: Pick<AnswersQuery, "patientId" | "until">,
  rows: readonly Pick<ResponseRow, "uuid">[],
): Promise<ResponseCorrectionsTable[]> {
  const ids = rows.map(({ uuid }) => uuid);
  return trx
    .selectFrom("response_corrections")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("response_uuid", "=", sql<string>`any(${ids}::uuid[])`)
    .where("corrected_at", "<=", until)
    .orderBy("corrected_at")
    .orderBy("correction_id")
    .execute();
}
