import { msg } from "@lingui/core/macro";
import { ChartColumn, Handshake, IdCard, ListChecks, Mic, Users } from "lucide-react";

/** The pages about one patient, as menus and the patient's own navigation offer them. */
export const patientPlaces = [
  {
    id: "report",
    to: "/dashboard/patient/$patientId/report",
    label: msg`Report`,
    icon: ChartColumn,
  },
  {
    id: "schedule",
    to: "/dashboard/patient/$patientId/schedule",
    label: msg`Modify schedule`,
    icon: ListChecks,
  },
  {
    id: "clinic-session",
    to: "/dashboard/patient/$patientId/clinic-session",
    label: msg`Practise together`,
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
export type PatientPlace = (typeof patientPlaces)[number];

/** What is closed while a patient is discharged; reading goes on. */
export const changesTherapy: ReadonlySet<PatientPlace["id"]> = new Set([
  "schedule",
  "clinic-session",
  "access",
] as const);
