import { createFileRoute } from "@tanstack/react-router";
import { NotePage } from "../../../app/screens/note-page.tsx";
import { oneOf, search } from "../../../lib/search.ts";

/** The end date is missing: both dates are asked for. */
export const Route = createFileRoute("/dashboard/patient/$patientId/progress-note/$startDate/")({
  staticData: {
    access: "public",
    needsUser: true,
    words: ["dashboard", "documentation", "caseload", "report"],
  },
  validateSearch: search({ source: oneOf("ios") }),
  component: HalfProgressNote,
});

function HalfProgressNote() {
  const { patientId } = Route.useParams();
  return <NotePage patientId={patientId} kind="progressNote" />;
}
