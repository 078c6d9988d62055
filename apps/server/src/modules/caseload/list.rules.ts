/** Which patients of a caseload are shown and in which order, and the figures of all of them. */
import type { CaseloadColumn, CaseloadStatus } from "@regain/contract/caseload-values";
import type { CaseloadSummary, StatusType } from "@regain/contract/entities/caseload";
import { caseloadStatuses } from "@regain/contract/caseload-values";
import { dayMs } from "@regain/contract/durations";
import { fullName } from "@regain/contract/full-name";
import { byText } from "../../lib/by-text.ts";
import type { CaseloadPatient } from "./caseload.service.ts";
import { statusTypeOf } from "./status.rules.ts";

type Figure = (patient: CaseloadPatient) => number;

/** What each column sorts by; no practice sorts with the least practice. */
const figures: Readonly<Record<Exclude<CaseloadColumn, "username">, Figure>> = {
  status: ({ status }) => caseloadStatuses.indexOf(status),
  lastActivity: ({ activity }) => -(activity.daysSinceActive ?? Number.MAX_SAFE_INTEGER),
  homeExercises: ({ home }) => home,
  clinicExercises: ({ clinic }) => clinic,
  averageActivity: ({ activity }) => activity.daysPerWeek ?? -1,
};

const byName = (a: CaseloadPatient, b: CaseloadPatient) =>
  byText(a.username.toLowerCase(), b.username.toLowerCase());

/** Ties are in order of username, whichever way the column is sorted. */
export function sorted(
  patients: readonly CaseloadPatient[],
  column: CaseloadColumn,
  direction: "ascending" | "descending",
): CaseloadPatient[] {
  const sign = direction === "ascending" ? 1 : -1;
  if (column === "username") return patients.toSorted((a, b) => sign * byName(a, b));
  const figure = figures[column];
  return patients.toSorted((a, b) => sign * (figure(a) - figure(b)) || byName(a, b));
}

/** Matches part of the username, the name or the email address, ignoring case. */
export function found(patient: CaseloadPatient, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { username, email } = patient;
  const name = fullName(patient);
  // Half of all addresses share a domain, so it only counts when a whole address is typed.
  const address = wanted.includes("@") ? email : email?.split("@")[0];
  return [username, name, address ?? ""].some((text) => text.toLowerCase().includes(wanted));
}

/** All except discharged patients, unless a status is asked for. */
export const filtered = (
  patients: readonly CaseloadPatient[],
  status: CaseloadStatus | undefined,
): CaseloadPatient[] =>
  patients.filter((one) => (status ? one.status === status : one.status !== "discharged"));

/** @param now the end of the last 30 days */
export function summaryOf(patients: readonly CaseloadPatient[], now: Date): CaseloadSummary {
  const isRecent = (at: string | null) =>
    at !== null && now.getTime() - Date.parse(at) < 30 * dayMs;
  const present = filtered(patients, undefined);
  const sum = (of: Figure) => present.reduce((total, one) => total + of(one), 0);
  const home = sum((one) => one.home);
  const clinic = sum((one) => one.clinic);
  const addedHome = home - sum((one) => one.homeBefore);
  return {
    numPatients: present.length,
    // Somebody who came and went in these days did both.
    numAddedPatients: patients.filter(({ since }) => isRecent(since)).length,
    numDischargedPatients: patients.filter(({ dischargedAt }) => isRecent(dischargedAt)).length,
    totalExercises: home + clinic,
    addedTotalExercises: addedHome + clinic - sum((one) => one.clinicBefore),
    homeExercises: home,
    addedHomeExercises: addedHome,
  };
}

export function statusTypesOf(patients: readonly CaseloadPatient[]): StatusType[] {
  const counts = new Map<CaseloadStatus, number>();
  for (const { status } of patients) counts.set(status, (counts.get(status) ?? 0) + 1);
  return caseloadStatuses.map((kind) => ({ ...statusTypeOf(kind), count: counts.get(kind) ?? 0 }));
}
