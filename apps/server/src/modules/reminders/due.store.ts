import type { Trx } from "../../db/database.ts";
import type { MailChoicesRow, PracticeLetterKind } from "../../db/tables/reminders.ts";
import { statusesThat } from "@regain/contract/subscription-statuses";
import type { DueHours, DuePeriod } from "./due.rules.ts";

const practising = statusesThat(({ isOpen }) => isOpen);

/** The time zones of everyone who asked for any mail. */
export async function zonesInUse(trx: Trx): Promise<string[]> {
  const rows = await trx
    .selectFrom("mail_choices as c")
    .innerJoin("users as u", "u.id", "c.patient_id")
    .select("u.time_zone")
    .distinct()
    .where((row) => row.or([row("c.reminders_on", "=", true), row("c.progress_on", "=", true)]))
    .execute();
  return rows.map(({ time_zone }) => time_zone);
}

/** Everyone in a zone who may be written to at all, with what they asked for. */
const readers = (trx: Trx, timeZone: string) =>
  trx
    .selectFrom("mail_choices as c")
    .innerJoin("users as u", "u.id", "c.patient_id")
    .innerJoin("subscriptions as s", "s.patient_id", "c.patient_id")
    .selectAll("c")
    .select(["u.email", "u.first_name", "u.username"])
    .where("u.time_zone", "=", timeZone)
    .where("u.email", "is not", null)
    .where("u.status", "=", "ACTIVE")
    .where("u.deletion_due_at", "is", null)
    .where("s.status", "in", practising);

export interface Reader extends MailChoicesRow {
  readonly email: string | null;
  readonly first_name: string | null;
  readonly username: string;
}

/** Part of a long list: those after an id, or one alone. */
export interface Which {
  readonly after?: string;
  readonly patientId?: string;
  readonly limit: number;
}

const part = (query: ReturnType<typeof readers>, { after, patientId, limit }: Which) =>
  query
    .$if(after !== undefined, (rows) => rows.where("c.patient_id", ">", after!))
    .$if(patientId !== undefined, (rows) => rows.where("c.patient_id", "=", patientId!))
    .orderBy("c.patient_id")
    .limit(limit)
    .execute();

const unwritten = (query: ReturnType<typeof readers>, kind: PracticeLetterKind, about: string) =>
  query.where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom("practice_letters as l")
          .select("l.about")
          .whereRef("l.patient_id", "=", "c.patient_id")
          .where("l.kind", "=", kind)
          .where("l.about", "=", about),
      ),
    ),
  );

/** Patients who want to be reminded at one of these hours, and have not been on that day. */
export async function remindersDue(
  trx: Trx,
  timeZone: string,
  { day, weekday, hours }: DueHours,
  which: Which,
): Promise<Reader[]> {
  if (hours.length === 0) return [];
  const wanted = readers(trx, timeZone)
    .where("c.reminders_on", "=", true)
    .where("c.reminder_hour", "in", hours)
    .where(({ val, eb }) => eb(val(weekday), "=", eb.fn.any("c.reminder_days")));
  return part(unwritten(wanted, "reminder", day), which);
}

export const progressKind = { week: "progress-week", month: "progress-month" } as const;

/** Patients who want mail about such periods, have practiced in this one, and have had no mail about it. */
export function progressDue(
  trx: Trx,
  timeZone: string,
  { every, from, to }: DuePeriod,
  which: Which,
): Promise<Reader[]> {
  const wanted = readers(trx, timeZone)
    .where("c.progress_on", "=", true)
    .where("c.progress_every", "=", every)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("practice_days as d")
          .select("d.local_date")
          .whereRef("d.patient_id", "=", "c.patient_id")
          .where("d.local_date", ">=", from)
          .where("d.local_date", "<=", to)
          .where("d.item_count", ">", 0),
      ),
    );
  return part(unwritten(wanted, progressKind[every], from), which);
}

/** @returns false if another server, or this one earlier, has written it */
export async function noteWritten(
  trx: Trx,
  { patientId, kind, about }: { patientId: string; kind: PracticeLetterKind; about: string },
  now: Date,
): Promise<boolean> {
  const noted = await trx
    .insertInto("practice_letters")
    .values({ patient_id: patientId, kind, about, written_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("about")
    .executeTakeFirst();
  return noted !== undefined;
}
