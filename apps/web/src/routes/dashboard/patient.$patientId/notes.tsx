import { createFileRoute } from "@tanstack/react-router";
import { PatientNotes } from "../../../app/screens/patient-notes.tsx";
import { oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/notes")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "documentation", "caseload"],
  },
  validateSearch: search({ source: oneOf("ios") }),
  component: PatientNotes,
});
