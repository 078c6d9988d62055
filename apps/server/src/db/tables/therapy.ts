import type {
  CueType,
  Place,
  Result,
  SkipReason,
  SkipType,
} from "@regain/contract/entities/enumerations";
import type { RecordRefusal } from "@regain/contract/errors";
import type { sessionKinds } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import type { AssessmentForm } from "@regain/therapy/assessment/forms";
import type { LevelReason } from "@regain/therapy/levels";
import type { NormMeasure } from "@regain/therapy/percentiles";
import type { ColumnType, Generated, JSONColumnType, Selectable } from "kysely";

/** Written as JSON text, read as what it holds. */
type Json<Value> = ColumnType<Value, string, never>;

export interface SchedulesTable {
  patient_id: string;
  schedule_id: string;
  /** 1, 2, 3 … per patient. */
  version: number;
  /** Null if the rules made it. */
  author_id: string | null;
  created_at: Date;
  replaced_at: Date | null;
  /** Exercises the patient chooses in addition count toward levels as the homework does. */
  self_guided_counts: Generated<boolean>;
}

export const scheduleColumns = [
  "patient_id",
  "schedule_id",
  "version",
  "author_id",
  "created_at",
  "replaced_at",
  "self_guided_counts",
] as const satisfies readonly (keyof SchedulesTable)[];

export interface ScheduledTaskTypesTable {
  patient_id: string;
  scheduled_task_type_id: string;
  schedule_id: string;
  task_order: number;
  task_type_id: number;
  task_count: number;
  task_level: number;
}

export const scheduledTaskTypeColumns = [
  "patient_id",
  "scheduled_task_type_id",
  "schedule_id",
  "task_order",
  "task_type_id",
  "task_count",
  "task_level",
] as const satisfies readonly (keyof ScheduledTaskTypesTable)[];

export interface TaskLevelsTable {
  patient_id: string;
  task_type_id: number;
  level: number;
  since: Date;
  is_locked: Generated<boolean>;
  floor: number | null;
  ceiling: number | null;
  /** Who set the level by hand; null if practice or an assessment led to it. */
  author_id: Generated<string | null>;
}

export const taskLevelColumns = [
  "patient_id",
  "task_type_id",
  "level",
  "since",
  "is_locked",
  "floor",
  "ceiling",
  "author_id",
] as const satisfies readonly (keyof TaskLevelsTable)[];

export interface TherapySessionsTable {
  patient_id: string;
  session_id: string;
  kind: (typeof sessionKinds)[number];
  /** Null if the patient chose the exercises. */
  schedule_id: string | null;
  place: Place;
  seed: string;
  built_at: Date;
  /** Null if it was built ahead of time for a device and nobody has begun it. */
  started_at: Date | null;
  local_date: string;
  /** When every item had a result. */
  finished_at: Date | null;
  /** When another session took its place. */
  abandoned_at: Date | null;
}
export type TherapySessionRow = Selectable<TherapySessionsTable>;

export const therapySessionColumns = [
  "patient_id",
  "session_id",
  "kind",
  "schedule_id",
  "place",
  "seed",
  "built_at",
  "started_at",
  "local_date",
  "finished_at",
  "abandoned_at",
] as const satisfies readonly (keyof TherapySessionsTable)[];

export interface AssessmentsTable {
  patient_id: string;
  assessment_id: string;
  form: AssessmentForm;
  created_at: Date;
  deferrals: number;
  deferred_on: string | null;
  session_id: string | null;
  finished_at: Date | null;
}
export type AssessmentRow = Selectable<AssessmentsTable>;

export interface AssessmentRatingsTable {
  patient_id: string;
  assessment_id: string;
  question_id: string;
  /** 1 very hard to 5 easy. */
  value: number;
  local_date: string;
  rated_at: Date;
}

export interface RecordingsTable {
  patient_id: string;
  recording_id: string;
  task_id: string;
  /** In the object store. */
  object_key: string;
  bytes: number;
  duration_ms: number;
  /** Null if nothing could tell. */
  engine: string | null;
  heard: string | null;
  is_correct: boolean | null;
  recorded_at: Date;
  expires_at: Date;
}
export type RecordingRow = Selectable<RecordingsTable>;

export interface SessionItemsTable {
  patient_id: string;
  task_id: string;
  session_id: string;
  /** The uuid its result will have. */
  response_id: string;
  /** Within the session, from 0. */
  position: number;
  task_type_id: number;
  level: number;
  generator_version: number;
  /** Identifies what the patient encounters, for choosing the next items. */
  item_key: string;
  view: Json<TaskView>;
}
export type SessionItemRow = Selectable<SessionItemsTable>;

export const sessionItemColumns = [
  "patient_id",
  "task_id",
  "session_id",
  "response_id",
  "position",
  "task_type_id",
  "level",
  "generator_version",
  "item_key",
  "view",
] as const satisfies readonly (keyof SessionItemsTable)[];

