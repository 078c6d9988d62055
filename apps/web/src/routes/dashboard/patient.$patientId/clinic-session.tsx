import { createFileRoute } from "@tanstack/react-router";
import { ClinicSession } from "../../../app/screens/clinic-session.tsx";

export const Route = createFileRoute("/dashboard/patient/$patientId/clinic-session")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    frame: "player",
    words: ["dashboard", "caseload", "clinic", "session"],
  },
  component: ClinicSession,
});
