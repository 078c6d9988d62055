import { accountName } from "@regain/contract/full-name";
import type { ComplianceDay, PracticeCalendar } from "@regain/contract/entities/calendar";
import type { Trx } from "../../db/database.ts";
import { loadPatient } from "../patient.store.ts";
import { practiceDays } from "../practice-day.store.ts";
import { homeworkDays } from "../session/homework-done.service.ts";
import { calendarDaysOf, calendarRange, complianceOf } from "./calendar.rules.ts";
import type { AskedRange } from "./report-range.rules.ts";
import { firstPracticeDay } from "./report.store.ts";

/**
 * The practice days. Patients see their own whatever their subscription: they show when they
 * practiced, not how.
 * @throws Refusal as `calendarRange`
 */
export async function practiceCalendar(
  trx: Trx,
  patientId: string,
  asked: AskedRange,
  now: Date,
): Promise<PracticeCalendar> {
  const patient = await loadPatient(trx, patientId);
  const { from, to, today } = calendarRange(asked, patient.timeZone, now);
  return {
    patientName: accountName(patient),
    startDate: from,
    endDate: to,
    today,
    firstDay: (await firstPracticeDay(trx, patientId)) ?? null,
    days: calendarDaysOf(await practiceDays(trx, patientId, { from, to })),
  };
}

/** The same days compared with their goal. @throws Refusal as `calendarRange` */
export async function compliance(
  trx: Trx,
  patientId: string,
  asked: AskedRange,
  now: Date,
): Promise<ComplianceDay[]> {
  const { timeZone } = await loadPatient(trx, patientId);
  const range = calendarRange(asked, timeZone, now);
  const rows = await practiceDays(trx, patientId, range);
  return complianceOf(rows, await homeworkDays(trx, patientId, range));
}
