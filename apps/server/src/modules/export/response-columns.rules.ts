/** The table of answers; docs/export.md says what each column contains. */
import type { Cell } from "@regain/contract/csv";
import type { ResponseCorrectionsTable } from "../../db/tables/therapy.ts";
import { countedOf } from "./counted.rules.ts";
import { namesOfExercise } from "./exercise-names.ts";
import type { AnswerRow } from "./responses.store.ts";

export interface ListedAnswer {
  readonly row: AnswerRow;
  /** The correction that counts. */
  readonly correction: ResponseCorrectionsTable | undefined;
  /** Who made it; null for a clinician who is gone. */
  readonly correctedBy: string | null;
  /** The patient's. */
  readonly username: string;
}

const seconds = (ms: number | null): number | null => (ms === null ? null : ms / 1000);
const skipped = ({ row }: ListedAnswer) => row.skip_type !== "NONE";
const counted = ({ row, correction }: ListedAnswer) => countedOf(row, correction);
const nameOf = ({ row }: ListedAnswer) => namesOfExercise(row.task_type_id, row.kind);

/** In column order. */
const responseColumns: Readonly<Record<string, (answer: ListedAnswer) => Cell>> = {
  date: ({ row }) => row.local_date,
  time_zone: ({ row }) => row.time_zone,
  started_at: ({ row }) => row.started_at.toISOString(),
  ended_at: ({ row }) => row.ended_at.toISOString(),
  place: ({ row }) => row.place,
  session_id: ({ row }) => row.session_id,
  session_kind: ({ row }) => row.kind,
  task_type_id: ({ row }) => row.task_type_id,
  task_type_system_name: (answer) => nameOf(answer).systemName,
  task_type_name: (answer) => nameOf(answer).name,
  level: ({ row }) => row.level,
  result: (answer) => counted(answer).result,
  accuracy_percent: (answer) => counted(answer).accuracy,
  accuracy_without_help_percent: (answer) => counted(answer).withoutHelp,
  first_response_seconds: ({ row }) => seconds(row.first_response_ms),
  latency_seconds: (answer) => seconds(counted(answer).latencyMs),
  cues_semantic: ({ row }) => row.semantic_cues,
  cues_phonemic: ({ row }) => row.phonemic_cues,
  cues_graphemic: ({ row }) => row.graphemic_cues,
  cues_full: ({ row }) => row.full_cues,
  hints: ({ row }) => row.hints,
  replays: ({ row }) => row.replays,
  is_skipped: skipped,
  skip_type: ({ row }) => row.skip_type,
  skip_reason: ({ row }) => row.skip_reason,
  judged_by: ({ row, correction }) => (correction ? "clinician" : row.judge),
  is_corrected: ({ correction }) => correction !== undefined,
  corrected_by: ({ correctedBy }) => correctedBy,
  corrected_at: ({ correction }) => correction?.corrected_at.toISOString() ?? null,
  correction_reason: ({ correction }) => correction?.reason ?? null,
  original_result: ({ row, correction }) => (correction ? row.result : null),
  original_accuracy_percent: ({ row, correction }) => (correction ? row.accuracy : null),
  response_id: ({ row }) => row.uuid,
  patient_id: ({ row }) => row.patient_id,
  patient_username: ({ username }) => username,
};

export const columnNames = Object.keys(responseColumns);

export const cellsOf = (answer: ListedAnswer): Cell[] =>
  Object.values(responseColumns).map((column) => column(answer));
