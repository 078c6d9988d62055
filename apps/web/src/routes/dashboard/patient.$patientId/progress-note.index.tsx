import { createFileRoute } from "@tanstack/react-router";
import { NotePage } from "../../../app/screens/note-page.tsx";
import { oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/progress-note/")({
  staticData: {
    access: "public",
    needsUser: true,
    words: ["dashboard", "documentation", "caseload", "report"],
  },
  validateSearch: search({ source: oneOf("ios") }),
  component: NewProgressNote,
});

function NewProgressNote() {
  const { patientId } = Route.useParams();
  return <NotePage patientId={patientId} kind="progressNote" />;
}
