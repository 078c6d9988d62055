import { createFileRoute } from "@tanstack/react-router";
import { PatientExport } from "../../../app/screens/report-export.tsx";

export const Route = createFileRoute("/dashboard/patient/$patientId/export")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "caseload", "export"],
  },
  component: PatientExport,
});
