import {
  type EmailPreferences,
  type emailPreferencesForm,
  type MailHindrance,
  weekdays,
} from "@regain/contract/entities/email-preferences";
import { goalDaysPerWeek } from "@regain/therapy/recommendations";
import type * as z from "zod/mini";
import type { MailChoicesRow } from "../../db/tables/reminders.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import type { Person } from "../account.store.ts";

export type MailWishes = z.output<typeof emailPreferencesForm>;

/** For somebody who has chosen nothing: nothing is sent. There are as many days as the weekly goal. */
export const untouched: MailWishes = {
  remindersOn: false,
  days: weekdays.slice(0, goalDaysPerWeek),
  hour: 9,
  progressMails: "never",
};

const mailings = { week: "weekly", month: "monthly" } as const;

/** A row in the terms of the wire. */
export const wishesOf = (row: MailChoicesRow | undefined): MailWishes =>
  row
    ? {
        remindersOn: row.reminders_on,
        days: row.reminder_days,
        hour: row.reminder_hour,
        progressMails: row.progress_on ? mailings[row.progress_every] : "never",
      }
    : untouched;

/** The row to store for new choices. What was already asked for keeps its date. */
export function rowOf(
  patientId: string,
  { remindersOn, days, hour, progressMails }: MailWishes,
  before: MailChoicesRow | undefined,
  now: Date,
): MailChoicesRow {
  const every = progressMails === "never" ? before?.progress_every : everyOf[progressMails];
  const isSameHour = before?.reminders_on && before.reminder_hour === hour;
  const isSameMailing = before?.progress_on && before.progress_every === every;
  return {
    patient_id: patientId,
    reminders_on: remindersOn,
    reminder_days: weekdays.filter((day) => days.includes(day)),
    reminder_hour: hour,
    reminders_since: isSameHour ? before.reminders_since : now,
    progress_on: progressMails !== "never",
    progress_every: every ?? "week",
    progress_since: isSameMailing ? before.progress_since : now,
    changed_at: now,
  };
}

const everyOf = { weekly: "week", monthly: "month" } as const;

/** Why somebody gets no mail, whatever they chose. */
export function hindranceOf(
  { email, deletion_due_at, subscription_status: status }: Person,
  isOptedOut: boolean,
): MailHindrance | null {
  if (email === null) return "no-address";
  if (isOptedOut) return "do-not-contact";
  if (deletion_due_at) return "deletion";
  return status && subscriptionPermissions[status].canPractise ? null : "subscription";
}

export const choicesOnTheWire = (
  wishes: MailWishes,
  person: Person,
  { isOptedOut, hasHomework }: { readonly isOptedOut: boolean; readonly hasHomework: boolean },
): EmailPreferences => ({
  ...wishes,
  email: person.email,
  timeZone: person.time_zone,
  hindrance: hindranceOf(person, isOptedOut),
  hasHomework,
});