export interface LevelChangesTable {
  patient_id: string;
  change_id: string;
  task_type_id: number;
  /** The session whose block led to it; null if a clinician did. */
  session_id: string | null;
  author_id: string | null;
  from_level: number;
  to_level: number;
  reason: LevelReason | "set-by-clinician" | "placed-by-assessment";
  percents: number[];
  /** When the server learned of it. */
  changed_at: Date;
  /**
   * The patient's own day, which never changes; null until a job has filled it in for a change made by an earlier
   * release.
   */
  local_date: string | null;
}

export type LevelChangeRow = Selectable<LevelChangesTable>;

export interface ResponsesTable {
  patient_id: string;
  uuid: string;
  task_id: string;
  session_id: string;
  schedule_id: string | null;
  task_type_id: number;
  level: number;
  place: Place;
  /** Null if the item was skipped. */
  result: Result | null;
  /** 0 to 100. */
  accuracy: number | null;
  first_response_ms: number | null;
  last_response_ms: number | null;
  semantic_cues: number;
  phonemic_cues: number;
  graphemic_cues: number;
  full_cues: number;
  hints: number;
  replays: number;
  wrong_taps: number;
  errors_left: number;
  errors_right: number;
  client_accuracy: number | null;
  client_latency_ms: number | null;
  score_differs: boolean;
  skip_type: SkipType;
  skip_reason: SkipReason | null;
  started_at: Date;
  ended_at: Date;
  received_at: Date;
  local_date: string;
  time_zone: string;
  events: TaskEvent[];
  /** How many were sent, if not all were stored. */
  events_cut_from: number | null;
  settings: Readonly<Record<string, string | number | boolean>>;
  client: ClientFields;
  /** Who was signed in where it was given: the patient, or a clinician in the clinic; null if this was not recorded. */
  user_id: string | null;
}
export type ResponseRow = Selectable<ResponsesTable>;

/** What the player reports about itself. */
export interface ClientFields {
  readonly clientVersionNumber: string;
  readonly systemVersionNumber?: string;
  readonly clientHardwareType?: string;
  readonly clientOSVersion?: string;
  readonly taskTypeVersion: number;
  readonly clockOffsetMs: number;
  readonly sendAttempts: number;
  /** As sent, before it was fitted between the session's start and the time of arrival. */
  readonly startTime: string;
  readonly endTime: string;
  readonly timestamp: string;
}

export interface ResponseCorrectionsTable {
  patient_id: string;
  correction_id: string;
  response_uuid: string;
  result: Result;
  accuracy: number;
  author_id: string;
  reason: string;
  corrected_at: Date;
}

export interface RejectedResponsesTable {
  patient_id: string;
  rejection_id: string;
  code: RecordRefusal;
  /** As sent, or `{ cut, bytes }`: the beginning of its text and its original size. */
  record: Json<unknown>;
  /** SHA-256 of its whole text: a record that is sent again is stored once. */
  record_hash: Buffer;
  received_at: Date;
}

/** Written by `count_blocks` and deleted by `refresh_blocks`, and by nothing else. */
export interface BlocksTable {
  patient_id: string;
  local_date: string;
  session_id: string;
  task_type_id: number;
  level: number;
  place: Place;
  schedule_id: string | null;
  item_count: number;
  scored_count: number;
  accuracy_sum: number;
  without_help_sum: number;
  latency_sum: number;
  latency_count: number;
  duration_sum: number;
  cue_counts: JSONColumnType<Partial<Record<CueType | "hint", number>>>;
  first_at: Date;
  last_at: Date;
}
export type BlockRow = Selectable<BlocksTable>;

/** Written by `count_blocks` and deleted by `refresh_blocks`, and by nothing else. */
export interface PracticeDaysTable {
  patient_id: string;
  local_date: string;
  item_count: number;
  scored_count: number;
  accuracy_sum: number;
  without_help_sum: number;
  home_count: number;
  clinic_count: number;
  /** Ms, each item at most 5 minutes. */
  home_duration: number;
  clinic_duration: number;
}

/** From a demo's simulated peers, or written only by the nightly count. */
export interface NormsTable {
  task_type_id: number;
  level: number;
  measure: NormMeasure;
  is_simulated: boolean;
  peer_count: number;
  mean: number;
  quantiles: readonly number[];
  counted_at: Date;
}

export interface TherapyTables {
  schedules: SchedulesTable;
  scheduled_task_types: ScheduledTaskTypesTable;
  task_levels: TaskLevelsTable;
  therapy_sessions: TherapySessionsTable;
  session_items: SessionItemsTable;
  level_changes: LevelChangesTable;
  recordings: RecordingsTable;
  assessments: AssessmentsTable;
  assessment_ratings: AssessmentRatingsTable;
  responses: ResponsesTable;
  response_corrections: ResponseCorrectionsTable;
  rejected_responses: RejectedResponsesTable;
  blocks: BlocksTable;
  practice_days: PracticeDaysTable;
  norms: NormsTable;
}
