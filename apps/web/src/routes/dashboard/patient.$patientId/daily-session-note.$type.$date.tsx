import { createFileRoute } from "@tanstack/react-router";
import { NotePage } from "../../../app/screens/note-page.tsx";
import { anyVersion, oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute(
  "/dashboard/patient/$patientId/daily-session-note/$type/$date",
)({
  staticData: {
    access: "public",
    needsUser: true,
    words: ["dashboard", "documentation", "caseload", "report"],
  },
  validateSearch: search({
    source: oneOf("ios"),
    version: anyVersion,
    practice: oneOf("all", "clinic"),
  }),
  component: DailySessionNote,
});

function DailySessionNote() {
  const { patientId, type, date } = Route.useParams();
  return (
    <NotePage
      patientId={patientId}
      kind="dailySessionNote"
      days={{ startDate: date, endDate: date }}
      detail={type}
    />
  );
}
