import { createFileRoute } from "@tanstack/react-router";
import { NotePage } from "../../../app/screens/note-page.tsx";
import { anyVersion, oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute(
  "/dashboard/patient/$patientId/progress-note/$startDate/$endDate",
)({
  staticData: {
    access: "public",
    needsUser: true,
    words: ["dashboard", "documentation", "caseload", "report"],
  },
  validateSearch: search({ source: oneOf("ios"), version: anyVersion }),
  component: ProgressNote,
});

function ProgressNote() {
  const { patientId, ...days } = Route.useParams();
  return <NotePage patientId={patientId} kind="progressNote" days={days} />;
}
