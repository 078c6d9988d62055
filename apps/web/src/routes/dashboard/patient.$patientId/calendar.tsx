import { createFileRoute } from "@tanstack/react-router";
import { ReportCalendar } from "../../../app/screens/report-calendar.tsx";
import { anyDay, oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/calendar")({
  staticData: {
    access: "public",
    needsUser: true,
    audience: "clinicians",
    words: ["dashboard", "calendar", "caseload"],
  },
  validateSearch: search({ source: oneOf("ios"), date: anyDay }),
  component: function PatientCalendar() {
    const { patientId } = Route.useParams();
    return <ReportCalendar key={patientId} patientId={patientId} />;
  },
});
