import { createFileRoute } from "@tanstack/react-router";
import { PatientSchedule } from "../../../app/screens/patient-schedule.tsx";

export const Route = createFileRoute("/dashboard/patient/$patientId/schedule")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "caseload", "schedule"],
  },
  component: PatientSchedule,
});
