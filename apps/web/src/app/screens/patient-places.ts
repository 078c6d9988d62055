import { msg } from "@lingui/core/macro";
import {
  CalendarDays,
  ChartColumn,
  Download,
  Grid3x3,
  Handshake,
  IdCard,
  ListChecks,
  Mic,
  Users,
} from "lucide-react";

/** A patient's performance. The patient has the same pages of their own, at `own`. */
export const performancePlaces = [
  {
    id: "report",
    to: "/dashboard/patient/$patientId/report",
    own: "/dashboard/report",
    label: msg`Performance Summary`,
    icon: ChartColumn,
  },
  {
    id: "detailed-performance",
    to: "/dashboard/patient/$patientId/detailed-performance",
    own: "/dashboard/detailed-performance",
    label: msg`Detailed Performance`,
    icon: Grid3x3,
  },
  {
    id: "calendar",
    to: "/dashboard/patient/$patientId/calendar",
    own: "/dashboard/calendar",
    label: msg`Calendar`,
    icon: CalendarDays,
  },
] as const;

/** All data stored about a patient, to download. */
export const exportPlace = {
  id: "export",
  to: "/dashboard/patient/$patientId/export",
  own: "/dashboard/export",
  label: msg`Export`,
  icon: Download,
} as const;

/** What a clinician does for a patient's practice, and how the patient gets to it. */
export const practicePlaces = [
  {
    id: "schedule",
    to: "/dashboard/patient/$patientId/schedule",
    label: msg`Modify schedule`,
    icon: ListChecks,
  },
  {
    id: "clinic-session",
    to: "/dashboard/patient/$patientId/clinic-session",
    label: msg`Practice together`,
    icon: Handshake,
  },
  {
    id: "recordings",
    to: "/dashboard/patient/$patientId/recordings",
    label: msg`Spoken answers`,
    icon: Mic,
  },
  {
    id: "words",
    to: "/dashboard/patient/$patientId/words",
    label: msg`Words and people`,
    icon: Users,
  },
  {
    id: "access",
    to: "/dashboard/patient/$patientId/access",
    label: msg`Sign-in card and invitation`,
    icon: IdCard,
  },
] as const;

/** The entries of a row's menu: the report, which leads to the other pages, and what is done for practice. */
export const patientPlaces = [performancePlaces[0], ...practicePlaces] as const;
export type PatientPlace =
  | (typeof performancePlaces | typeof practicePlaces)[number]
  | typeof exportPlace;

/** Closed while a patient is discharged; reading stays possible. */
export const changesTherapy: ReadonlySet<PatientPlace["id"]> = new Set([
  "schedule",
  "clinic-session",
  "access",
] as const);
