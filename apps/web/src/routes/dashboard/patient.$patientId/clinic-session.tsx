import { createFileRoute } from "@tanstack/react-router";
import { ClinicSessionScreen } from "../../../features/clinic/screens/clinic-session-screen.tsx";

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

function ClinicSession() {
  const { patientId } = Route.useParams();
  return <ClinicSessionScreen key={patientId} patientId={patientId} />;
}
