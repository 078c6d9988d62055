import { createFileRoute } from "@tanstack/react-router";
import { PatientAccess } from "../../../app/screens/patient-access.tsx";

export const Route = createFileRoute("/dashboard/patient/$patientId/access")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "add-patient", "caseload", "identity"],
  },
  component: PatientAccess,
});
