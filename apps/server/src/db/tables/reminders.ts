import type { Weekday } from "@regain/contract/entities/mail-choices";
import type { Selectable } from "kysely";

/** What a patient asked to be written to about. */
export interface MailChoicesTable {
  patient_id: string;
  reminders_on: boolean;
  /** Kept while they are off. */
  reminder_days: Weekday[];
  /** 0 to 23, of the patient's own zone. */
  reminder_hour: number;
  /** Since when they are asked for at this hour. */
  reminders_since: Date;
  progress_on: boolean;
  progress_every: "week" | "month";
  progress_since: Date;
  changed_at: Date;
}
export type MailChoicesRow = Selectable<MailChoicesTable>;

export type PracticeLetterKind = "reminder" | "progress-week" | "progress-month";

/** What was written to whom about which day: each once. */
export interface PracticeLettersTable {
  patient_id: string;
  kind: PracticeLetterKind;
  /** The patient's own day, `YYYY-MM-DD`; of a progress mail the first that it tells of. */
  about: string;
  written_at: Date;
}

export interface ReminderTables {
  mail_choices: MailChoicesTable;
  practice_letters: PracticeLettersTable;
}
