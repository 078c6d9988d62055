import type { ScheduleLine } from "@regain/therapy/schedule";
import type { ColumnType, Generated, Selectable } from "kysely";

const caseloadEventKinds = [
  "added",
  "discharged",
  "readmitted",
  "handed_over",
  "taken_over",
] as const;

export interface CaseloadEventsTable {
  patient_id: string;
  event_id: string;
  /** Whose caseload it is about. */
  clinician_id: string;
  kind: (typeof caseloadEventKinds)[number];
  reason: string | null;
  note: string | null;
  /** Null if the patient did it. */
  author_id: string | null;
  /** The clinician the patient was handed over from or to. */
  other_clinician_id: string | null;
  at: Date;
}

export interface AttentionDismissalsTable {
  patient_id: string;
  clinician_id: string;
  kind: string;
  /** What was dismissed: a different matter of the same kind is raised again. */
  matter: string;
  dismissed_at: Date;
}

export interface SchedulePresetsTable {
  id: string;
  author_id: string;
  /** Shared within this institution; null for the author only. */
  institution_id: string | null;
  name: string;
  lines: ColumnType<readonly ScheduleLine[], string, string>;
  version: Generated<number>;
  created_at: Date;
  changed_at: Date;
}
export type SchedulePresetRow = Selectable<SchedulePresetsTable>;

/** What clinicians work with. */
export interface CaseloadTables {
  caseload_events: CaseloadEventsTable;
  attention_dismissals: AttentionDismissalsTable;
  schedule_presets: SchedulePresetsTable;
}
