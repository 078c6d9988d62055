import type { Trx } from "../../db/database.ts";
import { isWanted, type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { hasHomework } from "../schedule/schedule.service.ts";
import { isHomeworkDone } from "../session/homework-done.service.ts";
import { type DueHours, isAskedBefore } from "./due.rules.ts";
import { noteWritten, type Reader, remindersDue } from "./due.store.ts";

export interface Due {
  readonly timeZone: string;
  readonly due: DueHours;
}

/** Reminds one patient, if it is still due: they may have just practiced, or changed their mind. */
export async function remind(
  trx: Trx,
  letters: LetterParts,
  patientId: string,
  { timeZone, due }: Due,
  now: Date,
): Promise<boolean> {
  const [reader] = await remindersDue(trx, timeZone, due, { patientId, limit: 1 });
  if (!reader) return false;
  const hour = { day: due.day, hour: reader.reminder_hour };
  if (!isAskedBefore(reader.reminders_since, timeZone, hour)) return false;
  if (!(await hasHomework(trx, patientId))) return false;
  if (await isHomeworkDone(trx, patientId, due.day)) return false;
  return writeReminder(trx, letters, reader, due.day, now);
}

/** Writes a day's reminder, once. Requires the actor `jobs` or `demo`. */
export async function writeReminder(
  trx: Trx,
  letters: LetterParts,
  { patient_id: patientId, email, first_name, username }: Reader,
  day: string,
  now: Date,
): Promise<boolean> {
  if (!email) return false;
  const letter = { kind: "practiceReminder", to: email } as const;
  if (!(await isWanted(trx, letter))) return false;
  if (!(await noteWritten(trx, { patientId, kind: "reminder", about: day }, now))) return false;
  const values = { name: first_name ?? username };
  return writeLetter(
    trx,
    letters,
    { ...letter, userId: patientId, values, path: "/do-therapy" },
    now,
  );
}
