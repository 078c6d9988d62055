import * as z from "zod/mini";
import { atMost } from "../at-most.ts";
import { caseloadStatuses } from "../caseload-values.ts";
import * as longest from "../field-lengths.ts";
import { accuracy, day, id, instant, level, text, typeId } from "./common.ts";
import { pageOfList } from "./page.ts";
import { area } from "./enumerations.ts";

export const caseloadStatus = z.enum(caseloadStatuses);

/** 1: all is well. 2: not started. 3: needs attention. */
const statusIcon = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const patientStatus = z.object({
  kind: caseloadStatus,
  statusLabel: z.string(),
  statusIcon,
  /** A sentence with the figures behind it. */
  statusPopup: z.string(),
  /** Patients who need the clinician most come first. */
  sortOrder: z.int(),
});
export type PatientStatus = z.output<typeof patientStatus>;

export const patientRow = z.object({
  patientId: id,
  patientUsername: z.string(),
  /** As far as the patient has given it; null without one. */
  patientName: z.nullable(z.string()),
  status: patientStatus,
  /** Epoch seconds of the patient's own day, at 00:00 UTC; null without any practice. */
  dateLastActive: z.nullable(z.int()),
  /** The same in days before the patient's own today. */
  daysSinceActive: z.nullable(z.int()),
  /** Exercises in the last 30 days. */
  homeExercises: z.int(),
  clinicExercises: z.int(),
  /** Over the last 30 days, or the length of a shorter history; null without any practice. */
  daysActivePerWeek: z.nullable(z.number()),
});
export type PatientRow = z.output<typeof patientRow>;

/** Figures for the whole caseload without the discharged; "added" compares with the 30 days before the last 30. */
export const caseloadSummary = z.object({
  numPatients: z.int(),
  /** In the last 30 days, like the next two. */
  numAddedPatients: z.int(),
  numDischargedPatients: z.int(),
  totalExercises: z.int(),
  addedTotalExercises: z.int(),
  homeExercises: z.int(),
  addedHomeExercises: z.int(),
});
export type CaseloadSummary = z.output<typeof caseloadSummary>;

export const statusType = z.object({
  kind: caseloadStatus,
  statusLabel: z.string(),
  statusIcon,
  sortOrder: z.int(),
  /** Patients of the caseload who have it. */
  count: z.int(),
});
export type StatusType = z.output<typeof statusType>;

/** A skill area in a few figures. */
export const areaInBrief = z.object({
  displayName: z.string(),
  systemName: area,
  baseline: z.object({ value: accuracy, date: day }),
  latest: z.object({ value: accuracy, date: day }),
  /** Scored items that the latest is based on. */
  itemCount: z.int(),
});
export type AreaInBrief = z.output<typeof areaInBrief>;

export const scheduleInBrief = z.object({
  /** systemName of the exercise. */
  taskName: z.string(),
  displayName: z.string(),
  taskTypeId: typeId,
  taskLevel: level,
  maxLevel: level,
  taskCount: z.int(),
  /** Less than half right without help at this level in the last 7 days, or moved down twice. */
  isFailing: z.boolean(),
});
export type ScheduleInBrief = z.output<typeof scheduleInBrief>;

/** Why a patient needs the clinician today. */
export const attentionKinds = [
  "stopped-practising",
  "level-fell-twice",
  "low-accuracy",
  "never-signed-in",
] as const;
export const attentionKind = z.enum(attentionKinds);
export type AttentionKind = z.output<typeof attentionKind>;

/** What the clinician may want to do about it. */
export const attentionActions = ["encourage", "adjust-homework", "sign-in-card"] as const;

export const attention = z.object({
  patientId: id,
  patientUsername: z.string(),
  kind: attentionKind,
  /** Identifies the occasion: dismissing it hides only this one, and the next one is shown again. */
  matter: text(500),
  text: z.string(),
  action: z.enum(attentionActions),
  /** The exercise it is about, if any. */
  taskTypeId: z.nullable(typeId),
  taskLevel: z.nullable(level),
});
export type Attention = z.output<typeof attention>;

/** Why work with a patient ends; each has its wording on the server. */
export const dischargeReasons = [
  "goals-met",
  "plateau",
  "coverage-ended",
  "moved",
  "other-care",
  "health",
  "declined",
  "no-contact",
  "other",
] as const;
export const dischargeReason = z.enum(dischargeReasons);
export type DischargeReason = z.output<typeof dischargeReason>;

export const readmissionReasons = [
  "new-goals",
  "decline",
  "returned",
  "coverage-renewed",
  "by-mistake",
  "other",
] as const;
export const readmissionReason = z.enum(readmissionReasons);
export type ReadmissionReason = z.output<typeof readmissionReason>;

export const caseNote = z.string().check(z.trim(), atMost(longest.caseNote));

export const careTeamMember = z.object({
  clinicianId: id,
  name: z.string(),
  email: z.nullable(z.string()),
  since: instant,
  dischargedAt: z.nullable(instant),
  isYou: z.boolean(),
});
export type CareTeamMember = z.output<typeof careTeamMember>;

export const caseEvent = z.object({
  id,
  kind: z.enum(["added", "discharged", "readmitted", "handed_over", "taken_over"]),
  at: instant,
  /** Whose caseload it is about. */
  clinicianName: z.string(),
  otherClinicianName: z.nullable(z.string()),
  reasonLabel: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type CaseEvent = z.output<typeof caseEvent>;

/** A patient in a clinician's caseload. */
export const caseloadPatient = z.object({
  patientId: id,
  patientUsername: z.string(),
  patientName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The patient's own; the days of the events are in it. */
  timeZone: z.string(),
  since: instant,
  /** Null while the work goes on. */
  discharge: z.nullable(
    z.object({
      at: instant,
      reason: z.string(),
      reasonLabel: z.string(),
      note: z.nullable(z.string()),
      /** Who did it, if it was somebody from whom the reader took over the patient; null if it was the reader. */
      by: z.nullable(z.string()),
    }),
  ),
  /** The earliest first, at most 200. */
  clinicians: z.array(careTeamMember),
  /** All of them, including those not listed. */
  clinicianCount: z.int(),
  /** The latest first, a page of them. */
  events: z.array(caseEvent),
  eventPages: z.object(pageOfList),
});
export type CaseloadPatient = z.output<typeof caseloadPatient>;
