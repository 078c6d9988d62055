import { createFileRoute } from "@tanstack/react-router";
import { PatientWords } from "../../../app/screens/patient-words.tsx";

export const Route = createFileRoute("/dashboard/patient/$patientId/words")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "caseload", "own-items", "session"],
  },
  component: PatientWords,
});
