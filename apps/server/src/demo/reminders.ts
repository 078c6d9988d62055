import { hourMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { loadPerson } from "../modules/account.store.ts";
import { duePeriods, weekdayOf } from "../modules/reminders/due.rules.ts";
import { type MailWishes, rowOf } from "../modules/reminders/email-preferences.rules.ts";
import { putMailChoices } from "../modules/reminders/email-preferences.store.ts";
import { writeProgressMail } from "../modules/reminders/progress-mail.service.ts";
import { writeReminder } from "../modules/reminders/reminder.service.ts";
import type { Trx } from "../db/database.ts";
import { daysFrom } from "./accounts.ts";
import { unsent } from "./invitations.ts";

const wishes: MailWishes = {
  remindersOn: true,
  days: ["monday", "wednesday", "friday"],
  hour: 9,
  progressMails: "weekly",
};

const weekHours = 8 * 24;

/** The last time a clock in the zone showed this hour on such a day. */
function lastTime(
  now: Date,
  timeZone: string,
  hour: number,
  isWanted: (day: string) => boolean,
): { readonly at: Date; readonly day: string } {
  const wholeHour = Math.floor(now.getTime() / hourMs) * hourMs;
  for (let back = 0; back < weekHours; back += 1) {
    const at = new Date(wholeHour - back * hourMs);
    const local = localTime(at, timeZone);
    if (local.hour === hour && isWanted(local.day)) return { at, day: local.day };
  }
  throw new RangeError("Such a day does not come in a week.");
}

/** Rosa wants reminders on three days, and weekly progress mail: the latest of each is in the mailbox. */
export async function addDemoReminders(trx: Trx, rosa: string, now: Date): Promise<void> {
  const person = (await loadPerson(trx, rosa))!;
  const { email, first_name, username, time_zone: zone } = person;
  const row = rowOf(rosa, wishes, undefined, daysFrom(now, -60));
  await putMailChoices(trx, row);
  const reader = { ...row, email, first_name, username };

  const reminded = lastTime(now, zone, wishes.hour, (day) => wishes.days.includes(weekdayOf(day)));
  await writeReminder(trx, unsent, reader, reminded.day, reminded.at);
  const told = lastTime(now, zone, wishes.hour, (day) => weekdayOf(day) === "monday");
  const week = duePeriods(told.at, zone).find(({ every }) => every === "week");
  if (week) await writeProgressMail(trx, unsent, reader, week, told.at);
}
