import { createFileRoute } from "@tanstack/react-router";
import { NotePage } from "../../../app/screens/note-page.tsx";
import { oneOf, search } from "../../../lib/search.ts";

export const Route = createFileRoute("/dashboard/patient/$patientId/discharge-summary/")({
  staticData: {
    access: "public",
    needsUser: true,
    words: ["dashboard", "documentation", "caseload", "report"],
  },
  validateSearch: search({ source: oneOf("ios") }),
  component: NewDischargeSummary,
});

function NewDischargeSummary() {
  const { patientId } = Route.useParams();
  return <NotePage patientId={patientId} kind="dischargeSummary" />;
}
