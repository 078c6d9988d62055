import { createFileRoute } from "@tanstack/react-router";
import { PatientRecordings } from "../../../app/screens/patient-recordings.tsx";
import { anyCount, oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/recordings")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "caseload", "clinic", "session"],
  },
  validateSearch: search({ page: anyCount, show: oneOf("unrecognised") }),
  component: PatientRecordings,
});
