import { english } from "@regain/content/en/content";
import type { CaseloadStatus } from "@regain/contract/caseload-values";
import type { PatientRow } from "@regain/contract/entities/caseload";
import { addDays, daysBetween, epochSeconds, localTime } from "@regain/therapy/days";
import { daysPerWeek } from "@regain/therapy/performance";
import { fullName } from "@regain/contract/full-name";
import type { Trx } from "../../db/database.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { zonesOf } from "../account.store.ts";
import {
  caseloadActivity,
  caseloadZones,
  type PatientActivity,
  type Todays,
} from "./activity.store.ts";
import { type Activity, statusOf, statusOnTheWire } from "./status.rules.ts";

const reasonLabels: Readonly<Record<string, string>> = english.caseloadTexts.dischargeReasons;

/** The label of a stored reason. */
export const reasonLabel = (reason: string): string => reasonLabels[reason] ?? reason;

/** A patient in the caseload with what follows from their practice days. */
export interface CaseloadPatient extends PatientActivity {
  readonly activity: Activity;
  readonly status: CaseloadStatus;
}

/** The last 30 days, and the 28 before the last 14. */
const rangesOn = (today: string) => ({
  recent: { from: addDays(today, -29), to: today },
  earlier: { from: addDays(today, -41), to: addDays(today, -14) },
});

function activityOf(
  patient: PatientActivity,
  { recent, earlier }: ReturnType<typeof rangesOn>,
): Activity {
  const { today, firstDay, lastDay, days30, lateDays, earlierDays, dischargedAt } = patient;
  return {
    daysSinceActive: lastDay === null ? null : Math.max(0, daysBetween(lastDay, today)),
    daysPerWeek: firstDay === null ? null : daysPerWeek(days30, recent, firstDay),
    lateDays,
    earlierPerWeek: daysPerWeek(earlierDays, earlier, firstDay ?? undefined),
    isDischarged: dischargedAt !== null,
  };
}

/** Today's date for each of the actor's patients, by zone. */
export async function todaysOf(trx: Trx, now: Date): Promise<Todays> {
  const zones = await caseloadZones(trx);
  return Object.fromEntries(zones.map((zone) => [zone, localTime(now, zone).day]));
}

/** The actor's whole caseload, including discharged patients. */
export async function loadCaseload(trx: Trx, todays: Todays): Promise<CaseloadPatient[]> {
  const patients = await caseloadActivity(trx, todays);
  const ranges = new Map(Object.values(todays).map((today) => [today, rangesOn(today)]));
  return patients.map((patient) => {
    const activity = activityOf(patient, ranges.get(patient.today)!);
    return { ...patient, activity, status: statusOf(activity) };
  });
}

function rowOnTheWire(patient: CaseloadPatient, timeZone = "UTC"): PatientRow {
  const { id, username, status, activity, lastDay, dischargedAt, dischargeReason } = patient;
  const dischargedDay = dischargedAt && localTime(new Date(dischargedAt), timeZone).day;
  const shownDay = status === "discharged" ? dischargedDay : lastDay;
  return {
    patientId: id,
    patientUsername: username,
    patientName: fullName(patient) || null,
    status: statusOnTheWire(status, activity, {
      date: shownDay ? shownDate(shownDay) : "",
      reason: reasonLabel(dischargeReason ?? ""),
    }),
    dateLastActive: lastDay === null ? null : epochSeconds(lastDay),
    daysSinceActive: activity.daysSinceActive,
    homeExercises: patient.home,
    clinicExercises: patient.clinic,
    daysActivePerWeek: activity.daysPerWeek,
  };
}

/** Rows of the list. The day of a discharge is the patient's own, too. */
export async function rowsOnTheWire(
  trx: Trx,
  patients: readonly CaseloadPatient[],
): Promise<PatientRow[]> {
  const discharged = patients.filter(({ status }) => status === "discharged");
  const zones = await zonesOf(
    trx,
    discharged.map(({ id }) => id),
  );
  return patients.map((patient) => rowOnTheWire(patient, zones.get(patient.id)));
}
