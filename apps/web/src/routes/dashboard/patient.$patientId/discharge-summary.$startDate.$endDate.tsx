import { createFileRoute } from "@tanstack/react-router";
import { NotePage } from "../../../app/screens/note-page.tsx";
import { anyVersion, oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute(
  "/dashboard/patient/$patientId/discharge-summary/$startDate/$endDate",
)({
  staticData: {
    access: "public",
    needsUser: true,
    words: ["dashboard", "documentation", "caseload", "report"],
  },
  validateSearch: search({ source: oneOf("ios"), version: anyVersion }),
  component: DischargeSummary,
});

function DischargeSummary() {
  const { patientId, ...days } = Route.useParams();
  return <NotePage patientId={patientId} kind="dischargeSummary" days={days} />;
}
