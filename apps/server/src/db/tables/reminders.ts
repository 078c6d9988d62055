import type { Weekday } from "@regain/contract/entities/email-preferences";
import type { Selectable } from "kysely";

/** The mail that a patient asked for. */
export interface MailChoicesTable {
  patient_id: string;
  reminders_on: boolean;
  /** Kept while they are off. */
  reminder_days: Weekday[];
  /** 0 to 23, in the patient's own time zone. */
  reminder_hour: number;
  /** Since when they have been wanted at this hour. */
  reminders_since: Date;
  progress_on: boolean;
  progress_every: "week" | "month";
  progress_since: Date;
  changed_at: Date;
}
export type MailChoicesRow = Selectable<MailChoicesTable>;

export type PracticeLetterKind = "reminder" | "progress-week" | "progress-month";

/** Which mail was written to whom about which day: each only once. */
export interface PracticeLettersTable {
  patient_id: string;
  kind: PracticeLetterKind;
  /** The patient's own day, `YYYY-MM-DD`; for progress mail, the first day it covers. */
  about: string;
  written_at: Date;
}

export interface ReminderTables {
  mail_choices: MailChoicesTable;
  practice_letters: PracticeLettersTable;
}
